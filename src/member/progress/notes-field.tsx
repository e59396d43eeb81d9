import { type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { cleanTypedLines } from "#lib/typed/typed-text.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { charactersLeft, MAX_CHARACTERS } from "./characters-left.ts";
import { DayField, FieldHint } from "./day-field.tsx";
import styles from "./notes-field.module.css";
import { useDraft } from "./use-draft.ts";

interface NotesFieldProps {
  notes: string;
  onChange: (notes: string) => void;
}

/** Free text about the day. */
export function NotesField({ notes, onChange }: NotesFieldProps) {
  const id = useId();
  const { text, draft, type, leave } = useDraft({
    stored: notes,
    format: String,
    read: cleanTypedLines,
    save: onChange,
  });
  const { area, noteCaret } = useSteadyCaret(notes, draft !== undefined);
  const left = charactersLeft(text);
  return (
    <DayField id={id} label="Notes">
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={4}
        maxLength={MAX_CHARACTERS}
        placeholder="How did the day go?"
        value={text}
        onSelect={noteCaret}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <FieldHint aria-hidden="true">{left?.read}</FieldHint>
      <div role="status">{left && <VisuallyHidden>{left.heard}</VisuallyHidden>}</div>
    </DayField>
  );
}

/** Keeps the caret in its place: a text that arrives before you type would move it to its end. */
function useSteadyCaret(notes: string, isTyping: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>([0, 0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a text arrives
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === area.current)
      area.current?.setSelectionRange(...caret.current);
  }, [notes]);

  const noteCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
  };
  return { area, noteCaret };
}
