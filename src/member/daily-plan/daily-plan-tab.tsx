import type { Member } from "../member.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import { currentDay, currentDayEntry } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import styles from "./daily-plan-tab.module.css";
import { DayBar } from "./day-bar.tsx";
import { MealsOfDay } from "./meals-of-day.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { WriteDown } from "./write-down.tsx";

/** The member's day at a glance. */
export function DailyPlanTab({ member }: { member: Member }) {
  const { order, price, program, tracker } = member;
  const { journal, sync } = useJournal(tracker);
  const day = currentDay(journal);

  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <LostDay journal={journal} />
        <DayBar day={day} onGo={(next) => tracker.set(...currentDayEntry(next))} />
        <div className={styles.notes}>
          <WriteDown journal={journal} day={day} />
          <SyncNote sync={sync} />
        </div>
      </div>
      <MealsOfDay meals={program.meals} day={day} />
      <div className={styles.stats}>
        <QuickStats member={member} day={day} />
      </div>
      <OrderSummary order={order} price={price} />
    </div>
  );
}
