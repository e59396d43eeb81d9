import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { Order } from "#api/order.ts";
import type { Verdict } from "#api/verify-purchase.ts";
import { resolvePurchase } from "./resolve-purchase.ts";

const order = (more: Partial<Order> = {}): Order => ({
  id: "1",
  userId: null,
  status: "completed",
  amountTotal: 2999,
  currency: "usd",
  ...more,
});
const never = <T>() => new Promise<T>(() => {});
const rejectAsOffline = () => Promise.reject(new Error("no network"));

/** Returns how a purchase with this order and verdict is resolved after the given time. */
async function resolveAfter(
  readPurchase: () => Promise<Order | null>,
  verify: () => Promise<Verdict>,
  ms = 0,
) {
  const clock = new SimulatedClock();
  let learnt: string | undefined;
  void resolvePurchase("cs_1", { readPurchase, verify, clock }).then((answer) => {
    learnt = answer;
  });
  for (let waited = 0; waited <= ms; waited += 100) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (waited < ms) clock.increment(100);
  }
  return learnt;
}

const verifyPaid = async (): Promise<Verdict> => ({ state: "paid", owned: false });

describe("resolvePurchase", () => {
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
    "returns unpaid without asking anyone if the session id is malformed (%j)",
    async (sessionId) => {
      expect(await resolvePurchase(sessionId, { readPurchase: never, verify: never })).toBe(
        "unpaid",
      );
    },
  );

  test("resolves an existing order without asking the provider", async () => {
    expect(await resolveAfter(async () => order(), never)).toBe("open");
  });

  test("treats a visible order with an owner as the visitor's own", async () => {
    expect(await resolveAfter(async () => order({ userId: "ann" }), never)).toBe("mine");
  });

  test("asks the provider if the event hasn't arrived yet", async () => {
    expect(await resolveAfter(async () => null, verifyPaid)).toBe("open");
    expect(await resolveAfter(rejectAsOffline, verifyPaid)).toBe("open");
  });

  test.each<[Verdict, string]>([
    [{ state: "paid", owned: true }, "taken"],
    [{ state: "unpaid" }, "unpaid"],
    [{ state: "processing" }, "unsettled"],
  ])("resolves the verdict %j to %s at once", async (verdict, learnt) => {
    expect(
      await resolveAfter(
        async () => null,
        async () => verdict,
      ),
    ).toBe(learnt);
  });

  test("ignores a refunded order, and uses the server's verdict", async () => {
    expect(
      await resolveAfter(
        async () => order({ status: "refunded" }),
        async () => ({ state: "unpaid" }),
      ),
    ).toBe("unpaid");
  });

  test("returns a definite no within ten seconds, even if the order can't be read", async () => {
    expect(await resolveAfter(never, async () => ({ state: "unpaid" }), 3_000)).toBe("unpaid");
  });

  test("returns unsettled, never unpaid, after ten seconds without an answer", async () => {
    expect(await resolveAfter(never, never, 9_900)).toBeUndefined();
    expect(await resolveAfter(never, never, 10_000)).toBe("unsettled");
    expect(await resolveAfter(rejectAsOffline, rejectAsOffline, 10_000)).toBe("unsettled");
  });

  test("resolves if the server recovers in time", async () => {
    let asked = 0;
    expect(
      await resolveAfter(
        async () => null,
        () => (++asked < 3 ? rejectAsOffline() : verifyPaid()),
        1_500,
      ),
    ).toBe("open");
  });
});
