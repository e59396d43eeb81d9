import { useLayoutEffect, useRef, useState } from "react";

/**
 * True if content at its natural width fits into its place. The content must always be rendered,
 * even if it's hidden.
 */
export function useFits() {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const [room, wide] = [place.current, content.current];
    if (!room || !wide) return;
    const measure = () => setFits(wide.offsetWidth <= room.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(wide);
    return () => observer.disconnect();
  }, []);
  return [place, content, fits] as const;
}
