import type { SaveAnswer, SavedEntry, TrackerEntry } from "#backend/tracker.ts";
import { isJsonObject, type Json } from "#lib/json.ts";

/** What a member has written down, by `<day>/<field>`; `unsent` names what the account does not have yet. */
export interface Journal {
  /** The name under which this browser sends; made up when it sends for the first time. */
  device?: string;
  entries: Record<string, TrackerEntry>;
  unsent: string[];
}

export const emptyJournal: Journal = { entries: {}, unsent: [] };

const LAST_DAY = 30;
const FIELDS = ["current-day", "water", "weight", "mood", "energy", "sleep", "notes", "exercises"];
const LONGEST_VALUE = 10_000;
const LONGEST_DEVICE = 64;
/** Before anything that was written in a browser. */
const NEVER = "1970-01-01T00:00:00.000Z";
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const keyOf = ({ day, field }: Pick<TrackerEntry, "day" | "field">) => `${day}/${field}`;

/** The value of a field on a day; undefined where nothing was written down. */
export function written(journal: Journal, day: number, field: string): Json | undefined {
  return journal.entries[keyOf({ day, field })]?.value;
}

/** With one more thing written down, to be sent. It remembers which entry of the account the member saw while writing. */
export function write(journal: Journal, { day, field, value, changedAt }: TrackerEntry): Journal {
  const key = keyOf({ day, field });
  const { savedAt, seen = savedAt } = journal.entries[key] ?? {};
  const entry = { day, field, value, changedAt, ...(seen && { seen }) };
  return {
    ...journal,
    entries: { ...journal.entries, [key]: entry },
    unsent: [...journal.unsent.filter((other) => other !== key), key],
  };
}

/** With what the account has. What was written here and not sent yet stays: the account says which is later when it is sent. */
export function merged(journal: Journal, saved: SavedEntry[]): Journal {
  const news = saved.filter((entry) => {
    const key = keyOf(entry);
    return !journal.unsent.includes(key) && (journal.entries[key]?.savedAt ?? "") < entry.savedAt;
  });
  return news.length === 0
    ? journal
    : {
        ...journal,
        entries: {
          ...journal.entries,
          ...Object.fromEntries(news.map((entry) => taken(journal, entry))),
        },
      };
}

/** An entry of the account in place of this browser's. `changedAt` stays: the next change here must be later by this device's clock. */
function taken(
  journal: Journal,
  { day, field, value, savedAt }: SavedEntry,
): [string, TrackerEntry] {
  const key = keyOf({ day, field });
  return [key, { day, field, value, savedAt, changedAt: journal.entries[key]?.changedAt ?? NEVER }];
}

/** Two journals of one member in one browser, as two tabs have them. A mark that either has lost was lost because the account has the entry. */
export function united(journal: Journal, other: Journal): Journal {
  const entries = { ...journal.entries };
  for (const [key, entry] of Object.entries(other.entries)) {
    const own = entries[key];
    if (!own || isLater(entry, own)) entries[key] = entry;
  }
  const isMissing = (key: string) =>
    [journal, other].every(
      (one) => one.entries[key]?.changedAt !== entries[key]?.changedAt || one.unsent.includes(key),
    );
  const unsent = [...new Set([...journal.unsent, ...other.unsent])].filter(isMissing);
  const device = other.device ?? journal.device;
  return { ...(device && { device }), entries, unsent };
}

/** Both are of one browser, so one clock wrote both. */
function isLater(entry: TrackerEntry, than: TrackerEntry): boolean {
  if (entry.changedAt !== than.changedAt) return entry.changedAt > than.changedAt;
  return (entry.savedAt ?? "") > (than.savedAt ?? "");
}

/** With what the account answered, which may be another device's entry. What was changed here since it was sent stays, and stays to be sent. */
export function sent(journal: Journal, entries: TrackerEntry[], answers: SaveAnswer[]): Journal {
  const done = new Set(
    entries
      .filter((entry) => journal.entries[keyOf(entry)]?.changedAt === entry.changedAt)
      .map(keyOf),
  );
  const answered = answers
    .filter((answer) => done.has(keyOf(answer)))
    .map((answer) => taken(journal, answer));
  return {
    ...journal,
    entries: { ...journal.entries, ...Object.fromEntries(answered) },
    unsent: journal.unsent.filter((key) => !done.has(key)),
  };
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
      Object.values(stored.entries as Record<string, Json>).flatMap((entry) =>
        isEntry(entry) ? [[keyOf(entry), entry]] : [],
      ),
    );
    const unsent = Array.isArray(stored.unsent)
      ? stored.unsent.filter((key): key is string => typeof key === "string" && key in entries)
      : [];
    const device =
      typeof stored.device === "string" && stored.device.length <= LONGEST_DEVICE
        ? stored.device
        : undefined;
    return { ...(device && { device }), entries, unsent };
  } catch {
    return emptyJournal;
  }
}

/** Whether the account would take it: one that it refuses keeps all others from being sent. */
function isEntry(entry: unknown): entry is TrackerEntry {
  if (!isJsonObject(entry)) return false;
  const { day, field, value, changedAt, savedAt, seen } = entry;
  const isOfDay = Number.isInteger(day) && Number(day) >= 0 && Number(day) <= LAST_DAY;
  const isValue = value !== undefined && JSON.stringify(value).length <= LONGEST_VALUE;
  const areTimes =
    isTime(changedAt) && [savedAt, seen].every((time) => time === undefined || isTime(time));
  return isOfDay && FIELDS.includes(String(field)) && isValue && areTimes;
}

function isTime(time: unknown): boolean {
  return typeof time === "string" && ISO_TIME.test(time) && !Number.isNaN(Date.parse(time));
}
