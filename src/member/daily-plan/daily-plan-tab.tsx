import { useRef } from "react";
import { Snackbar, type UndoToast, useUndoToast } from "#ui/snackbar.tsx";
import { InstallApp } from "../app/install-app.tsx";
import { useKeptPictures } from "../app/use-kept-pictures.ts";
import { getDateOfDay } from "../day/shown-day.ts";
import { useShownDay } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { ComeBack } from "../months/come-back.tsx";
import { MonthBar } from "../months/month-bar.tsx";
import { MonthEnd } from "../months/month-end.tsx";
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
  const { months, order, price, tracker } = member;
  const current = currentDay(useJournal(tracker).journal);
  const { shown, show } = useShownDay(current);
  useKeptPictures(member, current);
  const board = useUndoToast();

  // An undo is about the day that was shown.
  const go = (day: number) => {
    board.clear();
    show(day);
  };
  return (
    <div className={styles.plan}>
      <DayHead member={member} shown={shown} onGo={go} board={board} />
      <MealsOfDay
        member={member}
        day={shown}
        isCurrent={!months.isPast && shown === current}
        board={board}
      />
      <div className={styles.stats}>
        <QuickStats member={member} day={shown} />
      </div>
      <OrderSummary order={order} price={price} />
      {member.userId !== undefined && <InstallApp />}
      <Snackbar {...board} />
    </div>
  );
}

interface DayHeadProps {
  member: Member;
  shown: number;
  onGo: (day: number) => void;
  board: UndoToast;
}

/** Which month and day are shown, and the ways to another one. */
function DayHead({ member, shown, onGo, board }: DayHeadProps) {
  const { months, tracker } = member;
  const { journal, sync } = useJournal(tracker);
  const current = currentDay(journal);
  const bar = useRef<HTMLElement>(null);
  // Buttons that have done their work disappear, so move the focus.
  const focusBar = () => bar.current?.focus();
  const showCurrent = (day: number) => {
    if (day !== current) tracker.set(...currentDayEntry(day));
    // Without a day in the URL, which is the current one from now on.
    onGo(current);
    focusBar();
  };
  return (
    <div className={styles.head}>
      <LostDay journal={journal} />
      <MonthBar member={member} />
      <ComeBack member={member} board={board} onAnswered={focusBar} />
      <DayBar
        ref={bar}
        day={shown}
        date={months.isPast ? undefined : getDateOfDay(shown, current, new Date())}
        onGo={onGo}
      />
      <MonthEnd member={member} day={shown} board={board} onBegun={focusBar} />
      {shown !== current && !months.isPast && (
        <OtherDay
          day={shown}
          current={current}
          onMakeCurrent={() => showCurrent(shown)}
          onBack={() => showCurrent(current)}
        />
      )}
      <div className={styles.notes}>
        {shown === current && !months.isPast && <LogDayLink journal={journal} day={current} />}
        <SyncNote sync={sync} />
      </div>
    </div>
  );
}
