import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { pause } from "./pause.ts";

describe("pause", () => {
  test("resolves when the time is up, and rejects with the reason of an aborted signal", async () => {
    const clock = new SimulatedClock();
    const leaving = new AbortController();
    const waited = pause(100, leaving.signal, clock);
    clock.increment(100);
    await expect(waited).resolves.toBeUndefined();

    const left = pause(100, leaving.signal, clock);
    const reason = new Error("The page was left.");
    leaving.abort(reason);
    await expect(left).rejects.toBe(reason);
    await expect(pause(100, leaving.signal, clock)).rejects.toBe(reason);
  });
});
