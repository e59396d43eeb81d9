/**
 * Loads the observer after a press, so that nothing is fetched before it. The player may have
 * handled the first press.
 */
if (navigator.userActivation?.hasBeenActive) loadObserver();
else
  for (const press of ["click", "keydown"])
    addEventListener(press, loadObserver, { once: true, capture: true, passive: true });

function loadObserver(): void {
  // The visit continues without it.
  const load = () => void import("./vitals-so-far.ts").catch(() => {});
  if (typeof requestIdleCallback === "function") requestIdleCallback(load);
  else setTimeout(load, 1000);
}
