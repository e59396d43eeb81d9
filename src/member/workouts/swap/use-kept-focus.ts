import { type RefObject, useEffect, useRef } from "react";

/** Keeps the focus among some buttons, although the one in use may disappear. */
export function useKeptFocus(): { box: RefObject<HTMLDivElement | null>; keep: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);

  // Runs after every render, as the buttons may only exist in the new one.
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector("button")?.focus();
  });
  return {
    box,
    keep: () => {
      isDue.current = true;
    },
  };
}
