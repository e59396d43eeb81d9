import { useState } from "react";
import type { Member } from "../member.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import {
  currentDay,
  currentDayEntry,
  DAYS,
  notesOf,
  statusOf,
  weightsOf,
} from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { DayChoice } from "./day-choice.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayNotes } from "./day-notes.tsx";
import styles from "./progress-tab.module.css";
import { refusedWeightOf } from "./refused-weights.ts";
import { WeightCard } from "./weight-card.tsx";

/** How the 30 days go: the days at a glance, what was written down for one of them, and the weight. */
export function ProgressTab({ member: { tracker, unit } }: { member: Member }) {
  const { journal, sync } = useJournal(tracker);
  const current = currentDay(journal);
  // until a member chooses or writes, the day follows the plan; from then on no other device moves it away
  const [chosen, choose] = useState<number>();
  const day = chosen ?? current;
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: index + 1,
    status: statusOf(journal, index + 1),
  }));
  const completed = days.filter(({ status }) => status === "completed").length;

  const makeCurrent = (next: number) => {
    choose(next);
    tracker.set(...currentDayEntry(next));
  };
  return (
    <div className={styles.progress}>
      <section className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>Your {DAYS} days</h2>
          <p className={styles.count}>
            <strong>{completed}</strong> of {DAYS} completed
          </p>
        </div>
        <DayGrid days={days} shown={day} current={current} onChoose={choose} />
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens to see; it only learns that someone has begun */}
      <section className={styles.card} onFocus={() => choose((before) => before ?? current)}>
        <div className={styles.head}>
          <h2 className={styles.title}>Your notes</h2>
          <SyncNote sync={sync} />
        </div>
        <LostDay journal={journal} />
        <DayChoice day={day} current={current} onChoose={choose} onMakeCurrent={makeCurrent} />
        <DayNotes
          key={day}
          notes={notesOf(journal, day)}
          unit={unit}
          refused={refusedWeightOf(tracker, day)}
          onWrite={(field, value) => tracker.set(day, field, value)}
        />
      </section>
      <WeightCard {...weightsOf(journal, unit)} unit={unit} />
    </div>
  );
}
