import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { UndoToast } from "#ui/snackbar.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { Member } from "../member.ts";
import { MAX_MONTHS } from "../tracker/month-days.ts";
import { currentDay, DAYS } from "../tracker/notes.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { lookBack } from "./look-back.ts";
import styles from "./month-end.module.css";
import { useBeginMonth } from "./use-begin-month.ts";

/** The days before the end on which the next month is announced. */
const DAYS_AHEAD = 2;

interface MonthEndProps {
  member: Member;
  /** The day that's shown. */
  day: number;
  board: UndoToast;
  /** Called when a month begins, so that the focus can move on. */
  onBegun: () => void;
}

/** Announces the next month, and on the last day looks back and begins it. */
export function MonthEnd({ member, day, board, onBegun }: MonthEndProps) {
  const { months, tracker } = member;
  const current = currentDay(useJournal(tracker).journal);
  if (months.isPast) return <PastMonth member={member} />;
  if (day !== current || current < DAYS - DAYS_AHEAD) return null;
  if (current === DAYS) return <LastDay member={member} board={board} onBegun={onBegun} />;
  if (months.shown.number === MAX_MONTHS) return null;
  const left = DAYS - current;
  return (
    <Note
      title={`${left} ${left === 1 ? "day" : "days"} left; your next month is ready.`}
      text="It begins when you say so, with other meals, made from your weight and your answers as they are then."
      icon={{ icon: "sun-horizon" }}
    />
  );
}

function LastDay({ member, board, onBegun }: Omit<MonthEndProps, "day">) {
  const titleId = useId();
  const begin = useBeginMonth(member, board);
  const { number } = member.months.shown;
  const beginWith = (kind: "next" | "again") => () => {
    begin?.(kind);
    onBegun();
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {`Your month ${number}, looking back`}
      </h2>
      <LookBackList member={member} />
      {begin ? (
        <>
          <p>
            <span>{`Month ${number + 1} has other meals. It's made from your latest weight,`}</span>{" "}
            <span>your answers as they are now, and what you swapped away.</span>
          </p>
          <div className={styles.buttons}>
            <Button onClick={beginWith("next")}>{`Begin month ${number + 1}`}</Button>
            <TextButton onClick={beginWith("again")}>Start this month again</TextButton>
          </div>
        </>
      ) : (
        <p>{`That was month ${MAX_MONTHS}, the last one that we keep. Your plan stays as it is.`}</p>
      )}
    </section>
  );
}

/** A month that's over, in a few lines above its days. */
function PastMonth({ member }: Pick<MonthEndProps, "member">) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {`Looking back at month ${member.months.shown.number}`}
      </h2>
      <LookBackList member={member} />
    </section>
  );
}

/** The days, the weight, and the swaps of the month that's shown. */
function LookBackList({ member: { program, tracker, unit } }: { member: Member }) {
  const { days, weight, swaps } = lookBack(useJournal(tracker).journal, unit, program);
  const lines = [
    { icon: "check-circle", text: days },
    { icon: "scales", text: weight },
    { icon: "arrows-left-right", text: swaps },
  ];
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({ icon, text }) =>
          text && (
            <li key={icon} className={styles.line}>
              <Icon name={icon} className={styles.lineIcon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
