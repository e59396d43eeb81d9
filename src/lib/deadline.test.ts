import { expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { pause, TooLate, withDeadline } from "./deadline.ts";

const never = () => new Promise<string>(() => {});

test("whoever is answered in time gets the answer, and nothing waits any longer", async () => {
  const clock = new SimulatedClock();
  let told: AbortSignal | undefined;
  const answer = await withDeadline(
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

test("whoever is not answered in time is told so, and the work is told to stop", async () => {
  const clock = new SimulatedClock();
  let told: AbortSignal | undefined;
  const asked = withDeadline(
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
  await expect(asked).rejects.toThrow(TooLate);
  expect(told?.aborted).toBe(true);
});

test("work that breaks off by itself rejects with its own error, be it thrown at once or later", async () => {
  const atOnce = () => {
    throw new Error("at once");
  };
  await expect(withDeadline(100, atOnce)).rejects.toThrow("at once");
  await expect(withDeadline(100, () => Promise.reject(new Error("later")))).rejects.toThrow(
    "later",
  );
});

test("whoever leaves ends the work before its time, even before it has begun", async () => {
  const clock = new SimulatedClock();
  const leaving = new AbortController();
  const asked = withDeadline(100, never, { clock, signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toThrow(TooLate);
  await expect(withDeadline(100, never, { clock, signal: leaving.signal })).rejects.toThrow(
    TooLate,
  );
});

test("a pause ends when its time has come, or when nobody waits any more", async () => {
  const clock = new SimulatedClock();
  const leaving = new AbortController();
  const waited = pause(100, leaving.signal, clock);
  clock.increment(100);
  await expect(waited).resolves.toBeUndefined();

  const left = pause(100, leaving.signal, clock);
  leaving.abort();
  await expect(left).rejects.toThrow(TooLate);
  await expect(pause(100, leaving.signal, clock)).rejects.toThrow(TooLate);
});
