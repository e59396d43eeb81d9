import { useState } from "react";

interface Field<T> {
  stored: T;
  textOf: (value: T) => string;
  /** What a typed text means; undefined where it means nothing that could be kept. */
  read: (text: string) => T | undefined;
  save: (value: T) => void;
  /** Where a text that cannot be kept waits to be mended, while the field is away. */
  waiting?: { text: string | undefined; put: (text: string | undefined) => void };
}

/** A field that saves as one types. What is being typed wins over what arrives meanwhile; a text that cannot be kept stays to be mended. */
export function useDraft<T>({ stored, textOf, read, save, waiting }: Field<T>) {
  const [draft, setDraft] = useState(waiting?.text);
  const [wasLeft, setWasLeft] = useState(draft !== undefined);

  const keep = (text: string) => {
    const value = read(text);
    if (value !== undefined && textOf(value) !== textOf(stored)) save(value);
    waiting?.put(value === undefined ? text : undefined);
    return value !== undefined;
  };
  return {
    text: draft ?? textOf(stored),
    draft,
    isRefused: wasLeft && draft !== undefined && read(draft) === undefined,
    type(text: string) {
      setDraft(text);
      keep(text);
    },
    /** Another value, chosen next to the field. It replaces what is being typed. */
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
