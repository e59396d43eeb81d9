/** What one page load wrote down about itself. Times in ms since the navigation began. */
export interface Recording {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What each long task took beyond 50 ms, and when it began. */
  blocked: { at: number; ms: number }[];
  /** From each key or press to the next frame. */
  interactions: number[];
  presses: number[];
  /** The screens, and when their first frame was drawn. */
  screens: { id: string; at: number }[];
}

/** Runs in the page before everything else: writes down what happens, and presses the first option as soon as it has been painted. */
export function record(): void {
  const recording: Recording = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blocked: [], interactions: [], presses: [], screens: [] };
  Object.assign(window, { recording });

  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe("largest-contentful-paint", ({ startTime }) => {
    recording.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) recording.layoutShift += value;
  });
  observe("longtask", ({ startTime, duration }) => recording.blocked.push({ at: startTime, ms: duration - 50 }));
  observe("event", (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) recording.interactions.push(entry.duration);
  });
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    recording.firstPaint = startTime;
    document.querySelector<HTMLElement>("[data-step] [data-option]")?.click();
  });
  addEventListener("click", ({ timeStamp }) => recording.presses.push(timeStamp), { capture: true });

  let shown = "";
  const look = () => {
    const screen = document.querySelector<HTMLElement>("[data-step]");
    const title = screen?.querySelector("h1")?.textContent?.trim();
    const id = screen?.dataset.step;
    if (!title || id === undefined || id === shown) return;
    shown = id;
    requestAnimationFrame(() => {
      // the first task after the frame was drawn
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => recording.screens.push({ id, at: performance.now() });
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-step"] });
}
