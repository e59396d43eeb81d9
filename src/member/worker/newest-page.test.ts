import { describe, expect, test } from "vitest";
import { newestPage, TIMEOUT_MS } from "./newest-page.ts";

const page = (text: string, status = 200) => new Response(text, { status });

/** A clock that stands still until it is moved. */
function stoppedClock() {
  const timers = new Map<number, () => void>();
  return {
    setTimeout: (act: () => void, ms: number) => {
      timers.set(ms, act);
      return ms;
    },
    clearTimeout: (ms: number) => void timers.delete(ms),
    pass: (ms: number) => timers.get(ms)?.(),
  };
}

/** Opens the page; `late` lets the deadline pass. */
async function open(
  fromNetwork: () => Promise<Response>,
  kept: Response | undefined = page("kept"),
  { late = false } = {},
): Promise<string> {
  const clock = stoppedClock();
  const opened = newestPage({ fromNetwork, fromCache: async () => kept, clock });
  if (late) clock.pass(TIMEOUT_MS);
  return (await opened).text();
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"));

describe("newestPage", () => {
  test("is the network's, if that answers", async () => {
    expect(await open(async () => page("new"))).toBe("new");
  });

  test("is the network's, if the site says that there's no such page", async () => {
    expect(await open(async () => page("not found", 404))).toBe("not found");
  });

  test("is the kept one without a network", async () => {
    expect(await open(failing)).toBe("kept");
  });

  test("is the kept one if the server is broken", async () => {
    expect(await open(async () => page("broken", 503))).toBe("kept");
  });

  test("is the kept one if the network takes too long", async () => {
    expect(await open(() => new Promise(() => {}), page("kept"), { late: true })).toBe("kept");
  });

  test("waits for the network if nothing is kept", async () => {
    const clock = stoppedClock();
    let arrive = (_: Response) => {};
    const arriving = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const opened = newestPage({
      fromNetwork: () => arriving,
      fromCache: async () => undefined,
      clock,
    });
    clock.pass(TIMEOUT_MS);
    arrive(page("late"));
    expect(await (await opened).text()).toBe("late");
  });

  test("fails as the network does if nothing is kept", async () => {
    const opened = newestPage({ fromNetwork: failing, fromCache: async () => undefined });
    await expect(opened).rejects.toThrow("Failed to fetch");
  });
});
