// @module-tag long
import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const asked = { priceId: PRICE.price_id };
const withKey = (key: string) => ({ headers: { "idempotency-key": key } });
const sessions = async () =>
  (await testBackend.stripe("checkout/sessions?limit=100")).body.data.length;

describe("idempotency key", () => {
  test("opens one session for a repeated request", async () => {
    const key = crypto.randomUUID();
    const before = await sessions();
    const answers = [
      await testBackend.checkout(key),
      await testBackend.checkout(key),
      await testBackend.checkout(key),
    ];

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await sessions()).toBe(before + 1);
  });

  test.each([
    ["two keys", crypto.randomUUID(), crypto.randomUUID()],
    ["no keys", "", ""],
    ["keys that are too short to be unique", "1234", "1234"],
    ["keys with other characters", "' or 1=1 -- and more", "' or 1=1 -- and more"],
  ])("%s open two sessions with two claims", async (_, one, other) => {
    const [first, second] = [await testBackend.checkout(one), await testBackend.checkout(other)];

    expect(first.sessionId).not.toBe(second.sessionId);
    expect(first.claim).not.toBe(second.claim);
  });

  test("gets past a remembered failure if it's new", async () => {
    const key = crypto.randomUUID();
    await testBackend.switches({ "apiFault[status]": "500", "apiFault[after]": "true" });

    expect((await testBackend.call("stripe-checkout", asked, withKey(key))).status).toBe(503);
    expect((await testBackend.call("stripe-checkout", asked, withKey(key))).status).toBe(503);
    expect(
      (await testBackend.call("stripe-checkout", asked, withKey(crypto.randomUUID()))).status,
    ).toBe(200);
    expect(takeLogs()).toHaveLength(2);
  });
});

describe("checkout limit", () => {
  /**
   * Brings every client that has started a checkout to `room` sessions below its limit of a hundred.
   */
  const nearLimit = (room: number) => testBackend.sql`
  insert into private.attempts (action, client)
  select 'checkout', client from (select distinct client from private.attempts where action = 'checkout') as clients, generate_series(1, ${99 - room})`;

  test("counts sessions by the address the proxy saw", async () => {
    const spoofSender = (nth: number) => ({ from: `10.0.0.${nth}, 203.0.113.7` });
    const key = crypto.randomUUID();
    expect(
      (await testBackend.call("stripe-checkout", asked, { ...spoofSender(1), ...withKey(key) }))
        .status,
    ).toBe(200);
    await nearLimit(1);
    expect((await testBackend.call("stripe-checkout", asked, spoofSender(2))).status).toBe(200);
    const before = await sessions();

    const refused = await testBackend.call("stripe-checkout", asked, spoofSender(3));
    expect(refused).toMatchObject({
      status: 429,
      body: { error: "Too many attempts. Please wait a few minutes and try again." },
    });
    expect(refused.headers.get("retry-after")).toBe("600");
    expect(
      (
        await testBackend.call("stripe-checkout", asked, {
          ...spoofSender(4),
          headers: { ...withKey(key).headers, "cf-connecting-ip": "203.0.113.9" },
        })
      ).status,
    ).toBe(200);
    expect(await sessions()).toBe(before);
    expect((await testBackend.call("stripe-checkout", asked, { from: "203.0.113.8" })).status).toBe(
      200,
    );
    expect(JSON.stringify(await testBackend.sql`select * from private.attempts`)).not.toContain(
      "203.0.113",
    );
  });

  test("counts an IPv6 network as one client", async () => {
    expect(
      (await testBackend.call("stripe-checkout", asked, { from: "2001:0DB8:0000:0007:1:0:0:1" }))
        .status,
    ).toBe(200);
    await nearLimit(2);
    for (const from of ["2001:db8:0:7::1", "2001:db8:0:7::2"])
      expect((await testBackend.call("stripe-checkout", asked, { from })).status).toBe(200);

    expect(
      (
        await testBackend.call("stripe-checkout", asked, {
          from: "2001:db8:0:7:ffff:ffff:ffff:ffff",
        })
      ).status,
    ).toBe(429);
    for (const from of [
      "2001:db8:0:8::1",
      "2001:db8::7",
      "::ffff:198.51.100.1",
      "::ffff:198.51.100.2",
      "::1",
    ]) {
      expect((await testBackend.call("stripe-checkout", asked, { from })).status, from).toBe(200);
    }
  });
});
