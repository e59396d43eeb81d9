import type { Json } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "./client/supabase.ts";
import { withAccountSession } from "./client/with-session-retry.ts";

const TRACKER_TIMEOUT_MS = 10_000;
/** `max_rows` in supabase/config.toml. A year of notes has more. */
const MAX_ROWS = 1_000;

/** One value that a member entered for one day; day 0 if it doesn't belong to a day. */
interface Entry {
  day: number;
  field: string;
  value: Json;
}

/** An entry as this browser stores it. Times are in ISO 8601. */
export interface TrackerEntry extends Entry {
  /** By this device's clock, which may be wrong. */
  changedAt: string;
  /** By the server's clock. If it's set, the account has this entry. */
  savedAt?: string;
  /** The `savedAt` of the entry that this one replaced. */
  seen?: string;
  /** The value of that entry, if the two are merged key by key. */
  seenValue?: Json;
}

/** An entry as the account stores it. */
export interface SavedEntry extends Entry {
  savedAt: string;
}

/** The entry that the account stores after one was sent. */
export interface SaveAnswer extends SavedEntry {
  /** False if another device's entry is later and was kept instead. */
  isKept: boolean;
}

/**
 * The device that writes. Its clock is read when a request is sent, so that the server can correct
 * the times of the entries.
 */
export interface Device {
  id: string;
  now(): Date;
}

/**
 * Reads all entries of an account. Rejects if they can't be loaded, or another account is signed
 * in.
 */
export async function readTracker(userId: string): Promise<SavedEntry[]> {
  const entries: SavedEntry[] = [];
  for (;;) {
    const rows = await readRows(userId, entries.length);
    entries.push(...rows.map(toSavedEntry));
    if (rows.length < MAX_ROWS) return entries;
  }
}

async function readRows(userId: string, from: number): Promise<Row[]> {
  const { data } = await withAccountSession(userId, (token) =>
    withTimeout(TRACKER_TIMEOUT_MS, (signal) =>
      supabase()
        .from("tracker_entries")
        .select("day, field, value, changed_at")
        // By its key, so that no row is on two pages.
        .order("day")
        .order("field")
        .range(from, from + MAX_ROWS - 1)
        .setHeader("Authorization", `Bearer ${token}`)
        .retry(false)
        .abortSignal(signal),
    ),
  );
  return data;
}

/**
 * Sends entries to their account, and resolves to what the account stores now. Rejects if they
 * weren't saved, or another account is signed in; sending them again changes nothing.
 */
export async function saveTracker(
  userId: string,
  entries: TrackerEntry[],
  { id, now }: Device,
): Promise<SaveAnswer[]> {
  const rows = entries.map(({ day, field, value, changedAt, seen }) => ({
    day,
    field,
    value,
    changed_at: changedAt,
    ...(seen && { seen }),
  }));
  const { data } = await withAccountSession(userId, (token) =>
    withTimeout(TRACKER_TIMEOUT_MS, (signal) =>
      supabase()
        .rpc("save_tracker", { entries: rows, device: id, device_now: now().toISOString() })
        .setHeader("Authorization", `Bearer ${token}`)
        .abortSignal(signal),
    ),
  );
  const saved: Row[] = Array.isArray(data) ? data : [];
  return saved.map((row) => ({ ...toSavedEntry(row), isKept: row.kept === true }));
}

/** A row as the database sends it. Only the value, in a JSON column, has a known type. */
type Row = Record<string, unknown> & { value: Json };

function toSavedEntry({ day, field, value, changed_at }: Row): SavedEntry {
  return {
    day: Number(day),
    field: String(field),
    value,
    // The embedded database writes a space instead of the T in ISO 8601, and "+00" for UTC.
    savedAt: new Date(String(changed_at).replace(" ", "T").replace(/\+00$/, "Z")).toISOString(),
  };
}
