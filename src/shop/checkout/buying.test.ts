import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { StartedCheckout } from "#api/start-checkout.ts";
import type { Verdict } from "#api/verify-purchase.ts";
import { buying } from "./buying.ts";
import { checkoutIntents } from "./checkout-intent.ts";
import { pendingPurchases } from "./purchase/pending-purchase.ts";
import { memoryStore } from "./purchase/store.fixtures.ts";

const PAYMENT_PAGE = "https://pay.example/c/cs_test_9";
const before = { sessionId: "cs_before", claim: "before" };

interface Circumstances {
  verdicts?: Record<string, Verdict | "silence">;
  answers?: (StartedCheckout | Error)[];
}

function shop({ verdicts = {}, answers = [] }: Circumstances = {}) {
  const pending = pendingPurchases(memoryStore());
  const clock = new SimulatedClock();
  const started: string[] = [];
  let made = 0;
  const buy = buying({
    pending,
    clock,
    intents: checkoutIntents(
      memoryStore(),
      () => 0,
      () => `intent ${++made}`,
    ),
    verify: async (sessionId) => {
      const verdict = verdicts[sessionId];
      if (verdict === undefined) throw new Error("no network");
      return verdict === "silence" ? new Promise<never>(() => {}) : verdict;
    },
    start: async ({ priceId, intent, unverified }) => {
      started.push([priceId, intent, ...unverified].join(", "));
      const answer = answers[started.length - 1] ?? {
        state: "open",
        url: PAYMENT_PAGE,
        sessionId: "cs_test_9",
        claim: "secret",
      };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { buy: () => buy("price_1", new AbortController().signal), pending, started, clock };
}

describe("buying", () => {
  test("sends the buyer to the payment page, and keeps the claim before they leave", async () => {
    const { buy, pending, started } = shop();
    expect(await buy()).toBe(PAYMENT_PAGE);
    expect(pending.all()).toEqual([{ sessionId: "cs_test_9", claim: "secret" }]);
    expect(started).toEqual(["price_1, intent 1"]);
  });

  test("keeps an earlier claim if the answer comes without one", async () => {
    const { buy, pending } = shop({
      answers: [{ state: "open", url: PAYMENT_PAGE, sessionId: "cs_before", claim: undefined }],
    });
    pending.remember(before);
    await buy();
    expect(pending.all()).toEqual([before]);
  });

  test("leads to the account instead of the payment page if a purchase is already paid", async () => {
    const { buy, pending, started } = shop({
      verdicts: { cs_before: { state: "paid", owned: false }, cs_later: { state: "unpaid" } },
    });
    pending.remember(before);
    pending.remember({ sessionId: "cs_later", claim: "later" });
    expect(await buy()).toBe("/success?session_id=cs_before");
    expect(started).toEqual([]);
  });

  test("doesn't ask for another payment while one is processing", async () => {
    const { buy, pending, started } = shop({ verdicts: { cs_before: { state: "processing" } } });
    pending.remember(before);
    expect(await buy()).toBe("/success?session_id=cs_before");
    expect(started).toEqual([]);
  });

  test("forgets a purchase that an account owns, and allows buying again", async () => {
    const { buy, pending } = shop({ verdicts: { cs_before: { state: "paid", owned: true } } });
    pending.remember(before);
    expect(await buy()).toBe(PAYMENT_PAGE);
    expect(pending.all()).toEqual([{ sessionId: "cs_test_9", claim: "secret" }]);
  });

  test("keeps the intent until an account owns the purchase, then makes a new one", async () => {
    const verdicts: Record<string, Verdict> = { cs_test_9: { state: "unpaid" } };
    const { buy, started } = shop({ verdicts });
    await buy();
    await buy();
    verdicts.cs_test_9 = { state: "paid", owned: true };
    await buy();
    expect(started).toEqual(["price_1, intent 1", "price_1, intent 1", "price_1, intent 2"]);
  });

  test("stops waiting for an earlier purchase after four seconds", async () => {
    const failing = shop();
    failing.pending.remember(before);
    expect(await failing.buy()).toBe(PAYMENT_PAGE);

    const silent = shop({ verdicts: { cs_before: "silence" } });
    silent.pending.remember(before);
    const bought = silent.buy();
    await new Promise<void>((resolve) => setImmediate(resolve));
    silent.clock.increment(3_999);
    expect(silent.started).toEqual([]);
    silent.clock.increment(1);
    expect(await bought).toBe(PAYMENT_PAGE);
    expect(silent.pending.all()).toEqual([{ sessionId: "cs_test_9", claim: "secret" }, before]);
  });

  test("names the purchases it knows nothing about, and follows the server to a paid one", async () => {
    const { buy, pending, started } = shop({
      verdicts: { cs_later: { state: "unpaid" } },
      answers: [
        {
          state: "open",
          url: "/success?session_id=cs_before",
          sessionId: "cs_before",
          claim: undefined,
        },
      ],
    });
    pending.remember(before);
    pending.remember({ sessionId: "cs_later", claim: "later" });
    expect(await buy()).toBe("/success?session_id=cs_before");
    expect(started).toEqual(["price_1, intent 1, cs_before"]);
    expect(pending.all()).toEqual([{ sessionId: "cs_later", claim: "later" }, before]);
  });

  test("keeps the intent after a network failure, and makes a new one after a refusal", async () => {
    const refused: StartedCheckout = { state: "refused", message: "Sold out." };
    const { buy, started } = shop({
      answers: [new Error("no network"), refused, { state: "refused", message: undefined }],
    });
    await expect(buy()).rejects.toThrow("no network");
    await expect(buy()).rejects.toMatchObject({ name: "CheckoutRefused", message: "Sold out." });
    await expect(buy()).rejects.not.toMatchObject({ name: "CheckoutRefused" });
    expect(await buy()).toBe(PAYMENT_PAGE);
    expect(started).toEqual([
      "price_1, intent 1",
      "price_1, intent 1",
      "price_1, intent 2",
      "price_1, intent 3",
    ]);
  });
});
