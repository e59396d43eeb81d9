import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { TimeoutError, withTimeout } from "./with-timeout.ts";

const never = () => new Promise<string>(() => {});

describe("withTimeout", () => {
  test("resolves with an answer in time, and stops the timer", async () => {
    const clock = new SimulatedClock();
    let told: AbortSignal | undefined;
    const answer = await withTimeout(
      100,
      async (signal) => {
        told = signal;
        return "yes";
      },
      { clock },
    );
    expect(answer).toBe("yes");
    clock.increment(1_000);
    expect(told?.aborted).toBe(false);
  });

  test("rejects if there's no answer in time, and aborts the work", async () => {
    const clock = new SimulatedClock();
    let told: AbortSignal | undefined;
    const asked = withTimeout(
      100,
      (signal) => {
        told = signal;
        return never();
      },
      { clock },
    );
    await Promise.resolve();
    clock.increment(99);
    expect(told?.aborted).toBe(false);
    clock.increment(1);
    await expect(asked).rejects.toThrow(TimeoutError);
    expect(told?.aborted).toBe(true);
  });

  test("rejects with the work's own error, thrown at once or later", async () => {
    const atOnce = () => {
      throw new Error("at once");
    };
    await expect(withTimeout(100, atOnce)).rejects.toThrow("at once");
    await expect(withTimeout(100, () => Promise.reject(new Error("later")))).rejects.toThrow(
      "later",
    );
  });

  test("rejects with the signal's reason if that is aborted, even before the work starts", async () => {
    const clock = new SimulatedClock();
    const leaving = new AbortController();
    let told: AbortSignal | undefined;
    const asked = withTimeout(
      100,
      (signal) => {
        told = signal;
        return never();
      },
      { clock, signal: leaving.signal },
    );
    await Promise.resolve();
    const reason = new Error("The page was left.");
    leaving.abort(reason);
    await expect(asked).rejects.toBe(reason);
    expect(told?.reason).toBe(reason);
    const late = withTimeout(100, never, { clock, signal: leaving.signal });
    await expect(late).rejects.toBe(reason);
  });
});
