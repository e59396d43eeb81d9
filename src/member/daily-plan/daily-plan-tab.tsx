import { useRef } from "react";
import type { Order } from "#api/order.ts";
import { moneyText } from "#lib/money.ts";
import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import { Stepper } from "#ui/forms/stepper.tsx";
import { Icon } from "#ui/icon.tsx";
import { Track } from "#ui/meters/track.tsx";
import { Snackbar, type UndoToast, useUndoToast } from "#ui/snackbar.tsx";
import { InstallApp } from "../app/install-app.tsx";
import { useKeptPictures } from "../app/use-kept-pictures.ts";
import { getDateOfDay } from "../day/shown-day.ts";
import { useShownDay } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { ComeBack } from "../months/come-back.tsx";
import { MonthBar } from "../months/month-bar.tsx";
import { MonthEnd } from "../months/month-end.tsx";
import type { Journal } from "../tracker/journal.ts";
import { LostDay } from "../tracker/lost-day.tsx";
import {
  currentDay,
  currentDayEntry,
  GLASSES_A_DAY,
  getNotes,
  getWeight,
  listWeights,
  MAX_GLASSES,
  waterPercent,
} from "../tracker/notes.ts";
import { SyncNote } from "../tracker/sync-note.tsx";
import { useJournal } from "../tracker/use-tracker.ts";
import { getWeek } from "../workouts/find-workout.ts";
import { freeDaysText } from "../workouts/free-days.tsx";
import { countDone } from "../workouts/ticks.ts";
import styles from "./daily-plan-tab.module.css";
import { DayBar } from "./day-bar.tsx";
import { MealsOfDay } from "./meals-of-day.tsx";
import { OtherDay } from "./other-day.tsx";
import { Stat, StatHint } from "./stat.tsx";
import { TabLink } from "./tab-link.tsx";

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

/** The day in figures. */
function QuickStats({
  member: { months, plans, tracker, unit },
  day,
}: {
  member: Member;
  day: number;
}) {
  const { journal } = useJournal(tracker);
  const { water, mood, energy, exercises } = getNotes(journal, day);
  const isCurrent = !months.isPast && day === currentDay(journal);
  const { isSample } = listWeights(journal, unit);

  return (
    <section className={styles.panel} aria-labelledby="quick-stats">
      <h2 id="quick-stats" className={styles.title}>
        Quick stats
      </h2>
      <dl className={styles.quickStatsStats}>
        <WaterStat glasses={water} onDrink={(glasses) => tracker.set(day, "water", glasses)} />
        <Stat name="Current weight" icon="scales" wide>
          <span>{`${getWeight(journal, day, unit)} ${unit}`}</span>
          {isSample && <StatHint>An example until you enter your own</StatHint>}
        </Stat>
        <Stat name="Mood" icon="smiley">
          {mood ?? <StatHint>Not yet</StatHint>}
        </Stat>
        <Stat name="Energy" icon="lightning">
          {energy ?? <StatHint>Not yet</StatHint>}
        </Stat>
        <WorkoutStat
          workout={plans.workoutOn(day)}
          ticked={exercises}
          week={isCurrent ? undefined : getWeek(day, plans.planOn(day).weeks.length)}
        />
      </dl>
    </section>
  );
}

interface WorkoutStatProps {
  /** Undefined after the last one. */
  workout: WorkoutDay | undefined;
  ticked: number[];
  /** The week to open, unless it's the current day's. */
  week: number | undefined;
}

/** The day's workout. */
function WorkoutStat({ workout, ticked, week }: WorkoutStatProps) {
  return (
    <Stat name={week === undefined ? "Today's workout" : "Workout"} icon="barbell" wide>
      <p>{workout ? workout.name : "Free day"}</p>
      {workout && workout.exercises.length > 0 && (
        <StatHint>
          {workout.minutes !== undefined && <span>{`${workout.minutes} min · `}</span>}
          <span>
            {`${countDone(ticked, workout.exercises)} of ${workout.exercises.length} exercises done`}
          </span>
        </StatHint>
      )}
      {!workout && <StatHint>{freeDaysText}</StatHint>}
      <TabLink tab="workouts" week={week}>
        {workout ? "Open the workout" : "Open the workouts"}
      </TabLink>
    </Stat>
  );
}

interface WaterStatProps {
  glasses: number;
  onDrink: (glasses: number) => void;
}

/** The day's glasses of water, with buttons to add or remove one. */
function WaterStat({ glasses, onDrink }: WaterStatProps) {
  const amount = `${glasses} ${glasses === 1 ? "glass" : "glasses"}`;
  return (
    <Stat name="Water" icon="drop" wide>
      <Stepper
        look="amount"
        value={glasses}
        least={0}
        most={MAX_GLASSES}
        down="Remove one glass"
        up="Add one glass"
        onStep={onDrink}
      >
        <span aria-live="polite">{amount}</span>
      </Stepper>
      <Track
        percent={waterPercent(glasses)}
        size="m"
        tone="cool"
        role="meter"
        label="Water"
        now={Math.min(glasses, GLASSES_A_DAY)}
        most={GLASSES_A_DAY}
        valueText={amount}
        className={styles.track}
      />
    </Stat>
  );
}

/** Links to the day's notes. It's the primary button until they're filled in. */
function LogDayLink({ journal, day }: { journal: Journal; day: number }) {
  const { weight, mood, energy, sleep } = getNotes(journal, day);
  const isWritten = [weight, mood, energy, sleep].every((note) => note !== undefined);
  return (
    <TabLink tab="progress" look={isWritten ? "quiet" : "primary"}>
      <Icon name="note-pencil" />
      <span>Log your day</span>
    </TabLink>
  );
}

/** The order, for the member's own records. */
function OrderSummary({ order, price }: { order: Order | undefined; price: string }) {
  return (
    <section className={styles.order} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.orderSummaryTitle}>
        Order summary
      </h2>
      <dl>
        <div className={styles.line}>
          <dt>Order ID</dt>
          {/* The full id: members copy it from here when they contact support. */}
          <dd className={styles.id}>{order?.id ?? "Sample"}</dd>
        </div>
        <div className={styles.line}>
          <dt>Paid</dt>
          <dd>
            {order?.amountTotal === undefined
              ? price
              : moneyText(order.amountTotal, order.currency)}
          </dd>
        </div>
        <div className={styles.line}>
          <dt>Status</dt>
          <dd className={styles.status}>
            <Icon name="check-circle" />
            <span>Completed</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
