/** Simulates going offline while a story is shown. Returns a function that goes back online. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  window.dispatchEvent(new Event("offline"));
  return goOnline;
}

export function goOnline(): void {
  // Restore the browser's own value.
  Reflect.deleteProperty(navigator, "onLine");
  window.dispatchEvent(new Event("online"));
}
