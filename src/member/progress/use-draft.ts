import { useState } from "react";

interface Field<T> {
  stored: T;
  format: (value: T) => string;
  /** Parses the typed text; undefined if it isn't a value that can be saved. */
  read: (text: string) => T | undefined;
  save: (value: T) => void;
  /** Holds text that can't be saved while the field is unmounted. */
  waiting?: { text: string | undefined; put: (text: string | undefined) => void };
}

/**
 * A field that saves as you type. The text being typed wins over values that arrive in the
 * meantime; text that can't be saved stays until it's fixed.
 */
export function useDraft<T>({ stored, format, read, save, waiting }: Field<T>) {
  const [draft, setDraft] = useState(waiting?.text);
  const [wasLeft, setWasLeft] = useState(draft !== undefined);

  const keep = (text: string) => {
    const value = read(text);
    if (value !== undefined && format(value) !== format(stored)) save(value);
    waiting?.put(value === undefined ? text : undefined);
    return value !== undefined;
  };
  return {
    text: draft ?? format(stored),
    draft,
    isRefused: wasLeft && draft !== undefined && read(draft) === undefined,
    type(text: string) {
      setDraft(text);
      keep(text);
    },
    /** Sets a value from a control next to the field. It replaces the text being typed. */
    set(value: T) {
      setDraft(undefined);
      setWasLeft(false);
      waiting?.put(undefined);
      save(value);
    },
    leave() {
      if (draft === undefined) return;
      const isKept = keep(draft);
      setWasLeft(!isKept);
      if (isKept) setDraft(undefined);
    },
  };
}
