import { type ComponentType, useState } from "react";
import { loadPart } from "#ui/loading/lazy-part.ts";

/**
 * A part of the tab that's loaded when it's opened. If that fails, the rest of the tab stays, and
 * opening it again tries again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<"unopened" | "loading" | "open" | "closed" | "failed">(
    "unopened",
  );
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  const open = async () => {
    setState("loading");
    try {
      const Part = await loadPart(load);
      setLoaded({ Part });
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return {
    Part: state === "open" ? loaded?.Part : undefined,
    isLoading: state === "loading",
    /** The button that opens it gets the focus back. */
    wasClosed: state === "closed",
    error:
      state === "failed"
        ? "This couldn't be loaded. Check your connection and try again."
        : undefined,
    open: () => void open(),
    close: () => setState("closed"),
  };
}
