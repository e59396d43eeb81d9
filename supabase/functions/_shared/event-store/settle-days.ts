import { dayAfter } from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { counted, FRESH_VISITS, settledRows } from "./relations.ts";
import { readFreshFrom } from "./run-report.ts";

/** Days in one run, so that the payments behind it don't wait. The next run does more. */
const MOST_DAYS = 3;
/** How long a day that keeps changing stays as it is. */
const PAUSE_MS = 3_600_000;
/** An event may take this long from its time to the table. */
const SLACK_MS = 60_000;

/**
 * Counts the days that are over, and those before that got events since. Running it again, or twice
 * at a time, changes no number.
 */
export async function settleDays(
  store: EventStore,
  keepDays: number,
  now = Date.now(),
): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  // Today changes all the time. It's counted when someone asks.
  const last = dayAfter(today, -1);
  // Older days may have lost events.
  const first = dayAfter(today, 2 - keepDays);
  const days = [...(await unsettledDays(store, last)), ...(await changedDays(store, now))];
  for (const day of days.filter((one) => one >= first).slice(0, MOST_DAYS))
    await settleDay(store, day, now);
}

/** The days that aren't counted yet, in order. */
async function unsettledDays(store: EventStore, last: string): Promise<string[]> {
  const [row] = await store.rows<{ day: string }>(
    "select toString(toDate(min(recorded_at))) as day from funnel_events having count() > 0",
  );
  if (!row) return [];
  const fresh = await readFreshFrom(store);
  const days: string[] = [];
  for (let day = fresh > row.day ? fresh : row.day; day <= last; day = dayAfter(day, 1))
    days.push(day);
  return days;
}

/** Settled days with visits that sent more since, from a tab that stayed open. */
async function changedDays(store: EventStore, now: number): Promise<string[]> {
  const rows = await store.rows<{ day: string }>(
    `with lately as (
      select visit, max(recorded_at) as latest from funnel_events
      where recorded_at >= (select toDateTime64(max(run) / 1000 - 86400, 3, 'UTC') from settled_days) group by visit
    )
    select toString(began.day) as day
    from lately
    inner join (
      select visit, min(day) as day from funnel_visit_days where visit in (select visit from lately) group by visit
    ) as began on began.visit = lately.visit
    inner join (select day, max(run) as run from settled_days group by day) as runs on runs.day = began.day
    group by began.day
    having toUnixTimestamp64Milli(max(lately.latest)) > max(runs.run) - {slack:UInt64} and max(runs.run) < {before:UInt64}
    order by max(runs.run)`,
    { slack: SLACK_MS, before: now - PAUSE_MS },
  );
  return rows.map(({ day }) => day);
}

/**
 * Counts a day as a whole. Reports read the rows as soon as the day is on the list, all of them at
 * once.
 */
async function settleDay(store: EventStore, day: string, run: number): Promise<void> {
  const values = { fresh_from: day, fresh_to: day, run };
  const [before] = await store.rows<{ visits: number }>(
    `select sum(visits) as visits from settled_totals
    where day = {day:Date} and run = (select max(run) from settled_days where day = {day:Date})`,
    { day },
  );
  const [fresh] = await store.rows<{ visits: number }>(FRESH_VISITS, values);
  // Visits never get fewer: these events are being forgotten.
  if ((fresh?.visits ?? 0) < (before?.visits ?? 0)) return;
  for (const name of counted) await store.fill(`settled_${name}`, settledRows(name), values);
  await store.insert("settled_days", [{ day, run }]);
  await forgetRuns(store, day);
}

/** What earlier runs counted. */
async function forgetRuns(store: EventStore, day: string): Promise<void> {
  const [runs] = await store.rows<{ newest: number; count: number }>(
    "select max(run) as newest, toInt32(count()) as count from settled_days where day = {day:Date}",
    { day },
  );
  if (!runs || runs.count < 2) return;
  for (const table of [...counted.map((name) => `settled_${name}`), "settled_days"])
    await store.forget(table, "day = {day:Date} and run < {newest:UInt64}", {
      day,
      newest: runs.newest,
    });
}
