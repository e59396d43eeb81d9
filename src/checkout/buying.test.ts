import { expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { StartedCheckout } from "#backend/start-checkout.ts";
import type { Verdict } from "#backend/verify-purchase.ts";
import { buying } from "./buying.ts";
import { checkoutIntents } from "./checkout-intent.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store-for-tests.ts";

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
    start: async (priceId, intent) => {
      started.push(`${priceId}, ${intent}`);
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

test("whoever buys is sent to the payment page, and the claim is kept before they leave", async () => {
  const { buy, pending, started } = shop();
  expect(await buy()).toBe(PAYMENT_PAGE);
  expect(pending.all()).toEqual([{ sessionId: "cs_test_9", claim: "secret" }]);
  expect(started).toEqual(["price_1, intent 1"]);
});

test("an answer without a claim takes none away that is kept", async () => {
  const { buy, pending } = shop({
    answers: [{ state: "open", url: PAYMENT_PAGE, sessionId: "cs_before", claim: undefined }],
  });
  pending.remember(before);
  await buy();
  expect(pending.all()).toEqual([before]);
});

test("whoever has paid already is led to the account instead of paying again", async () => {
  const { buy, pending, started } = shop({
    verdicts: { cs_before: { state: "paid", owned: false }, cs_later: { state: "unpaid" } },
  });
  pending.remember(before);
  pending.remember({ sessionId: "cs_later", claim: "later" });
  expect(await buy()).toBe("/success?session_id=cs_before");
  expect(started).toEqual([]);
});

test("whose payment is on its way is not asked to pay again either", async () => {
  const { buy, pending, started } = shop({ verdicts: { cs_before: { state: "processing" } } });
  pending.remember(before);
  expect(await buy()).toBe("/success?session_id=cs_before");
  expect(started).toEqual([]);
});

test("what an account owns by now is forgotten, and whoever wants it can buy again", async () => {
  const { buy, pending } = shop({ verdicts: { cs_before: { state: "paid", owned: true } } });
  pending.remember(before);
  expect(await buy()).toBe(PAYMENT_PAGE);
  expect(pending.all()).toEqual([{ sessionId: "cs_test_9", claim: "secret" }]);
});

test("whoever comes back from the payment page means the same purchase; once an account owns it, the next one is another", async () => {
  const verdicts: Record<string, Verdict> = { cs_test_9: { state: "unpaid" } };
  const { buy, started } = shop({ verdicts });
  await buy();
  await buy();
  verdicts.cs_test_9 = { state: "paid", owned: true };
  await buy();
  expect(started).toEqual(["price_1, intent 1", "price_1, intent 1", "price_1, intent 2"]);
});

test("where the earlier purchase cannot be looked up, buying goes on after four seconds at most", async () => {
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

test("whoever clicks again after the network failed means the same purchase; after a refusal, a new one", async () => {
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
