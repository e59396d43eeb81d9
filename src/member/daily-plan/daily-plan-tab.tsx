import { useRef } from "react";
import { dateOfDay } from "../day/shown-day.ts";
import { useShownDay } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import { currentDay, currentDayEntry } from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import styles from "./daily-plan-tab.module.css";
import { DayBar } from "./day-bar.tsx";
import { LogDayLink } from "./log-day-link.tsx";
import { MealsOfDay } from "./meals-of-day.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { OtherDay } from "./other-day.tsx";
import { QuickStats } from "./quick-stats.tsx";

/** A day of the member's plan at a glance: the current one, or the one in the URL. */
export function DailyPlanTab({ member }: { member: Member }) {
  const { order, price, tracker } = member;
  const { journal, sync } = useJournal(tracker);
  const current = currentDay(journal);
  const { shown, show } = useShownDay(current);
  const bar = useRef<HTMLElement>(null);

  // The buttons of the other day disappear, so move the focus.
  const showCurrent = (day: number) => {
    if (day !== current) tracker.set(...currentDayEntry(day));
    show(current);
    bar.current?.focus();
  };
  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <LostDay journal={journal} />
        <DayBar ref={bar} day={shown} date={dateOfDay(shown, current, new Date())} onGo={show} />
        {shown !== current && (
          <OtherDay
            day={shown}
            current={current}
            onMakeCurrent={() => showCurrent(shown)}
            onBack={() => showCurrent(current)}
          />
        )}
        <div className={styles.notes}>
          {shown === current && <LogDayLink journal={journal} day={current} />}
          <SyncNote sync={sync} />
        </div>
      </div>
      <MealsOfDay member={member} day={shown} isCurrent={shown === current} />
      <div className={styles.stats}>
        <QuickStats member={member} day={shown} />
      </div>
      <OrderSummary order={order} price={price} />
    </div>
  );
}
