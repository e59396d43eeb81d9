import type { SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import { isJsonObject, type Json, sameJson } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { isKnownEntry } from "./fields.ts";
import { findChanges, isMerged, markRemoved, mergeValues } from "./merge-values.ts";

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
 * year of weights is added to the dates that are already there, and what an object doesn't have any
 * more is marked as removed.
 */
export const write = (journal: Journal, entry: TrackerEntry): Journal => writeAll(journal, [entry]);

/** Adds several entries, each for another field. */
export function writeAll(journal: Journal, written: readonly TrackerEntry[]): Journal {
  const entries = { ...journal.entries };
  const keys = new Set<string>();
  for (const { day, field, changedAt, ...one } of written) {
    const key = toKey({ day, field });
    const { savedAt, seen = savedAt, value: before, seenValue } = journal.entries[key] ?? {};
    const value = mergeValues(field, before, markRemoved(field, before, one.value));
    const known = savedAt === undefined ? seenValue : before;
    entries[key] = {
      ...{ day, field, value, changedAt, ...(seen && { seen }) },
      ...(isMerged(field) && known !== undefined && { seenValue: known }),
    };
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
    return own?.changedAt !== changedAt || (isMerged(field) && !sameJson(value, own.value));
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

/**
 * The entries to send next. The account takes no more at once; the others follow. Of those that are
 * merged, only what has changed is sent: the rest may have changed on another device.
 */
export function toSend({ entries, unsent }: Journal): TrackerEntry[] {
  return unsent.slice(0, MAX_SENT).flatMap((key) => {
    if (!entries[key]) return [];
    const { seenValue, ...entry } = entries[key];
    return [{ ...entry, value: findChanges(seenValue, entry.value) }];
  });
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
  const areTimes =
    isTime(changedAt) && [savedAt, seen].every((time) => time === undefined || isTime(time));
  return isKnownEntry({ day, field, value }) && areTimes;
}

function isTime(time: unknown): boolean {
  return typeof time === "string" && ISO_TIME.test(time) && !Number.isNaN(Date.parse(time));
}
