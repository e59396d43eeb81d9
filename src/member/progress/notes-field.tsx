import { useId, useLayoutEffect, useRef } from "react";
import { Spoken } from "#ui/spoken.tsx";
import { charactersLeft, MOST_CHARACTERS } from "./characters-left.ts";
import styles from "./fields.module.css";
import { useDraft } from "./use-draft.ts";

const asIs = (text: string) => text;

/** Whatever a member wants to remember of the day. */
export function NotesField({
  notes,
  onChange,
}: {
  notes: string;
  onChange: (notes: string) => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>([0, 0]);
  const { text, draft, type, leave } = useDraft({
    stored: notes,
    textOf: asIs,
    read: asIs,
    save: onChange,
  });
  const left = charactersLeft(text);

  // a text that arrives while nothing is typed yet would throw the caret to its end
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a text arrives
  useLayoutEffect(() => {
    if (draft === undefined && document.activeElement === area.current)
      area.current?.setSelectionRange(...caret.current);
  }, [notes]);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Notes
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={4}
        maxLength={MOST_CHARACTERS}
        placeholder="How did the day go?"
        value={text}
        onSelect={({ currentTarget }) => {
          caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p className={styles.hint} aria-hidden="true">
        {left?.read}
      </p>
      <div role="status">{left && <Spoken>{left.heard}</Spoken>}</div>
    </div>
  );
}
