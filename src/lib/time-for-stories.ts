const NOON = Date.UTC(2026, 0, 12, 12);
const { Date: BrowsersDate } = globalThis;
let now = NOON;

/** It is noon of a day in January for as long as a story is shown; what it returns lets time go on. */
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

/** Lets a time pass at once, and has everybody look at the clock again. */
export function passTime(ms: number): void {
  now += ms;
  document.dispatchEvent(new Event("visibilitychange"));
}
