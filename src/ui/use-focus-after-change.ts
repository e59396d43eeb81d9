import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the first button of an area when a change took away or disabled the button
 * that had it. If the focus is elsewhere, leaves it there.
 */
export function useFocusAfterChange(shown: unknown): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement, body } = document;
    const isLost =
      activeElement === null || activeElement === body || activeElement.matches(":disabled");
    if (isLost) area.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [shown]);
  return area;
}
