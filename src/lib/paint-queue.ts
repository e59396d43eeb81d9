/** The time that a task leaves the browser to bring a frame to the screen. */
const FRAME_MS = 20;

/** Runs something once the browser has painted what is in the page now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The time since an event, in ms, by its `timeStamp`: handlers may have started late. */
export const timeSince = (timeStamp: number) => Math.max(0, performance.now() - timeStamp);

/** Runs something once the page has nothing else to do. Safari can't tell, so there it's soon. */
export const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (run) => void requestIdleCallback(run)
    : (run) => void setTimeout(run);

/** Holds the tasks of a step that can wait, so that the frame with the new screen comes sooner. */
export interface Queue {
  /** Runs a task after those before it. An urgent one doesn't wait for the frame to be seen. */
  add(task: () => void, isUrgent?: boolean): void;
  /** Runs what waits now. */
  flush(): void;
}

/** Runs everything at once, for tests and for pages that no one looks at. */
export const atOnce: Queue = { add: (task) => task(), flush: () => {} };

/**
 * Runs tasks once the browser has painted, and all of them before the next press, or before the page
 * is hidden or left.
 */
export function queueAfterPaint(): Queue {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  const runUrgent = () => {
    for (const run of urgent.splice(0)) run();
  };
  const flush = () => {
    runUrgent();
    for (const run of others.splice(0)) run();
  };
  for (const event of ["click", "keydown", "pagehide", "visibilitychange"])
    addEventListener(event, flush, true);
  return {
    add(task, isUrgent = false) {
      // A page in the background paints nothing.
      if (document.hidden) return task();
      if ((isUrgent ? urgent : others).push(task) > 1) return;
      requestAnimationFrame(() => (isUrgent ? setTimeout(runUrgent) : setTimeout(flush, FRAME_MS)));
    },
    flush,
  };
}

let shared: Queue | undefined;

/** The queue of everything that React draws. */
export function pageQueue(): Queue {
  shared ??= queueAfterPaint();
  return shared;
}
