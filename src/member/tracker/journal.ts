import type { SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import { isJsonObject, type Json, sameJson } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { DAYS_A_MONTH, MAX_MONTHS } from "./month-days.ts";

/**
 * A member's entries by `<day>/<field>`; `unsent` lists the keys that the account doesn't have yet.
 */
export interface Journal {
  /** The id that this browser sends with, created when its journal is first opened. */
  device?: string;
  entries: Record<string, TrackerEntry>;
  unsent: string[];
  /** The state before it, if it's the part of a later month: see `journalOfMonth`. */
  before?: { weight: Weight | undefined };
}

export const emptyJournal: Journal = { entries: {}, unsent: [] };

/** The answers that the plan is made from, from a day on. Those of day 0 come with the purchase. */
export const PLAN_ANSWERS_FIELD = "plan-answers";
/** By planned meal, the one that's eaten instead on a day. */
export const MEAL_SWAPS_FIELD = "meal-swaps";
/** By place of a day, the day with the meal that is eaten there. */
export const MEAL_MOVES_FIELD = "meal-moves";
/** By place of a day, the place of the next one that's cooked at the same time. */
export const MEAL_DOUBLES_FIELD = "meal-doubles";
/** By planned exercise, the one that's done instead, from a day on. */
export const EXERCISE_SWAPS_FIELD = "exercise-swaps";

/** The dishes of the cookbook that the member marked. It's of no day. */
export const FAVORITES_FIELD = "favorites";
/** On the first day of each month after the first one: when it began, and what its meals follow. */
export const MONTH_FIELD = "month";
/** True on a day that the member leaves out. */
export const SKIPPED_FIELD = "skipped";
/** The number of people that the member cooks for. */
export const PEOPLE_FIELD = "people";
/** When the member last came back after weeks, and said how to go on. */
export const CAME_BACK_FIELD = "came-back";
/** The member's day of a month. That of the first month is on day 0. */
export const CURRENT_DAY_FIELD = "current-day";
/**
 * A year of weights from before the plan, by month and day, in kg: `weights-2025` on day 0 has
 * `{ "03-14": 82.3, "03-15": null }`, with null for a weight that was removed. Entries of such a
 * field are merged date by date, so that two devices lose nothing.
 */
const HISTORY_FIELD = /^weights-20\d\d$/;

export const isHistoryField = (field: string): boolean => HISTORY_FIELD.test(field);

const LAST_DAY = DAYS_A_MONTH * MAX_MONTHS;
const FIELDS = [
  CURRENT_DAY_FIELD,
  MONTH_FIELD,
  CAME_BACK_FIELD,
  PEOPLE_FIELD,
  SKIPPED_FIELD,
  "water",
  "weight",
  "mood",
  "energy",
  "sleep",
  "notes",
  "exercises",
  "waist",
  "hips",
  "chest",
  "arm",
  "thigh",
  PLAN_ANSWERS_FIELD,
  MEAL_SWAPS_FIELD,
  MEAL_MOVES_FIELD,
  MEAL_DOUBLES_FIELD,
  EXERCISE_SWAPS_FIELD,
  FAVORITES_FIELD,
];
/** Part of a list's fields: an id, encoded as in a URL. */
const ID = "[\\w.!~*'()%-]{1,100}";
/** Grocery lists, on day 0: each list, each item, and the amounts that the member has seen. */
const LIST_FIELD = new RegExp(`^(?:list|seen):${ID}$|^item:${ID}:${ID}$`);
const MAX_VALUE = 10_000;
const MAX_ITEM_VALUE = 2_000;
/** The account takes 500 entries at once. */
const MAX_SENT = 400;
const MAX_DEVICE = 64;
/** Earlier than any entry from a browser. */
const NEVER = "1970-01-01T00:00:00.000Z";
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const toKey = ({ day, field }: Pick<TrackerEntry, "day" | "field">) => `${day}/${field}`;

/** The value of a field on a day; undefined if there's no entry. */
export function readEntry(journal: Journal, day: number, field: string): Json | undefined {
  return journal.entries[toKey({ day, field })]?.value;
}

/**
 * Adds an entry to send. It remembers which entry of the account the member saw while writing. A
 * year of weights is added to the dates that are already there.
 */
export const write = (journal: Journal, entry: TrackerEntry): Journal => writeAll(journal, [entry]);

/** Adds several entries, each for another field. */
export function writeAll(journal: Journal, written: readonly TrackerEntry[]): Journal {
  const entries = { ...journal.entries };
  const keys = new Set<string>();
  for (const { day, field, changedAt, ...one } of written) {
    const key = toKey({ day, field });
    const { savedAt, seen = savedAt, value: before } = journal.entries[key] ?? {};
    const value = mergeValues(field, before, one.value);
    entries[key] = { day, field, value, changedAt, ...(seen && { seen }) };
    keys.add(key);
  }
  return {
    ...journal,
    entries,
    unsent: [...journal.unsent.filter((key) => !keys.has(key)), ...keys],
  };
}

/**
 * Merges the account's entries. Unsent entries stay: when they're sent, the account decides which
 * is later.
 */
export function mergeEntries(journal: Journal, saved: SavedEntry[]): Journal {
  const updates = saved.filter((entry) => {
    const key = toKey(entry);
    return !journal.unsent.includes(key) && (journal.entries[key]?.savedAt ?? "") < entry.savedAt;
  });
  return updates.length === 0
    ? journal
    : {
        ...journal,
        entries: {
          ...journal.entries,
          ...Object.fromEntries(updates.map((entry) => toEntry(journal, entry))),
        },
      };
}

/**
 * Replaces this browser's entry with the account's. `changedAt` stays, as the next change here must
 * be later by this device's clock.
 */
function toEntry(
  journal: Journal,
  { day, field, value, savedAt }: SavedEntry,
): [string, TrackerEntry] {
  const key = toKey({ day, field });
  return [key, { day, field, value, savedAt, changedAt: journal.entries[key]?.changedAt ?? NEVER }];
}

/** The value of an entry that's written over another: itself, or both if it's a year of weights. */
function mergeValues(field: string, earlier: Json | undefined, later: Json): Json {
  return isHistoryField(field) && isJsonObject(earlier) && isJsonObject(later)
    ? { ...earlier, ...later }
    : later;
}

/**
 * Merges the journals of two tabs in one browser. If either has no unsent mark for an entry, the
 * account has it, unless both have a part of it.
 */
export function mergeJournals(journal: Journal, other: Journal): Journal {
  const entries = { ...journal.entries };
  const joined = new Set<string>();
  for (const [key, entry] of Object.entries(other.entries)) {
    const own = entries[key];
    const [earlier, later] = own && !isLater(entry, own) ? [entry, own] : [own, entry];
    const value = mergeValues(entry.field, earlier?.value, later.value);
    if (own && value !== later.value && !sameJson(value, later.value)) {
      joined.add(key);
      entries[key] = { ...later, value };
    } else entries[key] = later;
  }
  const isMissing = (key: string) =>
    joined.has(key) ||
    [journal, other].every(
      (one) => one.entries[key]?.changedAt !== entries[key]?.changedAt || one.unsent.includes(key),
    );
  const unsent = [...new Set([...journal.unsent, ...other.unsent])].filter(isMissing);
  const device = other.device ?? journal.device;
  return { ...(device && { device }), entries, unsent };
}

/** True if a journal lacks something that the merged one has. */
export function lacks(journal: Journal, both: Journal): boolean {
  const isOlder = ([key, { field, changedAt, value }]: [string, TrackerEntry]) => {
    const own = journal.entries[key];
    return own?.changedAt !== changedAt || (isHistoryField(field) && !sameJson(value, own.value));
  };
  return (
    Object.entries(both.entries).some(isOlder) ||
    both.unsent.some((key) => !journal.unsent.includes(key))
  );
}

/** Both entries come from one browser, so one clock wrote both. */
function isLater(entry: TrackerEntry, than: TrackerEntry): boolean {
  if (entry.changedAt !== than.changedAt) return entry.changedAt > than.changedAt;
  return (entry.savedAt ?? "") > (than.savedAt ?? "");
}

/**
 * Applies the account's answers, which may be another device's entries. Entries changed since they
 * were sent stay unsent.
 */
export function markSent(
  journal: Journal,
  entries: TrackerEntry[],
  answers: SaveAnswer[],
): Journal {
  const done = new Set(
    entries
      .filter((entry) => journal.entries[toKey(entry)]?.changedAt === entry.changedAt)
      .map(toKey),
  );
  const answered = answers
    .filter((answer) => done.has(toKey(answer)))
    .map((answer) => toEntry(journal, answer));
  return {
    ...journal,
    entries: { ...journal.entries, ...Object.fromEntries(answered) },
    unsent: journal.unsent.filter((key) => !done.has(key)),
  };
}

/** The entries to send next. The account takes no more at once; the others follow. */
export function toSend({ entries, unsent }: Journal): TrackerEntry[] {
  return unsent.slice(0, MAX_SENT).flatMap((key) => entries[key] ?? []);
}

/** Removes the items of removed lists, as the account does. */
export function withoutRemovedLists(journal: Journal): Journal {
  const isLeft = (field: string) => {
    const [kind, list] = field.split(":");
    const value = kind === "item" || kind === "seen" ? readEntry(journal, 0, `list:${list}`) : null;
    return !(isJsonObject(value) && value.deleted === true);
  };
  const entries = Object.entries(journal.entries).filter(([, { field }]) => isLeft(field));
  const kept = Object.fromEntries(entries);
  return { ...journal, entries: kept, unsent: journal.unsent.filter((key) => key in kept) };
}

/** True for a field of a grocery list. */
export const isListField = (field: string): boolean => LIST_FIELD.test(field);

/** Parses a stored journal. Skips everything that can't be read. */
export function parseJournal(text: string | null): Journal {
  try {
    const stored: Json = JSON.parse(text ?? "{}");
    if (!isJsonObject(stored) || !isJsonObject(stored.entries)) return emptyJournal;
    const entries = Object.fromEntries(
      Object.values(stored.entries).flatMap((entry) =>
        isEntry(entry) ? [[toKey(entry), entry]] : [],
      ),
    );
    const unsent = Array.isArray(stored.unsent)
      ? stored.unsent.filter((key): key is string => typeof key === "string" && key in entries)
      : [];
    const device =
      typeof stored.device === "string" && stored.device.length <= MAX_DEVICE
        ? stored.device
        : undefined;
    return { ...(device && { device }), entries, unsent };
  } catch {
    return emptyJournal;
  }
}

/** True if the account would accept the entry: one that it refuses blocks all others. */
function isEntry(entry: unknown): entry is TrackerEntry {
  if (!isJsonObject(entry)) return false;
  const { day, field, value, changedAt, savedAt, seen } = entry;
  const isOfDay = Number.isInteger(day) && Number(day) >= 0 && Number(day) <= LAST_DAY;
  const name = String(field);
  const longest = name.startsWith("item:") ? MAX_ITEM_VALUE : MAX_VALUE;
  const isValue = value !== undefined && JSON.stringify(value).length <= longest;
  const isKnown =
    FIELDS.includes(name) ||
    (day === 0 && (isListField(name) || (isHistoryField(name) && isJsonObject(value))));
  const areTimes =
    isTime(changedAt) && [savedAt, seen].every((time) => time === undefined || isTime(time));
  return isOfDay && isKnown && isValue && areTimes;
}

function isTime(time: unknown): boolean {
  return typeof time === "string" && ISO_TIME.test(time) && !Number.isNaN(Date.parse(time));
}
