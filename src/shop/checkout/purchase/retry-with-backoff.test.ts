import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { retryWithBackoff } from "./resolve-purchase.ts";

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Retries for at most 15 seconds. `answer` returns what the nth attempt gets. */
function asker(answer: (attempt: number) => Promise<string | undefined>) {
  const clock = new SimulatedClock();
  const askedAt: number[] = [];
  const signals: AbortSignal[] = [];
  const learnt = retryWithBackoff(
    (signal) => {
      askedAt.push(clock.now());
      signals.push(signal);
      return answer(askedAt.length);
    },
    { timeoutMs: 15_000, clock },
  );
  const wait = async (ms: number) => {
    for (let waited = 0; waited < ms; waited += 100) {
      await settle();
      clock.increment(100);
    }
    await settle();
  };
  return { learnt, askedAt, signals, wait };
}

describe("retryWithBackoff", () => {
  test("asks once if there's an answer at once", async () => {
    const { learnt, askedAt } = asker(async () => "paid");
    expect(await learnt).toBe("paid");
    expect(askedAt).toEqual([0]);
  });

  test("retries with growing pauses, and gives up after the deadline", async () => {
    const { learnt, askedAt, wait } = asker(async (attempt) => {
      if (attempt % 2 === 0) throw new Error("no network");
      return undefined;
    });
    await wait(14_900);
    expect(askedAt).toEqual([0, 500, 1_500, 3_500, 7_500, 11_500]);
    await wait(100);
    expect(await learnt).toBeUndefined();
    await wait(60_000);
    expect(askedAt).toHaveLength(6);
  });

  test("returns the answer of a later attempt", async () => {
    const { learnt, askedAt, wait } = asker(async (attempt) =>
      attempt === 3 ? "paid" : undefined,
    );
    await wait(2_000);
    expect(await learnt).toBe("paid");
    expect(askedAt).toEqual([0, 500, 1_500]);
  });

  test("aborts an unanswered attempt at the deadline", async () => {
    const { learnt, signals, wait } = asker(() => new Promise(() => {}));
    await wait(15_000);
    expect(await learnt).toBeUndefined();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
