import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./snackbar.module.css";

/**
 * Long enough to read, look again, and decide. While the pointer or the focus is on the message, it
 * stays.
 */
const SHOWN_MS = 20_000;

interface Note {
  text: string;
  undo?: () => void;
}

export interface UndoToast {
  note: Note | undefined;
  say: (text: string, undo?: () => void) => void;
  clear: () => void;
  /** Keeps the message open while it's held. */
  hold: (isHeld: boolean) => void;
}

/** A message about the last action, with a way to undo it for a while. */
export function useUndoToast(): UndoToast {
  const [note, setNote] = useState<Note>();
  const [isHeld, hold] = useState(false);

  useEffect(() => {
    if (!note || isHeld) return;
    const timer = setTimeout(() => setNote(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, isHeld]);

  const put = (next: Note | undefined) => {
    setNote(next);
    hold(false);
  };
  return {
    note,
    say: (text, undo) => put(undo ? { text, undo } : { text }),
    clear: () => put(undefined),
    hold,
  };
}

/**
 * A message at the bottom of the screen. The live region is there before its text, so that screen
 * readers announce it.
 */
export function Snackbar({ note, clear, hold }: UndoToast) {
  return (
    <div className={styles.region} role="status">
      {note && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering isn't an interaction; it only keeps the message open
        <div
          className={styles.note}
          data-temporary
          onMouseEnter={() => hold(true)}
          onMouseLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <Icon name="check-circle" className={styles.icon} />
          <p className={styles.text}>{note.text}</p>
          {note.undo && (
            <Button
              look="quiet"
              className={styles.undo}
              onClick={() => {
                clear();
                note.undo?.();
              }}
            >
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
