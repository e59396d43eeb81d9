import { withDeadline } from "#lib/deadline.ts";
import type { Json } from "#lib/json.ts";
import { askAsMember } from "./ask-as-member.ts";
import { supabase } from "./supabase.ts";

const TRACKER_DEADLINE_MS = 10_000;

/** One thing of one day that a member wrote down; day 0 for what is of no day. */
interface Entry {
  day: number;
  field: string;
  value: Json;
}

/** An entry as this browser has it. Times are in ISO 8601. */
export interface TrackerEntry extends Entry {
  /** By the clock of this device, which may be wrong. */
  changedAt: string;
  /** By the server's clock: the account has this entry. */
  savedAt?: string;
  /** The `savedAt` of the entry that this one was written over. */
  seen?: string;
}

/** An entry as the account has it. */
export interface SavedEntry extends Entry {
  savedAt: string;
}

/** What the account has after an entry was sent to it. */
export interface SaveAnswer extends SavedEntry {
  /** False: another device's entry is the later one, and stays. */
  isKept: boolean;
}

/** The device that writes. Its clock is read when a request goes out, so that the server can correct the times of the entries. */
export interface Device {
  id: string;
  now(): Date;
}

/** All that the account has written down. Rejects where it cannot be found out. */
export async function readTracker(): Promise<SavedEntry[]> {
  const { data } = await askAsMember(() =>
    withDeadline(TRACKER_DEADLINE_MS, (signal) =>
      supabase()
        .from("tracker_entries")
        .select("day, field, value, changed_at")
        .retry(false)
        .abortSignal(signal),
    ),
  );
  return data.map(savedEntryOf);
}

/** Sends what was written down to the account, and resolves to what it has now. Rejects if it wasn't taken; sending it again changes nothing. */
export async function saveTracker(
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
  const { data } = await askAsMember(() =>
    withDeadline(TRACKER_DEADLINE_MS, (signal) =>
      supabase()
        .rpc("save_tracker", { entries: rows, device: id, device_now: now().toISOString() })
        .abortSignal(signal),
    ),
  );
  const answers: unknown[] = Array.isArray(data) ? data : [];
  return answers.map((row) => ({
    ...savedEntryOf(row as Row),
    isKept: (row as Row).kept === true,
  }));
}

type Row = Record<string, unknown>;

function savedEntryOf({ day, field, value, changed_at }: Row): SavedEntry {
  return {
    day: Number(day),
    field: String(field),
    value: value as Json,
    // the embedded database writes a space where ISO has a T, and "+00"
    savedAt: new Date(String(changed_at).replace(" ", "T").replace(/\+00$/, "Z")).toISOString(),
  };
}
