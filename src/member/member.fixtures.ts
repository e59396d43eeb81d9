import type { Order } from "#api/order.ts";
import type { SaveAnswer, TrackerEntry } from "#api/tracker.ts";
import type { Answers, Json } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import type { WorkoutWeek } from "#rules/member-plan/workouts/workout-weeks.ts";
import type { Member } from "./member.ts";
import { findMonths, type Month } from "./months/months.ts";
import { trackerOfMonth } from "./months/use-months.ts";
import { readDatedAnswers } from "./plan/dated-answers.ts";
import { createPlanMaker, type MemberPlans, memberPlans } from "./plan/member-plans.ts";
import type { Program } from "./program/program.ts";
import { storyAnswers } from "./program/rules.fixtures.ts";
import { storyProgram } from "./program.fixtures.ts";
import { emptyJournal, type Journal, write } from "./tracker/journal.ts";
import { currentDayEntry } from "./tracker/notes.ts";
import { createTracker, type Sync } from "./tracker/tracker.ts";
import { findWorkout } from "./workouts/find-workout.ts";

/** `[12, "mood", "Good"]` */
type Written = readonly [day: number, field: string, value: Json];

/** A member's situation when a story begins. */
export interface Situation {
  /** The current day of the first month. */
  day?: number;
  /** Days go on from month to month. */
  wrote?: readonly Written[];
  /** When everything was written. */
  wroteAt?: string;
  /** True if the account has the member's entries. */
  sync?: Sync;
  unit?: Weight["unit"];
  program?: Partial<Program>;
  /** The answers that differ from those of an average member. */
  answers?: Answers;
  /** Only `answers`; the others are missing. */
  isIncomplete?: boolean;
  /** Workouts in place of those that follow from the answers. */
  weeks?: WorkoutWeek[];
  order?: Order | undefined;
  userId?: string | undefined;
}

const CHANGED_AT = "2026-01-12T11:00:00.000Z";
const paid: Order = {
  id: "5f0c2a9e-7d31-4b7a-9d55-0e8f6a1c2b34",
  userId: "ann",
  status: "completed",
  amountTotal: 2999,
  currency: "usd",
};

/** A member for a story; no server knows about them. */
export function createMember({ unit = "lbs", ...situation }: Situation): Member {
  const tracker = createStoryTracker(situation);
  const { journal } = tracker.snapshot();
  const all = findMonths(journal);
  const shown = all.at(-1) as Month;
  const ofMonth = trackerOfMonth(tracker, shown.number);
  return {
    userId: "userId" in situation ? situation.userId : "ann",
    email: "ann@example.com",
    order: "order" in situation ? situation.order : paid,
    price: "$29.99",
    unit,
    program: createProgram(situation),
    months: { tracker, all, shown, isPast: false, isFresh: true },
    plans: createPlans(situation, ofMonth.snapshot().journal, shown.variation),
    tracker: ofMonth,
  };
}

const createProgram = (situation: Situation): Program => ({
  ...storyProgram,
  ...situation.program,
});

/** The plans of a member in this situation who has written this journal. */
export function createPlans(
  situation: Situation,
  journal: Journal,
  variation?: Variation,
): MemberPlans {
  const { answers, isIncomplete = false, weeks } = situation;
  const program = createProgram(situation);
  const dated = readDatedAnswers(journal, { ...(isIncomplete ? {} : storyAnswers), ...answers });
  const plans = memberPlans(dated, journal, {
    program,
    makePlan: createPlanMaker(program, variation),
  });
  return weeks
    ? {
        ...plans,
        planOn: (day) => ({ ...plans.planOn(day), weeks }),
        workoutOn: (day) => findWorkout(weeks, day),
      }
    : plans;
}

/**
 * The real tracker, in memory. Its account takes everything at once, never answers, or can't be
 * reached.
 */
function createStoryTracker({
  day = 1,
  wrote = [],
  wroteAt = CHANGED_AT,
  sync = "saved",
}: Situation) {
  const entries = [currentDayEntry(day), ...wrote].map(([of, field, value]) => ({
    day: of,
    field,
    value,
    changedAt: wroteAt,
  }));
  const journal = entries.reduce(write, emptyJournal);
  let text = JSON.stringify(sync === "saved" ? { ...journal, unsent: [] } : journal);
  const tracker = createTracker({
    store: {
      get: () => text,
      set: (_, next) => {
        text = next;
        return sync !== "only-here";
      },
      remove: () => true,
    },
    key: "",
    read: async () => [],
    save: {
      saved: async () => [],
      replaced: answerAsAnotherDevice,
      saving: () => new Promise<never>(() => {}),
      waiting: away,
      "only-here": away,
    }[sync],
    now: () => new Date(),
    newId: () => "a story",
    after: (_, run) => {
      if (sync === "saved") queueMicrotask(run);
      return () => {};
    },
  });
  void tracker.sendNow();
  return tracker;
}

/** The account has a later mood from another device, and takes everything else. */
const answerAsAnotherDevice = async (entries: TrackerEntry[]): Promise<SaveAnswer[]> =>
  entries.map(({ day, field, value }) => {
    const isKept = field !== "mood";
    return { day, field, value: isKept ? value : "Poor", savedAt: CHANGED_AT, isKept };
  });
const away = () => Promise.reject(new TypeError("Failed to fetch"));
