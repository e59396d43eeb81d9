import type { AddressInfo } from "node:net";
import { createServer, type SecureVersion, type Server } from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { serveAsHost } from "./hosting.fixtures.ts";
import { hostFiles } from "./hosts/static-files.ts";
import { NOT_FOUND_PAGE, notFoundText } from "./never-pages.ts";
import { siteHeaders } from "./security-headers.ts";
import { acceptsOldTls, siteChecks } from "./site-checks.ts";

const SETTINGS = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_MEAL_DB_URL: "https://www.themealdb.com/api/json/v1",
};
const SCRIPT = "/assets/app-0123abcd.js";
const PAGE = `<!doctype html><script type="module" src="${SCRIPT}"></script><script>early()</script><style>a{}</style><div id="root"></div>`;
const DIST = {
  "index.html": PAGE,
  [SCRIPT.slice(1)]: "export {};",
  "profile-worker.js": "self.site = {};",
  [NOT_FOUND_PAGE]: notFoundText,
  ...hostFiles(siteHeaders(SETTINGS, [PAGE, notFoundText])),
};

let close = () => {};
afterEach(() => close());

async function findProblems(
  files: Record<string, string>,
  byDefault?: Record<string, string>,
): Promise<string[]> {
  const host = await serveAsHost(files, byDefault);
  close = host.close;
  const found = await Promise.all(
    siteChecks(host.address, SETTINGS).map(({ problems }) => problems()),
  );
  return found.flat();
}

const withHeaders = (change: (headers: string) => string) => ({
  ...DIST,
  _headers: change(DIST._headers),
});

describe("siteChecks", () => {
  test("accepts a host that follows the build's files", async () => {
    expect(await findProblems(DIST)).toEqual([]);
  });

  test("reports every missing header once", async () => {
    expect(
      await findProblems(withHeaders((headers) => headers.replace(/^\/\*\n(?: {2}.*\n)+/, ""))),
    ).toEqual(
      [
        "Content-Security-Policy",
        "X-Frame-Options",
        "X-Content-Type-Options",
        "Referrer-Policy",
        "Permissions-Policy",
        "Cross-Origin-Opener-Policy",
        "Strict-Transport-Security",
      ].map((name) => `${name} is missing.`),
    );
  });

  test.each([
    [
      "a directive that is missing",
      "; frame-ancestors 'none'",
      "",
      "Content-Security-Policy has no frame-ancestors.",
    ],
    [
      "a source that is too much",
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
      "Content-Security-Policy: script-src allows 'unsafe-inline' as well.",
    ],
    [
      "a backend that is missing",
      " https://abc.supabase.co",
      "",
      "Content-Security-Policy: connect-src lacks https://abc.supabase.co.",
    ],
    ["another value", "no-referrer", "origin", 'Referrer-Policy isn\'t "no-referrer".'],
    [
      "a short time",
      "max-age=31536000",
      "max-age=60",
      "Strict-Transport-Security has a shorter time than max-age=31536000.",
    ],
  ])("reports %s", async (_, sent, instead, problem) => {
    expect(DIST._headers).toContain(sent);
    expect(await findProblems(withHeaders((headers) => headers.replace(sent, instead)))).toEqual([
      problem,
    ]);
  });

  test.each([
    [
      "a page that is kept",
      { "Cache-Control": "max-age=600", "Content-Encoding": "gzip" },
      "/ is cached without checking for changes, or never cached.",
      "/profile-worker.js is cached without checking for changes, or never cached.",
    ],
    [
      "a page that is never kept",
      { "Cache-Control": "no-cache, no-store", "Content-Encoding": "gzip" },
      "/ is cached without checking for changes, or never cached.",
      "/profile-worker.js is cached without checking for changes, or never cached.",
    ],
    ["text that isn't compressed", { "Cache-Control": "no-cache" }, `${SCRIPT} isn't compressed.`],
  ])("reports %s", async (_, byDefault, ...problems) => {
    expect(await findProblems(DIST, byDefault)).toEqual(problems);
  });

  test("reports text without a character set", async () => {
    const type = withHeaders((headers) =>
      headers.replace("/*\n", "/*\n  Content-Type: text/html\n"),
    );
    expect(await findProblems(type)).toEqual(
      expect.arrayContaining([
        "/ has no character set in its type.",
        "/sales has no character set in its type.",
      ]),
    );
  });

  test("reports a worker that is missing, or that a host replaces with the page", async () => {
    const { "profile-worker.js": _, ...without } = DIST;
    expect(await findProblems(without)).toEqual(["/profile-worker.js answers 404."]);
    expect(
      await findProblems({
        ...without,
        _redirects: DIST._redirects.replace(/^.*worker.*404$/gm, ""),
      }),
    ).toContain("/profile-worker.js isn't sent as a script.");
  });

  test("reports hashed files that browsers have to ask for again", async () => {
    expect(
      await findProblems(withHeaders((headers) => headers.replace(", immutable", ""))),
    ).toEqual([`${SCRIPT} isn't immutable.`]);
  });

  test("notices a script that the host adds to the page", async () => {
    const problems = await findProblems({
      ...DIST,
      "index.html": PAGE.replace("<div", "<script>track()</script><div"),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^Content-Security-Policy: script-src lacks 'sha256-/),
    ]);
  });

  test("reports missing files that return the page", async () => {
    expect(await findProblems({ ...DIST, _redirects: "/* /index.html 200" })).toEqual([
      "/assets/missing-00000000.js answers 200.",
      "/sw.js answers 200.",
      "/service-worker.js answers 200.",
    ]);
  });

  test("reports pages that are not found", async () => {
    expect(await findProblems({ ...DIST, _redirects: "" })).toEqual([
      "/sales answers 404.",
      "/profile answers 404.",
    ]);
  });
});

let server: Server;

/** A server without a certificate, which only anonymous ciphers allow. */
async function serve(minVersion: SecureVersion, maxVersion: SecureVersion): Promise<string> {
  server = createServer({ minVersion, maxVersion, ciphers: "ADH:@SECLEVEL=0", dhparam: "auto" });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

describe("acceptsOldTls", () => {
  afterEach(() => void server.close());

  test.each<[SecureVersion, SecureVersion]>([
    ["TLSv1", "TLSv1"],
    ["TLSv1.1", "TLSv1.1"],
    ["TLSv1.1", "TLSv1.2"],
  ])("notices a server that accepts %s to %s", async (oldest, newest) => {
    expect(await acceptsOldTls(await serve(oldest, newest))).toBe(true);
  });

  test("passes a server that starts at TLS 1.2", async () => {
    expect(await acceptsOldTls(await serve("TLSv1.2", "TLSv1.2"))).toBe(false);
  });

  test("rejects if the server can't be reached", async () => {
    const address = await serve("TLSv1.2", "TLSv1.2");
    await new Promise((resolve) => server.close(resolve));
    await expect(acceptsOldTls(address)).rejects.toThrow("ECONNREFUSED");
  });
});
