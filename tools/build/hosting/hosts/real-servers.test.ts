import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { memberApp } from "#lib/member-app.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { precompress } from "../assets/precompress.ts";
import { NOT_FOUND_PAGE, notFoundText } from "../never-pages.ts";
import { siteHeaders } from "../security-headers.ts";
import { caddyText } from "./caddy.ts";
import { nginxText } from "./nginx.ts";

/** Finds a program; undefined if it isn't installed on this machine. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const nginx = findProgram("nginx");
const caddy = findProgram("caddy");
const brotli =
  nginx &&
  join(dirname(nginx), "..", "lib", "nginx", "modules", "ngx_http_brotli_static_module.so");
const hasBrotli = brotli !== undefined && existsSync(brotli);

const SCRIPT = "/assets/app-0123abcd.js";
const headers = siteHeaders({}, ["<script>a()</script>"]);
const page = (name: string) => `<!doctype html><title>${name}</title>${"<p>text</p>".repeat(200)}`;

/** A type with its character set. */
const expectType = (type: string) =>
  expect.stringMatching(new RegExp(`^${type}; ?charset=utf-8$`, "i"));

let folder: string;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "real-servers-"));
  // nginx reads as another user.
  chmodSync(folder, 0o755);
  site = join(folder, "dist");
  mkdirSync(join(site, "assets"), { recursive: true });
  const files = {
    "index.html": page("entrance"),
    "goals.html": page("goals"),
    [SCRIPT]: "export {};\n".repeat(500),
    [memberApp.worker]: "self.site = {};\n",
    [NOT_FOUND_PAGE]: notFoundText,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  await precompress(site);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Server {
  name: string;
  program: string | undefined;
  best: "br" | "gzip";
  /** Writes the server's settings; returns the arguments to start it with. */
  configure: (port: number) => string[];
}

const servers: Server[] = [
  {
    name: "nginx",
    program: nginx,
    best: hasBrotli ? "br" : "gzip",
    configure(port) {
      writeFileSync(join(folder, "included.conf"), nginxText(headers));
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(" ");
      const settings = `daemon off; pid ${folder}/pid; error_log stderr; ${hasBrotli ? `load_module ${brotli};` : ""} events {}
        http { types { text/html html; text/javascript js; } access_log off; ${temporary}
          server { listen 127.0.0.1:${port}; root ${site}; ${hasBrotli ? "brotli_static on;" : ""} include included.conf; } }`;
      writeFileSync(join(folder, "nginx.conf"), settings);
      return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
    },
  },
  {
    name: "Caddy",
    program: caddy,
    best: "br",
    configure(port) {
      writeFileSync(join(folder, "included"), caddyText(headers));
      writeFileSync(
        join(folder, "Caddyfile"),
        `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${site}\n\timport included\n}\n`,
      );
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
    },
  },
];

describe.each(servers)("$name with the build's file", ({ program, best, configure }) => {
  let server: ChildProcess;
  let address: string;

  const ask = (path: string, accept = "gzip, deflate, br") =>
    new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
      get(address + path, { headers: { "accept-encoding": accept } }, async (response) => {
        resolve(Object.assign(response, { body: Buffer.concat(await response.toArray()) }));
      }).on("error", reject);
    });

  beforeAll(async () => {
    if (!program) return;
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    server = spawn(program, configure(port), { stdio: "ignore" });
    await vi.waitFor(() => ask("/"), { timeout: 20_000 });
  });
  afterAll(() => void server?.kill());

  test.runIf(program)(
    "serves a route's own page, and the entrance for other paths, without a redirect",
    async () => {
      for (const [path, title] of Object.entries({
        "/": "entrance",
        "/goals": "goals",
        "/goals?utm=1": "goals",
        "/sales": "entrance",
        "/assets": "entrance",
      })) {
        const { statusCode, headers, body } = await ask(path, "identity");
        expect([statusCode, body.toString()], path).toEqual([200, page(title)]);
        expect(headers, path).toMatchObject({
          "cache-control": "no-cache",
          "content-type": expectType("text/html"),
          "x-frame-options": "DENY",
        });
      }
    },
  );

  test.runIf(program)("lets browsers keep hashed files, with all headers", async () => {
    const sent = (await ask(SCRIPT)).headers;
    expect(sent).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expectType("text/javascript"),
    });
    for (const [name, value] of Object.entries(headers))
      expect(sent[name.toLowerCase()], name).toBe(value);
  });

  test.runIf(program)("lets browsers check for a newer worker each time", async () => {
    const { statusCode, headers } = await ask(memberApp.worker);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(headers["content-type"]).toEqual(expectType("text/javascript"));
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  test.runIf(program)("sends the compressed file to clients that accept it", async () => {
    for (const path of ["/", "/goals", "/sales", SCRIPT]) {
      const plain = await ask(path, "identity");
      const packed = await ask(path);
      expect([packed.headers["content-encoding"], packed.headers["content-type"]], path).toEqual([
        best,
        plain.headers["content-type"],
      ]);
      expect(packed.headers.vary, path).toMatch(/accept-encoding/i);
      expect(packed.body.length, path).toBeLessThan(plain.body.length);
      expect((await ask(path, "gzip")).headers["content-encoding"], path).toBe("gzip");
      expect(plain.headers["content-encoding"], path).toBeUndefined();
    }
  });

  test.runIf(program)(
    "responds with 404 to a missing file, which browsers ask for again",
    async () => {
      for (const path of [
        "/assets/gone-0123abcd.js",
        "/.well-known/gone",
        "/sw.js",
        "/service-worker.js",
      ]) {
        const { statusCode, headers, body } = await ask(path, "identity");
        expect([statusCode, body.toString()], path).toEqual([404, notFoundText]);
        expect(headers["cache-control"] ?? "no-cache", path).toBe("no-cache");
        expect(headers["x-frame-options"], path).toBe("DENY");
      }
    },
  );
});
