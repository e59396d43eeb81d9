/** The event that Chromium offers, once, for a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer, until it's used. Undefined if this page isn't waiting for one. */
    installPrompt?: InstallPrompt | null;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

const listeners = new Set<() => void>();

/**
 * Keeps the browser's offer to install the app for our own button. It may come before the
 * application runs.
 */
export function catchInstallPrompt(): void {
  if (window.installPrompt !== undefined) return;
  window.installPrompt = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  addEventListener("appinstalled", () => {
    window.installPrompt = null;
  });
}

export const hasInstallPrompt = (): boolean => Boolean(window.installPrompt);

/** Calls the listener when an offer comes or goes. Returns a function that stops it. */
export function watchInstallPrompt(listener: () => void): () => void {
  const events = ["beforeinstallprompt", "appinstalled"];
  listeners.add(listener);
  for (const event of events) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Asks the member. The browser allows that once for each offer. */
export function promptToInstall(): void {
  // If it can't ask, the browser's own menu still can.
  window.installPrompt?.prompt().catch(() => {});
  window.installPrompt = null;
  for (const listener of listeners) listener();
}
