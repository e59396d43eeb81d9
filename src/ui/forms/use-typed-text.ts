import { useState } from "react";

/**
 * The text that's being typed into a field, or undefined if there's none. It's dropped as soon as
 * the value becomes one that the text doesn't mean: a button can change the value while the field
 * keeps the focus, because VoiceOver and Voice Control press buttons without moving it.
 */
export function useTypedText<T>(value: T, read: (text: string) => T) {
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (typed !== undefined && read(typed) !== value) setTyped(undefined);
  }
  return [typed, setTyped] as const;
}
