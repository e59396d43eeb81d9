import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import type { Member } from "../member.ts";
import { CAME_BACK_FIELD } from "../tracker/fields.ts";
import { currentDay } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { hasComeBack } from "./came-back.ts";
import styles from "./come-back.module.css";
import { useBeginMonth } from "./use-begin-month.ts";

const NO_DAY = 0;

interface ComeBackProps {
  member: Member;
  board: UndoToast;
  /** Called when the question disappears, so that the focus can move on. */
  onAnswered: () => void;
}

/** Asks members who have been away for weeks how to go on, once. The plan stays usable below. */
export function ComeBack({ member, board, onAnswered }: ComeBackProps) {
  const titleId = useId();
  const { months, tracker } = member;
  const [openedAt] = useState(Date.now);
  const current = currentDay(useJournal(tracker).journal);
  const { journal } = useJournal(months.tracker);
  const begin = useBeginMonth(member, board);
  // Before the account has answered, another device's entries are unknown.
  if (months.isPast || !months.isFresh || !hasComeBack(journal, { current, openedAt })) return null;
  const { number } = months.shown;
  const goOn = () => {
    months.tracker.set(NO_DAY, CAME_BACK_FIELD, new Date().toISOString());
    onAnswered();
  };
  const beginWith = (kind: "next" | "again") => () => {
    begin?.(kind);
    onAnswered();
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Good to see you again
      </h2>
      <p>{`It's been a while. You were on day ${current} of month ${number}. How do you want to go on?`}</p>
      <div className={styles.buttons}>
        <Button onClick={goOn}>{`Go on with day ${current}`}</Button>
        {begin && (
          <>
            <Button look="quiet" onClick={beginWith("again")}>
              Start this month again
            </Button>
            <Button look="quiet" onClick={beginWith("next")}>
              Begin a new month
            </Button>
          </>
        )}
      </div>
      <RoundButton
        icon="x-bold"
        aria-label="Close and go on"
        className={styles.close}
        onClick={goOn}
      />
    </section>
  );
}
