import { expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { Order } from "#backend/order.ts";
import type { Verdict } from "#backend/verify-purchase.ts";
import { learnPurchase } from "./learn-purchase.ts";

const order = (more: Partial<Order> = {}): Order => ({
  id: "1",
  userId: null,
  status: "completed",
  amountTotal: 2999,
  currency: "usd",
  ...more,
});
const never = <T>() => new Promise<T>(() => {});
const nobody = () => Promise.reject(new Error("no network"));

/** What someone learns whose order and verdict are these, after so much time. */
async function learns(
  readPurchase: () => Promise<Order | null>,
  verify: () => Promise<Verdict>,
  ms = 0,
) {
  const clock = new SimulatedClock();
  let learnt: string | undefined;
  void learnPurchase("cs_1", { readPurchase, verify, clock }).then((answer) => {
    learnt = answer;
  });
  for (let waited = 0; waited <= ms; waited += 100) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (waited < ms) clock.increment(100);
  }
  return learnt;
}

const paid = async (): Promise<Verdict> => ({ state: "paid", owned: false });

test.each([
  "x".repeat(256),
  "x".repeat(3_000),
  "<script>alert(1)</script>",
  "cs_test_1\r\nx-other: 1",
  "cs_test_ä",
  " ",
  "../cs_test_1",
  "%",
])(
  "what can't be the id of a session (%j) is called unpaid at once, and nobody is asked",
  async (sessionId) => {
    expect(await learnPurchase(sessionId, { readPurchase: never, verify: never })).toBe("unpaid");
  },
);

test("whose order is there already is let in without asking the provider", async () => {
  expect(await learns(async () => order(), never)).toBe("open");
});

test("whoever can see an order that has an owner is its owner", async () => {
  expect(await learns(async () => order({ userId: "ann" }), never)).toBe("mine");
});

test("where the event has not come yet, the server asks the provider", async () => {
  expect(await learns(async () => null, paid)).toBe("open");
  expect(await learns(nobody, paid)).toBe("open");
});

test.each<[Verdict, string]>([
  [{ state: "paid", owned: true }, "taken"],
  [{ state: "unpaid" }, "unpaid"],
  [{ state: "processing" }, "unsettled"],
])("the verdict %j is taken at once as %s", async (verdict, learnt) => {
  expect(
    await learns(
      async () => null,
      async () => verdict,
    ),
  ).toBe(learnt);
});

test("an order that was paid back is no order: the server decides", async () => {
  expect(
    await learns(
      async () => order({ status: "refunded" }),
      async () => ({ state: "unpaid" }),
    ),
  ).toBe("unpaid");
});

test("a sure no is there within ten seconds, even where the order cannot be read", async () => {
  expect(await learns(never, async () => ({ state: "unpaid" }), 3_000)).toBe("unpaid");
});

test("where nothing can be learnt, nobody is kept longer than fifteen seconds, and nobody is called unpaid", async () => {
  expect(await learns(never, never, 14_900)).toBeUndefined();
  expect(await learns(never, never, 15_000)).toBe("unsettled");
  expect(await learns(nobody, nobody, 15_000)).toBe("unsettled");
});

test("whose server comes back in time is let in", async () => {
  let asked = 0;
  expect(
    await learns(
      async () => null,
      () => (++asked < 3 ? nobody() : paid()),
      1_500,
    ),
  ).toBe("open");
});
