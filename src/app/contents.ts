import built, { revision } from "virtual:funnel";
import { useSyncExternalStore } from "react";

let current = built;
const listeners = new Set<() => void>();

/** The funnel and what surrounds it; another one after each change of a YAML file while developing. */
export function useContents(): typeof built {
  return useSyncExternalStore(
    listen,
    () => current,
    () => current,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (import.meta.hot) {
  import.meta.hot.on("funnel:changed", (changed: typeof built) => {
    current = changed;
    for (const listener of listeners) listener();
    // the mistake that it showed is mended
    for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  });
  // whatever was saved while this page loaded was told to nobody: from here on it is
  import.meta.hot.send("funnel:listening", revision);
}
