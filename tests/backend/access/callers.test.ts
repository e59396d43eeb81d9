import { describe, expect, test } from "vitest";
import { hostHeaders } from "#tools/build/hosting/security-headers.ts";
import { createSignature, eventText } from "../orders/signed.ts";
import { keys, origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";
import { functionNames } from "./deno.ts";

const testBackend = await openTestBackend();
const asked = { priceId: PRICE.price_id };
const event = eventText("checkout.session.completed", { id: "cs_test_nobodyknowsit" });

/** Functions that are only read. */
const READ = ["calendar", "heartbeat", "numbers"];
/** Functions that a secret in the address opens, from wherever it's followed. */
const PUBLIC = ["calendar", "unsubscribe"];
/** Its links are followed, and its button is pressed. */
const BOTH = ["unsubscribe"];

/** Everything that a call could cost. */
async function traces() {
  const [attempts] = await testBackend.sql`select count(*)::integer from private.attempts`;
  return {
    attempts,
    calls: testBackend.network.asked.length,
    written: await testBackend.countWritten(),
  };
}

const foreign: [string, Record<string, string>][] = [
  ["another site", { origin: "https://evil.example" }],
  ["another site with our address in its own", { origin: `https://evil.example?${origin}` }],
  ["another port of our host", { origin: "http://shop.test:9090" }],
  ["a subdomain of ours", { origin: "http://www.shop.test:8080" }],
  ["a site with a name that starts like ours", { origin: `${origin}.evil.example` }],
  ["a sandboxed page", { origin: "null" }],
  ["a page without a usable origin", { origin: "" }],
  ["another site, in a browser that hides the origin", { "sec-fetch-site": "cross-site" }],
];

const chooseMethod = (name: string) => (READ.includes(name) ? "GET" : "POST");
const refused = functionNames.flatMap((name) =>
  ["GET", "POST", "PUT", "DELETE", "HEAD"]
    .filter((method) => method !== chooseMethod(name))
    .filter((method) => method !== "GET" || !BOTH.includes(name))
    .map((method) => [name, method] as const),
);

test.each(refused)("%s refuses %s", async (name, method) => {
  const { status, headers } = await testBackend.call(name, undefined, { method });
  expect([status, headers.get("allow")]).toEqual([405, `${chooseMethod(name)}, OPTIONS`]);
});

describe.each(functionNames)("%s", (name) => {
  const method = chooseMethod(name);

  test("lets browsers show its answers only to pages of the site", async () => {
    const { status, headers, body } = await testBackend.call(name, undefined, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect([status, body]).toEqual([204, undefined]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": `${method}, OPTIONS`,
      "access-control-allow-headers":
        "authorization, apikey, content-type, idempotency-key, x-client-info, x-visit",
      "cache-control": "no-store",
    });
  });

  test.each(["OPTIONS", method, "PUT"])(
    "demands HTTPS for a year, its types aren't guessed, and it can't be framed: %s",
    async (asking) => {
      const { headers } = await testBackend.call(name, undefined, { method: asking });
      expect(Object.fromEntries(headers)).toMatchObject({
        "strict-transport-security": hostHeaders["Strict-Transport-Security"],
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  test.skipIf(PUBLIC.includes(name)).each(foreign)(
    "refuses %s before counting or requesting anything",
    async (_, headers) => {
      const before = await traces();

      expect(await testBackend.call(name, asked, { method, headers })).toMatchObject({
        status: 403,
        body: { error: "Only pages of the site may call this." },
      });
      expect(await traces()).toEqual(before);
    },
  );
});

/** Beacons have no type, mail programs send forms, and reading needs none. */
const typed = functionNames.filter(
  (name) => name !== "events" && !PUBLIC.includes(name) && !READ.includes(name),
);

describe.each(typed)("%s", (name) => {
  test.each([
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ])("refuses a body of type %j before counting or requesting anything", async (type) => {
    const before = await traces();

    expect(
      await testBackend.call(name, asked, { headers: { "content-type": type } }),
    ).toMatchObject({
      status: 415,
      body: { error: "Send application/json." },
    });
    expect(await traces()).toEqual(before);
  });
});

describe("a function", () => {
  test.each<[string, Record<string, string>]>([
    [
      "a page of the site on a different domain from the functions",
      { origin, "sec-fetch-site": "cross-site" },
    ],
    ["a page of the site", { origin, "sec-fetch-site": "same-origin" }],
    ["a server or a command line", {}],
    ["JSON that names its charset", { origin, "content-type": "Application/JSON ; charset=utf-8" }],
  ])("answers %s", async (_, headers) => {
    expect((await testBackend.call("stripe-checkout", asked, { headers })).status).toBe(200);
  });

  test("answers a page on its own host, whatever host name the server was opened with", async () => {
    const { default: verify } = await import("../../../supabase/functions/stripe-verify/index.ts");
    const requestStatus = async (host: string, from: string) => {
      const headers = {
        "content-type": "application/json",
        origin: from,
        "sec-fetch-site": "same-origin",
      };
      return (
        await verify.fetch(
          new Request(`http://${host}/functions/v1/stripe-verify`, {
            method: "POST",
            headers,
            body: "{}",
          }),
        )
      ).status;
    };

    expect(await requestStatus("127.0.0.1:5173", "http://127.0.0.1:5173")).toBe(200);
    expect(await requestStatus("tunnel.example", "https://tunnel.example")).toBe(200);
    expect(await requestStatus("127.0.0.1:5173", "http://127.0.0.1:6006")).toBe(403);
  });

  test("accepts what the provider and the cron job send", async () => {
    const fromProvider = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": createSignature(event),
    };
    expect(
      (await testBackend.call("stripe-webhook", event, { headers: fromProvider })).status,
    ).toBe(200);
    expect(
      (
        await testBackend.call(
          "stripe-reconcile",
          {},
          { headers: { authorization: `Bearer ${keys.sweepSecret}` } },
        )
      ).status,
    ).toBe(200);
  });

  test("doesn't let any page read its answers if the settings don't name the site", async () => {
    const { SITE_URL } = process.env;
    delete process.env.SITE_URL;
    try {
      const { status, headers } = await testBackend.call(
        "stripe-verify",
        {},
        { method: "OPTIONS", headers: { origin: "null" } },
      );
      expect([status, headers.get("access-control-allow-origin")]).toEqual([204, null]);
    } finally {
      process.env.SITE_URL = SITE_URL;
    }
  });
});
