import { withDeadline } from "#lib/deadline.ts";
import type { Json } from "#lib/json.ts";
import { askAsMember } from "./ask-as-member.ts";
import { supabase } from "./supabase.ts";

const TRACKER_DEADLINE_MS = 10_000;

/** One thing of one day that a member wrote down; day 0 for what is of no day. The later entry stays. */
export interface TrackerEntry {
  day: number;
  field: string;
  value: Json;
  /** In ISO 8601, by the clock of the device. */
  changedAt: string;
}

/** All that the account has written down. Rejects where it cannot be found out. */
export async function readTracker(): Promise<TrackerEntry[]> {
  const { data } = await askAsMember(() =>
    withDeadline(TRACKER_DEADLINE_MS, (signal) => supabase().from("tracker_entries").select("day, field, value, changed_at").retry(false).abortSignal(signal)),
  );
  return data.map(({ day, field, value, changed_at }) => ({
    day: Number(day),
    field: String(field),
    value: value as Json,
    // the embedded database writes a space where ISO has a T, and "+00"
    changedAt: new Date(String(changed_at).replace(" ", "T").replace(/\+00$/, "Z")).toISOString(),
  }));
}

/** Sends what was written down to the account. Rejects where it was not taken; sending it again changes nothing. */
export async function saveTracker(entries: TrackerEntry[]): Promise<void> {
  const rows = entries.map(({ day, field, value, changedAt }) => ({ day, field, value, changed_at: changedAt }));
  await askAsMember(() => withDeadline(TRACKER_DEADLINE_MS, (signal) => supabase().rpc("save_tracker", { entries: rows }).abortSignal(signal)));
}
