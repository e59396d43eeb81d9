/** The recording of one page load. Times in ms since the navigation started. */
export interface Recording {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** The time by which each long task exceeded 50 ms, and when it started. */
  blocked: { at: number; ms: number }[];
  /** From each key or press to the next frame. */
  interactions: number[];
  presses: number[];
  /** The number of times that React changed the page. */
  commits: number;
  /** The screens, and when their first frame was drawn. */
  screens: { id: string; at: number }[];
}

/** CSS selectors for the elements that a walk reads and presses in a contestant. */
export interface Marks {
  title: string;
  /** The element that names the screen in `data-step`; without one, the title names it. */
  screen?: string;
  /** The control that a visitor presses to choose. */
  option: string;
  /** The control that continues after a choice; absent if the choice itself does. */
  next?: string;
}

/**
 * Runs in the page before everything else: records what happens, and presses the first option as
 * soon as it has been painted.
 */
export function record(marks: Marks): void {
  const recording: Recording = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    blocked: [],
    interactions: [],
    presses: [],
    commits: 0,
    screens: [],
  };
  // React reports to this, in production too.
  const reactHook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      recording.commits += 1;
    },
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  };
  Object.assign(window, { recording, __REACT_DEVTOOLS_GLOBAL_HOOK__: reactHook });

  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe("largest-contentful-paint", ({ startTime }) => {
    recording.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) recording.layoutShift += value;
  });
  observe("longtask", ({ startTime, duration }) =>
    recording.blocked.push({ at: startTime, ms: duration - 50 }),
  );
  observe("event", (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      recording.interactions.push(entry.duration);
  });
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    recording.firstPaint = startTime;
    pressFirst();
  });
  addEventListener("click", ({ timeStamp }) => recording.presses.push(timeStamp), {
    capture: true,
  });

  let isPressed = false;
  const pressFirst = () => {
    const option = document.querySelector<HTMLElement>(marks.option);
    if (isPressed || !option || recording.firstPaint === 0) return;
    isPressed = true;
    // Some contestants use the events before a click to distinguish a press from a key.
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"])
      option.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    option.click();
    // Once the choice was registered.
    if (marks.next)
      setTimeout(() => document.querySelector<HTMLElement>(marks.next ?? "")?.click());
  };

  const afterFrame = (act: () => void) =>
    requestAnimationFrame(() => {
      // The first task after the frame was drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(undefined);
    });
  let shown = "";
  const look = () => {
    // Some contestants paint a frame of the page before its options.
    if (!isPressed) afterFrame(pressFirst);
    const title = document.querySelector(marks.title)?.textContent?.trim();
    const id = marks.screen
      ? document.querySelector<HTMLElement>(marks.screen)?.dataset.step
      : title;
    if (!title || id === undefined || id === shown) return;
    shown = id;
    afterFrame(() => recording.screens.push({ id, at: performance.now() }));
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["data-step"],
  });
}
