import { type RefObject, useEffect, useRef, useState } from "react";

interface Fetching {
  busy: boolean;
  /** The button that is pressed for it: it loses the focus while it is busy, and gets it back. */
  button: RefObject<HTMLButtonElement | null>;
  run: (work: () => Promise<void>) => void;
}

/** One button that fetches something, beside others that stay usable. What goes wrong is said by who shows it. */
export function useFetching(complain: (text: string | undefined) => void): Fetching {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  // whoever went elsewhere by now stays there
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    complain(undefined);
    try {
      await work();
    } catch {
      complain(
        navigator.onLine
          ? "We could not fetch this. Please try again."
          : "You are offline. Please try again when you are back.",
      );
    } finally {
      setBusy(false);
    }
  };
  return { busy, button, run: (work) => void run(work) };
}
