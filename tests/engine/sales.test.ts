import { expect, test, vi } from "vitest";
import { visit } from "./visit.fixtures.ts";

class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

const FALLBACK = visit("/").plan.offer.button.failed;
const DEADLINE = visit("/").plan.timings["checkout-deadline"] ?? 0;
const never = () => new Promise<string>(() => {});

test("buying makes the page busy once and leads to the payment page", async () => {
  const asked: string[] = [];
  const visitor = visit("/sales", {
    startCheckout: async (priceId) => {
      asked.push(priceId);
      return "https://pay.example/session";
    },
  });
  visitor.carryOn();
  expect(visitor.getShownStep()).toMatchObject({ busy: true, error: undefined });
  visitor.carryOn();
  await visitor.settle();
  expect(visitor.left).toEqual(["https://pay.example/session"]);
  expect(asked).toEqual([visitor.plan.offer["price-id"]]);
  expect(visitor.getShownStep().busy).toBe(true);
});

test.each([
  [new CheckoutRefused("This offer has ended."), "This offer has ended."],
  [new Error("socket hang up"), FALLBACK],
  ["nothing useful", FALLBACK],
  [undefined, FALLBACK],
])(
  "a refusal with %s shows the reason, and the visitor can try again",
  async (refusal, message) => {
    const visitor = visit("/sales", { startCheckout: () => Promise.reject(refusal) });
    visitor.carryOn();
    await visitor.settle();
    expect(visitor.getShownStep()).toMatchObject({ busy: false, error: message });
    visitor.carryOn();
    expect(visitor.getShownStep()).toMatchObject({ busy: true, error: undefined });
  },
);

test("after the funnel's deadline, the visitor can try again and isn't redirected later", async () => {
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
  expect(visitor.getShownStep().busy).toBe(true);
  visitor.wait(1);
  expect(visitor.getShownStep()).toMatchObject({ busy: false, error: FALLBACK });
  expect(signal?.aborted).toBe(true);

  arrive("https://pay.example/late");
  await visitor.settle();
  expect(visitor.left).toEqual([]);
});

test("the deadline is the one in the YAML", () => {
  expect(DEADLINE).toBe(15_000);
  const { plan } = visit("/");
  const quick = visit("/sales", {
    plan: { ...plan, timings: { ...plan.timings, "checkout-deadline": 70 } },
    startCheckout: never,
  });
  quick.carryOn();
  quick.wait(69);
  expect(quick.getShownStep().busy).toBe(true);
  quick.wait(1);
  expect(quick.getShownStep().busy).toBe(false);
});

test("coming Back from the payment page lets the visitor buy again", async () => {
  const visitor = visit("/sales", { startCheckout: async () => "https://pay.example/session" });
  visitor.carryOn();
  await visitor.settle();
  visitor.restored();
  expect(visitor.getShownStep()).toMatchObject({ busy: false, error: undefined });
});

test("leaving the page while it's busy cancels the redirect to the payment page", async () => {
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

test("coming Back to any other screen from elsewhere shows it unchanged", () => {
  const visitor = visit("/sleep");
  visitor.choose("5-6");
  visitor.restored();
  visitor.wait(500);
  expect(visitor.step()).toBe("water-intake");
});

test("stopping on the way to the payment page lets the visitor buy again after the deadline", async () => {
  const visitor = visit("/sales", {
    startCheckout: () => Promise.resolve("https://pay.example/1"),
  });
  visitor.carryOn();
  await vi.waitFor(() => expect(visitor.left).toEqual(["https://pay.example/1"]));
  visitor.wait(DEADLINE - 1);
  expect(visitor.getShownStep().busy).toBe(true);
  visitor.wait(1);
  expect(visitor.getShownStep()).toMatchObject({ busy: false, error: undefined });
});
