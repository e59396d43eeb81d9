import { dayAfter } from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { counted, settledRows, VISITS_OF_DAY } from "./relations.ts";

/** Runs are named by their time, in microseconds. */
export const PER_MS = 1000;
/** Runs of a day that isn't over yet, so that ClickHouse deletes once an hour. */
const MOST_RUNS = 12;

/**
 * Counts a day as a whole. Reports read the rows as soon as the day is on the list, all of them at
 * once. Counting a day twice at a time changes no number.
 */
export async function settleDay(store: EventStore, day: string, now: number): Promise<void> {
  // Two runs in the same millisecond have different names.
  const run = now * PER_MS + Math.floor(Math.random() * PER_MS);
  const [before] = await store.rows<{ visits: number }>(
    `select sum(visits) as visits from settled_totals
    where day = {day:Date} and run = (select max(run) from settled_days where day = {day:Date})`,
    { day },
  );
  const [found] = await store.rows<{ visits: number }>(VISITS_OF_DAY, { day });
  // Visits never get fewer: these events are being forgotten.
  if ((found?.visits ?? 0) < (before?.visits ?? 0)) return;
  for (const name of counted) await store.fill(`settled_${name}`, settledRows(name), { day, run });
  await store.insert("settled_days", [{ day, run }]);
  const isOver = now >= Date.parse(dayAfter(day, 1));
  await forgetRuns(store, day, isOver ? 1 : MOST_RUNS);
}

/** Deletes what all runs but the newest one counted, if there are more than so many. */
async function forgetRuns(store: EventStore, day: string, most: number): Promise<void> {
  const [runs] = await store.rows<{ newest: number; count: number }>(
    "select max(run) as newest, toInt32(count()) as count from settled_days where day = {day:Date}",
    { day },
  );
  if (!runs || runs.count <= most) return;
  for (const table of [...counted.map((name) => `settled_${name}`), "settled_days"])
    await store.forget(table, "day = {day:Date} and run < {newest:UInt64}", {
      day,
      newest: runs.newest,
    });
}
