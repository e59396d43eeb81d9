/** Takes the device off the network for as long as a story is shown; what it returns brings it back. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  window.dispatchEvent(new Event("offline"));
  return goOnline;
}

export function goOnline(): void {
  // what the browser itself says is seen again
  Reflect.deleteProperty(navigator, "onLine");
  window.dispatchEvent(new Event("online"));
}
