import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element when it appears, so that screen readers announce it. */
export function useFocusOnce<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}
