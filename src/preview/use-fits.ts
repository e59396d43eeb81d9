import { useLayoutEffect, useRef, useState } from "react";

/** Whether something as wide as it wants to be fits into its place. It has to be drawn all the time, be it unseen. */
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
