import { useEffect, useRef } from "react";

/** Closes the open dialogs, the innermost last. Each one has a history entry. */
const open: (() => void)[] = [];
/** True while the entries of closed dialogs are being left. */
let isLeaving = false;
/** The last known position among the history entries. */
let position = 0;

const countEntries = (): number => window.history.state?.dialogs ?? 0;

/**
 * Closes a dialog with Back, without leaving the page, and with the device's own close gesture.
 */
export function useBackToClose(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const close = () => latest.current();
    open.push(close);
    addEntries();
    // Adding it again changes nothing.
    window.addEventListener("popstate", onPopState);
    const watcher = "CloseWatcher" in window ? new window.CloseWatcher() : undefined;
    watcher?.addEventListener("close", close);
    return () => {
      watcher?.destroy();
      if (open.includes(close)) open.splice(open.indexOf(close), 1);
      // The dialog may have closed because of a navigation, which finishes first.
      setTimeout(leaveEntries);
    };
  }, []);
}

/** Adds what's missing. After a reload, the entry of a dialog may still be there. */
function addEntries(): void {
  const { history } = window;
  while (countEntries() < open.length) {
    const { idx = 0, dialogs = 0, ...state } = history.state ?? {};
    // The router counts the entries, too.
    position = idx + 1;
    history.pushState({ ...state, idx: position, dialogs: dialogs + 1 }, "");
  }
}

function leaveEntries(): void {
  const left = countEntries() - open.length;
  if (left <= 0 || isLeaving) return;
  isLeaving = true;
  window.history.go(-left);
}

function onPopState(): void {
  if (isLeaving) {
    isLeaving = false;
    // Another dialog may have opened in the meantime.
    addEntries();
    return;
  }
  while (open.length > countEntries()) open.pop()?.();
  // Back from a page that a dialog led to skips the dialog's entry.
  const before = position;
  position = window.history.state?.idx ?? 0;
  if (position <= before) leaveEntries();
}

declare global {
  interface Window {
    /** Only Chromium has it: https://developer.mozilla.org/docs/Web/API/CloseWatcher. */
    CloseWatcher: new () => EventTarget & { destroy(): void };
  }
}
