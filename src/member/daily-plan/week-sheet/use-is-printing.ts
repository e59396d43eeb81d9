import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True if the browser is printing the page, by whatever command. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    // At once: the browser prints what is there when the event ends.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const onPaper = () => (paper.matches ? begin() : end());
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    // For a print preview that sends no events.
    paper.addEventListener("change", onPaper);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", onPaper);
    };
  }, []);
  return isPrinting;
}
