import { useState } from "react";
import { useCurrentDayAgain } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { RemindersCard } from "../reminders/reminders-card.tsx";
import type { Journal } from "../tracker/journal.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import {
  currentDay,
  currentDayEntry,
  DAYS,
  getNotes,
  getStatus,
  listWeights,
} from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { DayChoice } from "./day-choice.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayNotes } from "./day-notes.tsx";
import { ProgressCard } from "./progress-card.tsx";
import styles from "./progress-tab.module.css";
import { getRefusedWeight } from "./weight/refused-weights.ts";
import { WeightCard } from "./weight/weight-card.tsx";

/** The member's progress: the 30 days, one day's notes, and the weight. */
export function ProgressTab({ member: { tracker, unit, userId, email } }: { member: Member }) {
  const { journal, sync } = useJournal(tracker);
  const current = currentDay(journal);
  // The day follows the plan until the member picks a day or starts writing. After that, no other
  // device changes it.
  const [chosen, choose] = useState<number>();
  const day = chosen ?? current;

  const showCurrentDay = useCurrentDayAgain();
  const makeCurrent = (next: number) => {
    choose(next);
    // The plan moves, too.
    showCurrentDay();
    tracker.set(...currentDayEntry(next));
  };
  return (
    <div className={styles.progress}>
      <DaysCard journal={journal} shown={day} current={current} onChoose={choose} />
      <ProgressCard
        title="Your notes"
        aside={<SyncNote sync={sync} />}
        // The member has started.
        onFocus={() => choose((before) => before ?? current)}
      >
        <LostDay journal={journal} />
        <DayChoice day={day} current={current} onChoose={choose} onMakeCurrent={makeCurrent} />
        <DayNotes
          key={day}
          notes={getNotes(journal, day)}
          unit={unit}
          refused={getRefusedWeight(tracker, day)}
          onWrite={(field, value) => tracker.set(day, field, value)}
        />
      </ProgressCard>
      <WeightCard {...listWeights(journal, unit)} unit={unit} />
      {userId !== undefined && <RemindersCard userId={userId} email={email} />}
    </div>
  );
}

interface DaysCardProps {
  journal: Journal;
  shown: number;
  current: number;
  onChoose: (day: number) => void;
}

function DaysCard({ journal, shown, current, onChoose }: DaysCardProps) {
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: index + 1,
    status: getStatus(journal, index + 1),
  }));
  const completed = days.filter(({ status }) => status === "completed").length;
  return (
    <ProgressCard
      title={`Your ${DAYS} days`}
      aside={
        <p className={styles.count}>
          <strong>{completed}</strong> <span>{`of ${DAYS} completed`}</span>
        </p>
      }
    >
      <DayGrid days={days} shown={shown} current={current} onChoose={onChoose} />
    </ProgressCard>
  );
}
