import { useEffect, useState } from "react";

/** What appears on pointing goes by Escape, wherever the focus is (WCAG 1.4.13), and may come again when the pointer comes again. */
export function useDismissal(): { isDismissed: boolean; comeAgain: () => void } {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setIsDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return { isDismissed, comeAgain: () => setIsDismissed(false) };
}
