import { useEffect, useState } from "react";

/**
 * Dismisses hover content on Escape, wherever the focus is (WCAG 1.4.13). It may appear again on
 * the next hover.
 */
export function useDismissal(): { isDismissed: boolean; reset: () => void } {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setIsDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return { isDismissed, reset: () => setIsDismissed(false) };
}
