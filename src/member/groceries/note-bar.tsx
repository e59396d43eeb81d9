import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./note-bar.module.css";
import type { NoteBoard } from "./use-note.ts";

/** Stays at the lower edge of the screen. The live region is there before its words, so that they are heard. */
export function NoteBar({ note, clear, hold }: NoteBoard) {
  return (
    <div className={styles.region} role="status">
      {note && (
        // biome-ignore lint/a11y/noStaticElementInteractions: being there is no interaction, it only keeps the note from going
        <div
          className={styles.note}
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
