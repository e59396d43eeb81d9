import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { pause } from "./pause.ts";
import { TimeoutError } from "./with-timeout.ts";

describe("pause", () => {
  test("resolves when the time is up, and rejects if the signal is aborted", async () => {
    const clock = new SimulatedClock();
    const leaving = new AbortController();
    const waited = pause(100, leaving.signal, clock);
    clock.increment(100);
    await expect(waited).resolves.toBeUndefined();

    const left = pause(100, leaving.signal, clock);
    leaving.abort();
    await expect(left).rejects.toThrow(TimeoutError);
    await expect(pause(100, leaving.signal, clock)).rejects.toThrow(TimeoutError);
  });
});
