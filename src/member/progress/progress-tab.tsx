import { useState } from "react";
import { useCurrentDayAgain } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { MonthBar } from "../months/month-bar.tsx";
import { findFirstDate, listEarlierWeights } from "../months/month-dates.ts";
import { getAnswers } from "../plan/dated-answers.ts";
import { RemindersCard } from "../reminders/reminders-card.tsx";
import type { Journal } from "../tracker/journal.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import { daysBefore } from "../tracker/month-days.ts";
import {
  countDaysInARow,
  currentDay,
  currentDayEntry,
  DAYS,
  type DayStatus,
  getNotes,
  getStatus,
  listWeights,
} from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { readHistory } from "../tracker/weight-history.ts";
import { DayChoice, PastDayChoice } from "./day-choice.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayNotes } from "./day-notes.tsx";
import { lengthUnitFor } from "./measures/measure-text.ts";
import { MeasuresCard } from "./measures/measures-card.tsx";
import { PhotosCard } from "./photos/photos-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import styles from "./progress-tab.module.css";
import { RecordsCard } from "./records/records-card.tsx";
import { findMilestones } from "./weight/milestones.ts";
import { getRefusedText } from "./weight/refused-weights.ts";
import { WeightCard } from "./weight/weight-card.tsx";

/** The member's progress: the 30 days, one day's notes, and the weight. */
export function ProgressTab({ member }: { member: Member }) {
  return (
    <>
      <div className={styles.month}>
        <MonthBar member={member} />
      </div>
      <MonthProgress key={member.months.shown.number} member={member} />
    </>
  );
}

function MonthProgress({ member }: { member: Member }) {
  const { months, tracker, unit, plans, userId, email } = member;
  const { journal, sync } = useJournal(tracker);
  const { isPast, shown } = months;
  const dated = { journal: useJournal(months.tracker).journal, all: months.all, today: new Date() };
  const current = currentDay(journal);
  // The day follows the plan until the member picks a day or starts writing. After that, no other
  // device changes it.
  const [chosen, choose] = useState<number>();
  const day = chosen ?? current;

  const weights = listWeights(journal, unit);
  const earlier = listEarlierWeights(dated, shown.number);
  const milestones = weights.isSample
    ? []
    : findMilestones({
        start: earlier[0]?.kg,
        points: weights.points,
        unit,
        answers: getAnswers(plans.answers, current),
        plan: plans.planOn(current),
      });

  const showCurrentDay = useCurrentDayAgain();
  const makeCurrent = (next: number) => {
    choose(next);
    // The plan moves, too.
    showCurrentDay();
    tracker.set(...currentDayEntry(next));
  };
  return (
    <div className={styles.progress}>
      <DaysCard
        journal={journal}
        inARow={countDaysInARow(
          dated.journal,
          daysBefore(shown.number) + (isPast ? DAYS : current),
        )}
        shown={day}
        current={isPast ? undefined : current}
        onChoose={choose}
      />
      <ProgressCard
        title="Your notes"
        aside={<SyncNote sync={sync} />}
        // The member has started.
        onFocus={() => choose((before) => before ?? current)}
      >
        <LostDay journal={journal} />
        {isPast ? (
          <PastDayChoice day={day} month={shown.number} onChoose={choose} />
        ) : (
          <DayChoice day={day} current={current} onChoose={choose} onMakeCurrent={makeCurrent} />
        )}
        <DayNotes
          key={day}
          notes={getNotes(journal, day)}
          unit={unit}
          refusedIn={(field) => getRefusedText(tracker, day, field)}
          onWrite={(field, value) => tracker.set(day, field, value)}
        />
      </ProgressCard>
      <WeightCard
        {...weights}
        unit={unit}
        milestones={milestones}
        history={[...readHistory(journal), ...earlier]}
        dayOne={findFirstDate(dated, shown.number)}
      />
      <MeasuresCard journal={journal} unit={lengthUnitFor(unit)} />
      <PhotosCard member={member} />
      <RecordsCard member={member} />
      {userId !== undefined && <RemindersCard userId={userId} email={email} />}
    </div>
  );
}

interface DaysCardProps {
  journal: Journal;
  /** The number of days in a row with notes, those of earlier months included. */
  inARow: number;
  shown: number;
  /** Undefined in a month that's over. */
  current: number | undefined;
  onChoose: (day: number) => void;
}

function DaysCard({ journal, inARow, shown, current, onChoose }: DaysCardProps) {
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: index + 1,
    status: getStatus(journal, index + 1),
  }));
  const count = (wanted: DayStatus) => days.filter(({ status }) => status === wanted).length;
  return (
    <ProgressCard
      title={`Your ${DAYS} days`}
      aside={
        <div className={styles.counts}>
          <p className={styles.count}>
            <strong>{count("completed")}</strong>{" "}
            <span>{`of ${DAYS - count("skipped")} completed`}</span>
          </p>
          {inARow > 1 && <p className={styles.count}>{`${inARow} days in a row`}</p>}
        </div>
      }
    >
      <DayGrid days={days} shown={shown} current={current} onChoose={onChoose} />
    </ProgressCard>
  );
}
