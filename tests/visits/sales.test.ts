import { expect, test, vi } from "vitest";
import { visit } from "../visit.ts";

class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

const FALLBACK = visit("/").plan.offer.button.failed;
const DEADLINE = visit("/").plan.timings["checkout-deadline"] ?? 0;
const never = () => new Promise<string>(() => {});

test("whoever buys is busy once, and is sent to the payment page", async () => {
  const asked: string[] = [];
  const visitor = visit("/sales", {
    startCheckout: async (priceId) => {
      asked.push(priceId);
      return "https://pay.example/session";
    },
  });
  visitor.carryOn();
  expect(visitor.shown()).toMatchObject({ busy: true, complaint: undefined });
  visitor.carryOn();
  await visitor.settle();
  expect(visitor.left).toEqual(["https://pay.example/session"]);
  expect(asked).toEqual([visitor.plan.offer["price-id"]]);
  expect(visitor.shown().busy).toBe(true);
});

test.each([
  [new CheckoutRefused("This offer has ended."), "This offer has ended."],
  [new Error("socket hang up"), FALLBACK],
  ["nothing useful", FALLBACK],
  [undefined, FALLBACK],
])("whoever is refused with %s reads why, and can try again", async (refusal, message) => {
  const visitor = visit("/sales", { startCheckout: () => Promise.reject(refusal) });
  visitor.carryOn();
  await visitor.settle();
  expect(visitor.shown()).toMatchObject({ busy: false, complaint: message });
  visitor.carryOn();
  expect(visitor.shown()).toMatchObject({ busy: true, complaint: undefined });
});

test("whoever waits longer than the funnel's deadline can try again, and is not carried off later", async () => {
  let arrive = (_: string) => {};
  let signal: AbortSignal | undefined;
  const visitor = visit("/sales", {
    startCheckout: (_, given) => {
      signal = given;
      return new Promise((resolve) => (arrive = resolve));
    },
  });
  visitor.carryOn();
  visitor.wait(DEADLINE - 1);
  expect(visitor.shown().busy).toBe(true);
  visitor.wait(1);
  expect(visitor.shown()).toMatchObject({ busy: false, complaint: FALLBACK });
  expect(signal?.aborted).toBe(true);

  arrive("https://pay.example/late");
  await visitor.settle();
  expect(visitor.left).toEqual([]);
});

test("the deadline is the one that the YAML says", () => {
  expect(DEADLINE).toBe(15_000);
  const { plan } = visit("/");
  const quick = visit("/sales", {
    plan: { ...plan, timings: { ...plan.timings, "checkout-deadline": 70 } },
    startCheckout: never,
  });
  quick.carryOn();
  quick.wait(69);
  expect(quick.shown().busy).toBe(true);
  quick.wait(1);
  expect(quick.shown().busy).toBe(false);
});

test("whoever comes Back from the payment page can buy again", async () => {
  const visitor = visit("/sales", { startCheckout: async () => "https://pay.example/session" });
  visitor.carryOn();
  await visitor.settle();
  visitor.restored();
  expect(visitor.shown()).toMatchObject({ busy: false, complaint: undefined });
});

test("whoever leaves the page while it is busy is not sent to the payment page", async () => {
  let arrive = (_: string) => {};
  const visitor = visit("/sales", {
    startCheckout: () => new Promise((resolve) => (arrive = resolve)),
  });
  visitor.carryOn();
  visitor.open("/plan-details");
  arrive("https://pay.example/session");
  await visitor.settle();
  expect(visitor.left).toEqual([]);
  expect(visitor.step()).toBe("plan-details");
});

test("whoever comes Back to any other screen from elsewhere finds it as it was", () => {
  const visitor = visit("/sleep");
  visitor.choose("5-6");
  visitor.restored();
  visitor.wait(500);
  expect(visitor.step()).toBe("water-intake");
});

test("whoever stops on the way to the payment page can buy again once the deadline is over", async () => {
  const visitor = visit("/sales", {
    startCheckout: () => Promise.resolve("https://pay.example/1"),
  });
  visitor.carryOn();
  await vi.waitFor(() => expect(visitor.left).toEqual(["https://pay.example/1"]));
  visitor.wait(DEADLINE - 1);
  expect(visitor.shown().busy).toBe(true);
  visitor.wait(1);
  expect(visitor.shown()).toMatchObject({ busy: false, complaint: undefined });
});
