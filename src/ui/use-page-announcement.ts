import { type RefObject, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./loading/use-hydrated.ts";

/**
 * Sets the window's title for a page outside the quiz, scrolls to the top, and moves screen readers
 * to the page's title. It does so before the page is painted: later, it could take the focus from a
 * field that is being filled in already. Visitors of a prerendered page have scrolled it by the time
 * that React comes, and keep their position.
 */
export function usePageAnnouncement(
  title: string | undefined,
  brand: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPrerendered = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${brand}`;
    const isRead = wasPrerendered.current;
    wasPrerendered.current = false;
    if (isRead) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title, brand]);
  return heading;
}
