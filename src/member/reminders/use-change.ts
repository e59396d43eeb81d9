import { useState } from "react";

const NO_ANSWER = "That didn't work. Check your connection and try again.";

/** A change of a setting at the server: whether it's under way, and how it ended, in words. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();
  const [note, setNote] = useState("");
  /**
   * Makes a change that resolves to what to say about it, or to why the server refuses it.
   * Presses while one is under way do nothing.
   */
  const make = async (change: () => Promise<string | { refused: string | undefined }>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    setNote("");
    try {
      const said = await change();
      if (typeof said === "string") setNote(said);
      else setError({ text: said.refused ?? NO_ANSWER });
    } catch {
      setError({ text: NO_ANSWER });
    }
    setBusy(false);
  };
  return { busy, error, note, make, clearError: () => setError(undefined) };
}
