import { Note } from "#ui/note.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { Member } from "../member.ts";
import { skippedEntry } from "../tracker/notes.ts";
import styles from "./skipped-day.module.css";

interface SkipProps {
  member: Pick<Member, "months" | "tracker">;
  day: number;
}

/** In place of the meals of a day that the member leaves out. */
export function SkippedDay({ member: { months, tracker }, day }: SkipProps) {
  return (
    <div className={styles.skipped}>
      <Note
        title="You're skipping this day"
        text="It has no meals, nothing is bought for it, and it doesn't count. Your days in a row go on after it."
        icon={{ icon: "pause-fill" }}
      />
      {!months.isPast && (
        <TextButton onClick={() => tracker.set(...skippedEntry(day, false))}>
          Don't skip this day
        </TextButton>
      )}
    </div>
  );
}

/** Leaves the day out. */
export function SkipDay({ member: { tracker }, day, board }: SkipProps & { board: UndoToast }) {
  const skip = () => {
    tracker.set(...skippedEntry(day, true));
    board.say(`You skip day ${day}.`, () => tracker.set(...skippedEntry(day, false)));
  };
  return <TextButton onClick={skip}>Skip this day</TextButton>;
}
