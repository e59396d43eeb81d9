import type { Days } from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { PER_MS, settleDay } from "./settle-day.ts";

/** Longer than the sweep takes to come back, so that reports rarely have to count. */
const LASTS_MS = 6 * 60_000;

/** Counts today for a report, if the sweep hasn't done it in the last minutes. */
export async function countToday(
  store: EventStore,
  { from_day, to_day }: Days,
  now = Date.now(),
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  if (day < from_day || day > to_day) return;
  const [newest] = await store.rows<{ run: number }>(
    "select max(run) as run from settled_days where day = {day:Date}",
    { day },
  );
  if ((newest?.run ?? 0) < (now - LASTS_MS) * PER_MS) await settleDay(store, day, now);
}
