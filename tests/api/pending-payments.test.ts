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
});
