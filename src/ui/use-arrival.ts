import { type RefObject, useEffect, useRef } from "react";

/** Names the window for a page beside the quiz, begins at its top, and takes whoever reads by ear to its title. */
export function useArrival(
  title: string | undefined,
  brand: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${brand}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title, brand]);
  return heading;
}
