import { Note } from "#ui/note.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { Member } from "../member.ts";
import { skippedEntry } from "../tracker/notes.ts";

/** In place of the meals of a day that the member leaves out. */
export function SkippedDay() {
  return (
    <Note
      title="You're skipping this day"
      text="It has no meals, it isn't on your shopping list, and it doesn't count. Your streak continues after it."
      icon={{ icon: "pause-fill" }}
    />
  );
}

interface SkipDayProps {
  member: Pick<Member, "tracker">;
  day: number;
  isSkipped: boolean;
  board: UndoToast;
}

/** Leaves the day out, or takes it back in. One button for both, so that it keeps the focus. */
export function SkipDay({ member: { tracker }, day, isSkipped, board }: SkipDayProps) {
  const toggle = () => {
    tracker.set(...skippedEntry(day, !isSkipped));
    if (!isSkipped)
      board.say(`Day ${day} skipped.`, () => tracker.set(...skippedEntry(day, false)));
  };
  return (
    <TextButton onClick={toggle}>{isSkipped ? "Don't skip this day" : "Skip this day"}</TextButton>
  );
}
