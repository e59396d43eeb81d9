import type { Order } from "#backend/order.ts";
import type { SaveAnswer, TrackerEntry } from "#backend/tracker.ts";
import type { Json } from "#lib/json.ts";
import type { Weight } from "#lib/weight.ts";
import type { Member } from "./member.ts";
import type { Program } from "./program/program.ts";
import { storyProgram } from "./program-for-stories.ts";
import { emptyJournal, write } from "./tracker/journal.ts";
import { currentDayEntry } from "./tracker/notes.ts";
import { createTracker, type Sync } from "./tracker/tracker.ts";

/** `[12, "mood", "Good"]` */
type Written = readonly [day: number, field: string, value: Json];

/** Where a member stands when a story begins. */
export interface Situation {
  /** The day that the plan is at. */
  day?: number;
  wrote?: readonly Written[];
  /** Whether the account has what was written down. */
  sync?: Sync;
  unit?: Weight["unit"];
  program?: Partial<Program>;
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

/** A member of whom nobody but the story knows. */
export function memberFor({ unit = "lbs", program, ...situation }: Situation): Member {
  return {
    userId: "userId" in situation ? situation.userId : "ann",
    email: "ann@example.com",
    order: "order" in situation ? situation.order : paid,
    price: "$29.99",
    unit,
    program: { ...storyProgram, ...program },
    tracker: trackerFor(situation),
  };
}

/** The real tracker, in memory. Its account takes everything at once, or never answers, or is away. */
function trackerFor({ day = 1, wrote = [], sync = "saved" }: Situation) {
  const entries = [currentDayEntry(day), ...wrote].map(([of, field, value]) => ({
    day: of,
    field,
    value,
    changedAt: CHANGED_AT,
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
      replaced: answerOfAnotherDevice,
      saving: () => new Promise<never>(() => {}),
      waiting: away,
      "only-here": away,
    }[sync],
    now: () => new Date(CHANGED_AT),
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
const answerOfAnotherDevice = async (entries: TrackerEntry[]): Promise<SaveAnswer[]> =>
  entries.map(({ day, field, value }) => {
    const isKept = field !== "mood";
    return { day, field, value: isKept ? value : "Poor", savedAt: CHANGED_AT, isKept };
  });
const away = () => Promise.reject(new TypeError("Failed to fetch"));
