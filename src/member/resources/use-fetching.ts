import { type RefObject, useState } from "react";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";

interface Fetching {
  busy: boolean;
  /** The button that starts it. It loses the focus while it's busy, and gets it back afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  run: (work: () => Promise<void>) => void;
}

/** A button that fetches something, while the others stay usable. Reports errors to `setError`. */
export function useFetching(setError: (text: string | undefined) => void): Fetching {
  const [busy, setBusy] = useState(false);
  const button = useFocusAfterBusy(busy);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch {
      setError(
        navigator.onLine
          ? "We couldn't load this. Please try again."
          : "You are offline. Please try again when you're back online.",
      );
    } finally {
      setBusy(false);
    }
  };
  return { busy, button, run: (work) => void run(work) };
}
