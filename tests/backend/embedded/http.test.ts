import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tools/test-env/free-port.ts";
import { createChance } from "./chance.ts";
import { type Running, startOn } from "./embedded.ts";
import { hostileRequest, signToken } from "./hostile-requests.ts";
import { exchange, send, stall } from "./raw.ts";

const SEED = Number(process.env.HOSTILE_SEED ?? 20261122);
const REQUESTS = 1_500;

const publicKey = "sb_publishable_embedded";
const folder = mkdtempSync(join(tmpdir(), "embedded-http-"));
let port: number;
let server: Running;
let keys: { jwtSecret: string; stripeKey: string; mailKey: string };
let accessToken: string;

beforeAll(async () => {
  port = await freePort();
  server = await startOn(folder, port);
  keys = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  accessToken = (await signUp("first")).access_token;
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function signUp(name: string): Promise<{ access_token: string }> {
  const headers = { apikey: publicKey, "Content-Type": "application/json" };
  const body = JSON.stringify({ email: `${name}@example.com`, password: "correct horse" });
  const response = await fetch(`${server.origin}/auth/v1/signup`, {
    method: "POST",
    headers,
    body,
  });
  expect(response.status).toBe(200);
  return response.json();
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\napikey: ${publicKey}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe("the embedded backend over HTTP", () => {
  test("isn't blocked by incomplete bodies", async () => {
    const paths = [
      "/rest/v1/rpc/has_access",
      "/auth/v1/token?grant_type=password",
      "/functions/v1/stripe-checkout",
      "/v1/checkout/sessions",
      "/mail/v1/emails",
    ];
    const stalled = await Promise.all(paths.map((path) => stall(port, `${post(path, 1000)}{"a":`)));
    const orders = await fetch(`${server.origin}/rest/v1/stripe_orders?select=status`, {
      headers: { apikey: publicKey },
    });
    expect(orders.status).toBe(200);
    await signUp("meanwhile");
    for (const one of stalled) one.end();
  });

  test("answers a body of 48 MB with 413, without delaying other requests", {
    tags: ["long"],
  }, async () => {
    const answer = exchange(
      port,
      `${post("/rest/v1/rpc/has_access", 48_000_000)}${"x".repeat(48_000_000)}`,
    );
    await signUp("beside");
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain("Connection: close");
  });

  test.each([
    ["GET //rest/v1/stripe_orders HTTP/1.1\r\nHost: localhost", 400],
    ["GET // HTTP/1.1\r\nHost: localhost", 400],
    ["GET /%zz HTTP/1.1\r\nHost: localhost", 400],
    ["GET /rest/v1/%ff HTTP/1.1\r\nHost: localhost", 400],
    ["GET /rest/v1/stripe_orders?select=%zz HTTP/1.1\r\nHost: localhost", 400],
    ["GET /rest/v1/stripe_orders HTTP/1.1\r\nHost: localhost:99999", 400],
    ["GET /rest/v1/stripe_orders HTTP/1.1", 400],
    // Vite refuses unknown hosts, malformed or not.
    ["GET /rest/v1/stripe_orders HTTP/1.1\r\nHost: [", 403],
    ["GET /rest/v1/stripe_orders HTTP/1.1\r\nHost: a b", 403],
  ])("answers %j with %d", async (head, status) => {
    expect(await exchange(port, `${head}\r\n\r\n`, /\r\n\r\n/)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
  });

  test.each<[string, unknown]>([
    ["sub", "not-a-uuid"],
    ["sub", 1],
    ["sub", ["x"]],
    ["role", "postgres"],
    ["role", []],
    ["session_id", "not-a-uuid"],
    ["exp", "soon"],
  ])("answers 401 to a signed token if its %s is %j", async (name, value) => {
    const claims = {
      sub: "00000000-0000-4000-8000-000000000000",
      role: "authenticated",
      exp: 4_000_000_000,
      [name]: value,
    };
    const headers = {
      apikey: publicKey,
      Authorization: `Bearer ${signToken(keys.jwtSecret, JSON.stringify(claims))}`,
    };
    for (const path of ["/rest/v1/stripe_orders", "/auth/v1/user"]) {
      const response = await fetch(`${server.origin}${path}`, { headers });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });

  test("answers a question about methods without an error", async () => {
    const headers = { apikey: publicKey };
    for (const path of ["/auth/v1/verify", "/auth/v1/token?grant_type=password", "/auth/v1/signup"])
      expect((await fetch(`${server.origin}${path}`, { method: "OPTIONS", headers })).ok).toBe(
        true,
      );
  });

  test.each([
    ["/rest/v1/rpc/has_access", `${"[".repeat(9000)}${"]".repeat(9000)}`],
    ["/auth/v1/signup", JSON.stringify({ email: "deep@example.com", data: { name: "\ud800" } })],
    ["/rest/v1/rpc/has_access?order=%00", "{}"],
  ])("answers 400 to what no database can read: %s", async (path, body) => {
    const headers = { apikey: publicKey, "Content-Type": "application/json" };
    const response = await fetch(`${server.origin}${path}`, { method: "POST", headers, body });
    expect(response.status).toBe(400);
  });

  test("doesn't let pages of other ports read anything or follow the changes", async () => {
    const origin = "http://localhost:9";
    for (const path of ["/mailbox", "/", "/@vite/client", "/src/main.tsx", "/__funnel/data"]) {
      const response = await fetch(`${server.origin}${path}`, { headers: { Origin: origin } });
      expect([path, response.status, response.headers.get("access-control-allow-origin")]).toEqual([
        path,
        403,
        null,
      ]);
    }
    const upgrade = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: vite-hmr\r\nOrigin: ${origin}\r\n\r\n`;
    expect(await exchange(port, upgrade)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test(`answers ${REQUESTS} hostile requests without a server error (HOSTILE_SEED=${SEED})`, {
    tags: ["long"],
  }, async () => {
    const chance = createChance(SEED);
    const errors: unknown[] = [];
    const statuses = new Set<number>();
    const requests = Array.from({ length: REQUESTS }, () =>
      hostileRequest(chance, { publicKey, accessToken, ...keys }),
    );
    const send10 = async (first: number) => {
      const answers = requests
        .slice(first, first + 10)
        .map(async (request) => ({ request, ...(await send(port, request)) }));
      for (const { request, status, text } of await Promise.all(answers)) {
        statuses.add(status);
        if (status === 0 || status >= 500)
          errors.push({ ...request, status, text: text.slice(0, 200) });
      }
    };
    for (let first = 0; first < REQUESTS; first += 10) await send10(first);
    expect(errors).toEqual([]);
    expect([...statuses], "some got through to the database").toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404, 405]),
    );
    await signUp("after-it-all");
  });
});
