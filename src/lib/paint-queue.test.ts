import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queueAfterPaint } from "./paint-queue.ts";

/** A window that paints when the test says so. */
let page: EventTarget & { paint: () => void };
let isHidden: boolean;

beforeEach(() => {
  isHidden = false;
  const frames: (() => void)[] = [];
  page = Object.assign(new EventTarget(), {
    paint: () => {
      for (const frame of frames.splice(0)) frame();
    },
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("setTimeout", (run: () => void) => run());
  vi.stubGlobal("document", {
    get hidden() {
      return isHidden;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A queue with two tasks, and what they have done. */
function busyQueue() {
  const done: string[] = [];
  const queue = queueAfterPaint();
  queue.add(() => done.push("focus"));
  queue.add(() => done.push("history"));
  return { queue, done };
}

test("waits for the paint, and keeps the order", () => {
  const { done } = busyQueue();
  expect(done).toEqual([]);
  page.paint();
  expect(done).toEqual(["focus", "history"]);
});

test.each(["click", "keydown", "pagehide", "visibilitychange"])(
  "runs everything before %s is handled, and nothing twice",
  (event) => {
    const { done } = busyQueue();
    let before: string[] = [];
    page.addEventListener(event, () => {
      before = [...done];
    });
    page.dispatchEvent(new Event(event));
    page.paint();
    expect([before, done]).toEqual([
      ["focus", "history"],
      ["focus", "history"],
    ]);
  },
);

test("waits for nothing in a page in the background", () => {
  isHidden = true;
  expect(busyQueue().done).toEqual(["focus", "history"]);
});

test("runs urgent tasks first, and those alone right after the paint", () => {
  const timers: [() => void, number][] = [];
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0) => timers.push([run, ms]));
  const { queue, done } = busyQueue();
  queue.add(() => done.push("hiding"), true);
  page.paint();
  for (const [run] of timers.toSorted(([, one], [, other]) => one - other)) {
    run();
    done.push("…");
  }
  expect(done).toEqual(["hiding", "…", "focus", "history", "…"]);
});

test("takes new tasks while it runs", () => {
  const { queue, done } = busyQueue();
  queue.add(() => queue.add(() => done.push("later")));
  page.paint();
  expect(done).toEqual(["focus", "history"]);
  page.paint();
  expect(done).toEqual(["focus", "history", "later"]);
});
