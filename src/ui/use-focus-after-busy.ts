import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives a button its focus back once it's no longer busy: being disabled took it. If the focus has
 * moved elsewhere, leaves it there.
 */
export function useFocusAfterBusy(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost =
      activeElement === null || activeElement === body || activeElement === button.current;
    if (wasBusy.current && !busy && isLost) button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
