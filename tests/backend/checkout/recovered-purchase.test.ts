import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createLeavers, switchOnRecovery } from "../mails/recovery.fixtures.ts";
import { findCode } from "../restore/restore-purchase.fixtures.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const { leaveAndExpire, expire, finish, open, session } = createLeavers(testBackend);
const { rpc, login, member } = createRights(testBackend);
switchOnRecovery();

let accounts = 0;
/** The token of a new account. */
async function account(): Promise<string> {
  accounts += 1;
  const { email } = await member(`claimer-${accounts}`);
  await testBackend.switches({ drop: "false" });
  return (await login(email)).body.access_token;
}
const claim = async (session_id: string, secret: string) =>
  (await rpc("claim_order", { session_id, claim: secret }, await account())).status;

describe.each(["false", "true"])(
  "a purchase finished in a copy (without metadata: %s)",
  (without) => {
    let nth = 0;
    let email = "";
    beforeEach(async () => {
      nth += 1;
      email = `buyer-${without}-${nth}@example.com`;
      await testBackend.switches({ drop: "false", recoverWithoutMetadata: without });
    });

    test("says nothing to the browser that began it", async () => {
      const begun = await leaveAndExpire({ email });
      const before = await testBackend.verify(begun.sessionId);
      expect(before).toEqual({ state: "unpaid", isMailed: true });
      await finish(begun.sessionId, email);
      await testBackend.settle();
      expect(await testBackend.verify(begun.sessionId)).toEqual(before);
      const asked = { priceId: PRICE.price_id, unverified: begun.sessionId };
      const { body } = await testBackend.call("stripe-checkout", asked);
      expect(body.sessionId).not.toBe(begun.sessionId);
      expect(body.url).toContain("/c/pay/");
    });

    test("is pending while the bank decides", async () => {
      const begun = await leaveAndExpire({ email });
      const copy = await finish(begun.sessionId, email, "bank_debit");
      await testBackend.settle();
      const pending = await testBackend.sql`
        select email from private.pending_payments where session_id = ${copy}`;
      expect([...pending]).toEqual([{ email }]);
    });

    test("is an order of the copy, which no claim opens", async () => {
      const begun = await leaveAndExpire({ email });
      const other = await testBackend.checkout();
      const copy = await finish(begun.sessionId, email);
      await testBackend.settle();

      expect(await testBackend.orders(copy)).toEqual(["completed"]);
      expect(await testBackend.orders(begun.sessionId)).toEqual([]);
      expect(await testBackend.verify(copy)).toEqual({ state: "paid", owned: false });
      const { metadata } = await session(begun.sessionId);
      const secrets = ["", begun.sessionId, copy, begun.claim, other.claim, metadata.claim_hash];
      for (const secret of secrets) expect(await claim(copy, secret), secret).toBe(403);
      expect(await claim(begun.sessionId, begun.claim), "the expired session").toBe(404);
    });

    test("opens with a code from the mailbox that paid", async () => {
      const begun = await leaveAndExpire({ email });
      const copy = await finish(begun.sessionId, email);
      await testBackend.settle();
      testBackend.mails.splice(0);

      const asked = await testBackend.call("restore-purchase", { sessionId: copy });
      await testBackend.settle();
      const code = findCode(testBackend.mails.find(({ to }) => to === email)?.text);
      const { body } = await testBackend.call("restore-purchase", {
        ticket: asked.body.ticket,
        code,
      });
      expect(body.sessionId).toBe(copy);
      expect(await claim(copy, body.claim)).toBe(200);
    });

    test("is found by the sweep if every event is lost", async () => {
      const begun = await leaveAndExpire({ email });
      await testBackend.switches({ drop: "true" });
      const copy = await finish(begun.sessionId, email);
      await testBackend.settle();
      expect(await testBackend.orders(copy)).toEqual([]);

      await testBackend.sweep();
      expect(takeLogs().join()).toContain("no event had reported");
      expect(await testBackend.orders(copy)).toEqual(["completed"]);
      expect(await claim(copy, begun.claim)).toBe(403);
      expect((await testBackend.sweep()).body).toMatchObject({ repaired: 0, failed: 0 });
    });
  },
);

describe("a link to recover", () => {
  test("opens a new session each time, and each is an order of its own", async () => {
    await testBackend.switches({ drop: "false", recoverWithoutMetadata: "false" });
    const { sessionId } = await leaveAndExpire({ email: "two@example.com" });
    const { url } = (await session(sessionId)).after_expiration.recovery;
    const [first, second] = [await open(url), await open(url)];
    expect(first).not.toBe(second);
    await testBackend.pay(second, { email: "two@example.com" });
    await testBackend.settle();
    expect([await testBackend.orders(first), await testBackend.orders(second)]).toEqual([
      [],
      ["completed"],
    ]);
  });

  test("is followed through copies of copies", async () => {
    await testBackend.switches({ recoverWithoutMetadata: "true" });
    const begun = await leaveAndExpire({ email: "deep@example.com" });
    const copy = await open((await session(begun.sessionId)).after_expiration.recovery.url);
    await expire();
    const last = await finish(copy, "deep@example.com");
    await testBackend.settle();
    expect(await testBackend.orders(last)).toEqual(["completed"]);
    expect(await claim(last, begun.claim)).toBe(403);
  });

  test("of somebody else's purchase makes no order of ours", async () => {
    await testBackend.switches({ recoverWithoutMetadata: "false" });
    const { body } = await testBackend.stripe("checkout/sessions", {
      mode: "payment",
      success_url: "https://another.example/done",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "2999",
      "line_items[0][price_data][product_data][name]": "A hat",
      "after_expiration[recovery][enabled]": "true",
    });
    await expire();
    const copy = await finish(body.id, "hat@example.com");
    await testBackend.settle();
    await testBackend.sweep();
    expect(await testBackend.orders(copy)).toEqual([]);
  });
});
