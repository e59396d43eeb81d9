const NOON = Date.UTC(2026, 0, 12, 12);
const { Date: BrowsersDate } = globalThis;
let now = NOON;

/**
 * Freezes the clock at noon on a day in January while a story is shown. Returns a function that
 * unfreezes it.
 */
export function stopTime(): () => void {
  now = NOON;
  globalThis.Date = new Proxy(BrowsersDate, {
    construct: (RealDate, given) => Reflect.construct(RealDate, given.length === 0 ? [now] : given),
    get: (RealDate, name) => (name === "now" ? () => now : Reflect.get(RealDate, name)),
  });
  return () => {
    globalThis.Date = BrowsersDate;
  };
}

/** Advances the clock at once, and makes everything that reads it look again. */
export function passTime(ms: number): void {
  now += ms;
  document.dispatchEvent(new Event("visibilitychange"));
}
