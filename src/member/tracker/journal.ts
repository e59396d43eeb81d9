import type { TrackerEntry } from "#backend/tracker.ts";
import { isJsonObject, type Json } from "#lib/json.ts";

/** What a member has written down, by `<day>/<field>`; `unsent` names what the account does not have yet. */
export interface Journal {
  entries: Record<string, TrackerEntry>;
  unsent: string[];
}

export const emptyJournal: Journal = { entries: {}, unsent: [] };

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

function isEntry(entry: unknown): entry is TrackerEntry {
  if (!isJsonObject(entry)) return false;
  const { day, field, value, changedAt } = entry;
  return typeof day === "number" && typeof field === "string" && value !== undefined && typeof changedAt === "string" && !Number.isNaN(Date.parse(changedAt));
}
