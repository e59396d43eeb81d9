import { describe, expect, test } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const pending = async () => [
  ...(await shop.sql`select session_id, email, amount, currency from private.pending_payments`),
];

describe("a payment by bank debit", () => {
  test("is pending until the bank has decided", async () => {
    await shop.switches({ drop: "true" });
    const { sessionId } = await shop.bought({ email: "ann@example.com", method: "bank_debit" });
    expect(await shop.verify(sessionId)).toEqual({ state: "processing" });
    await shop.verify(sessionId);
    expect(await pending()).toEqual([
      { session_id: sessionId, email: "ann@example.com", amount: 2999, currency: "usd" },
    ]);

    await shop.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, {
      outcome: "succeeded",
    });
    await shop.sweep();
    takeSaid();
    expect(await shop.orders(sessionId)).toEqual(["completed"]);
    expect(await pending()).toEqual([]);
  });

  test("is forgotten if the bank refuses", async () => {
    await shop.switches({ drop: "true" });
    const { sessionId } = await shop.bought({ email: "bob@example.com", method: "bank_debit" });
    await shop.verify(sessionId);
    await shop.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, { outcome: "failed" });
    await shop.verify(sessionId);
    expect(await pending()).toEqual([]);
    expect(await shop.orders(sessionId)).toEqual([]);
  });

  test("is forgotten within hours if nobody reports that the bank refused", async () => {
    await shop.switches({ drop: "true" });
    const { sessionId } = await shop.bought({ email: "cas@example.com", method: "bank_debit" });
    await shop.verify(sessionId);
    await shop.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, { outcome: "failed" });
    await shop.sweep();
    expect(await pending()).toHaveLength(1);
    await shop.sql`update private.pending_payments set checked_at = now() - interval '2 hours'`;
    await shop.sweep();
    expect(await pending()).toEqual([]);
  });

  test("stays pending while the bank decides, and isn't asked about more often than once an hour", async () => {
    await shop.switches({ drop: "true" });
    const { sessionId } = await shop.bought({ email: "dot@example.com", method: "bank_debit" });
    await shop.verify(sessionId);
    await shop.sql`update private.pending_payments set checked_at = now() - interval '2 hours'`;
    const asked = async () => {
      const before = shop.network.asked.length;
      await shop.sweep();
      return shop.network.asked.slice(before).filter((url) => url.includes(sessionId)).length;
    };
    expect([await asked(), await asked()]).toEqual([1, 0]);
    expect(await pending()).toHaveLength(1);
  });
});
