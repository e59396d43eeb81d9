import type { TrackerEntry } from "#backend/tracker.ts";
import { isJsonObject, type Json } from "#lib/json.ts";

/** What a member has written down, by `<day>/<field>`; `unsent` names what the account does not have yet. */
export interface Journal {
  entries: Record<string, TrackerEntry>;
  unsent: string[];
}

export const emptyJournal: Journal = { entries: {}, unsent: [] };

const LAST_DAY = 30;
const FIELDS = ["current-day", "water", "weight", "mood", "energy", "sleep", "notes", "exercises"];
const LONGEST_VALUE = 10_000;
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const keyOf = ({ day, field }: Pick<TrackerEntry, "day" | "field">) => `${day}/${field}`;

/** The value of a field on a day; undefined where nothing was written down. */
export function written(journal: Journal, day: number, field: string): Json | undefined {
  return journal.entries[keyOf({ day, field })]?.value;
}

/** With one more thing written down, to be sent. */
export function write(journal: Journal, entry: TrackerEntry): Journal {
  const key = keyOf(entry);
  return { entries: { ...journal.entries, [key]: entry }, unsent: [...journal.unsent.filter((other) => other !== key), key] };
}

/** With what the account or another tab has; of two entries the later one stays. */
export function merged(journal: Journal, others: TrackerEntry[]): Journal {
  const newer = others.filter((other) => {
    const own = journal.entries[keyOf(other)];
    return !own || own.changedAt < other.changedAt;
  });
  if (newer.length === 0) return journal;
  const keys = new Set(newer.map(keyOf));
  return {
    entries: { ...journal.entries, ...Object.fromEntries(newer.map((entry) => [keyOf(entry), entry])) },
    unsent: journal.unsent.filter((key) => !keys.has(key)),
  };
}

/** Two journals of one member in one browser, as two tabs have them. A mark that either has lost was lost because the account has the entry. */
export function united(journal: Journal, other: Journal): Journal {
  const { entries } = merged(journal, Object.values(other.entries));
  const isMissing = (key: string) => [journal, other].every((one) => one.entries[key]?.changedAt !== entries[key]?.changedAt || one.unsent.includes(key));
  const unsent = [...new Set([...journal.unsent, ...other.unsent])].filter(isMissing);
  return { entries, unsent };
}

/** Without the mark of what has been sent; what was changed meanwhile keeps it. */
export function sent(journal: Journal, entries: TrackerEntry[]): Journal {
  const done = new Set(entries.filter((entry) => journal.entries[keyOf(entry)]?.changedAt === entry.changedAt).map(keyOf));
  return { ...journal, unsent: journal.unsent.filter((key) => !done.has(key)) };
}

export function toSend({ entries, unsent }: Journal): TrackerEntry[] {
  return unsent.flatMap((key) => entries[key] ?? []);
}

/** What storage holds; whatever cannot be read counts as not there. */
export function journalOf(text: string | null): Journal {
  try {
    const stored: Json = JSON.parse(text ?? "{}");
    if (!isJsonObject(stored) || !isJsonObject(stored.entries ?? null)) return emptyJournal;
    const entries = Object.fromEntries(
      Object.values(stored.entries as Record<string, Json>).flatMap((entry) => (isEntry(entry) ? [[keyOf(entry), entry]] : [])),
    );
    const unsent = Array.isArray(stored.unsent) ? stored.unsent.filter((key): key is string => typeof key === "string" && key in entries) : [];
    return { entries, unsent };
  } catch {
    return emptyJournal;
  }
}

/** Whether the account would take it: one that it refuses keeps all others from being sent. */
function isEntry(entry: unknown): entry is TrackerEntry {
  if (!isJsonObject(entry)) return false;
  const { day, field, value, changedAt } = entry;
  const isOfDay = Number.isInteger(day) && Number(day) >= 0 && Number(day) <= LAST_DAY;
  const isValue = value !== undefined && JSON.stringify(value).length <= LONGEST_VALUE;
  return (
    isOfDay && FIELDS.includes(String(field)) && isValue && typeof changedAt === "string" && ISO_TIME.test(changedAt) && !Number.isNaN(Date.parse(changedAt))
  );
}
