import { addDays, toDay } from "#rules/numbers/days.ts";
import type { Days } from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { counted, selectSettledRows, VISITS_OF_DAY } from "./relations.ts";

/** Days in one run, so that the payments behind it don't wait. The next run does more. */
const MAX_DAYS = 3;
/** The time that today stays as it is. The sweep comes every five minutes. */
const SHORT_PAUSE_MS = 4 * 60_000;
/** The time that a day before stays as it is, if it still changes. */
const LONG_PAUSE_MS = 3_600_000;
/** An event may take this long from its time to the table. */
const SLACK_MS = 60_000;

/**
 * Counts the days that weren't counted yet, and those that got events since. Running it again, or
 * twice at a time, changes no number.
 */
export async function settleDays(
  store: EventStore,
  keepDays: number,
  now = Date.now(),
): Promise<void> {
  const today = toDay(new Date(now));
  // Older days may have lost events.
  const first = addDays(today, 2 - keepDays);
  const days = [
    ...(await findUnsettledDays(store, today)),
    ...(await findChangedDays(store, today, now)),
  ];
  for (const day of days.filter((one) => one >= first).slice(0, MAX_DAYS))
    await settleDay(store, day, now);
}

/** The days that aren't counted yet, in order. */
async function findUnsettledDays(store: EventStore, today: string): Promise<string[]> {
  const [first] = await store.rows<{ day: string }>(
    "select toString(toDate(min(recorded_at))) as day from funnel_events having count() > 0",
  );
  if (!first) return [];
  const settled = await store.rows<{ day: string }>(
    "select toString(s.day) as day from settled_days as s where s.day >= {first:Date} group by s.day",
    { first: first.day },
  );
  const known = new Set(settled.map(({ day }) => day));
  const days: string[] = [];
  for (let { day } = first; day <= today; day = addDays(day, 1))
    if (!known.has(day)) days.push(day);
  return days;
}

/**
 * Settled days with visits that sent more since: today, a day that wasn't over when it was counted,
 * or one with a tab that stayed open.
 */
async function findChangedDays(store: EventStore, today: string, now: number): Promise<string[]> {
  const rows = await store.rows<{ day: string }>(
    `with lately as (
      select visit, max(recorded_at) as latest from funnel_events
      where recorded_at >= (
        select toDateTime64(max(run) / 1000000 - 86400, 3, 'UTC') from settled_days where day < {today:Date}
      )
      group by visit
    )
    select toString(began.day) as day
    from lately
    inner join (
      select visit, min(day) as day from funnel_visit_days where visit in (select visit from lately) group by visit
    ) as began on began.visit = lately.visit
    inner join (select day, max(run) as run from settled_days group by day) as runs on runs.day = began.day
    group by began.day
    having toUnixTimestamp64Milli(max(lately.latest)) * 1000 > max(runs.run) - {slack:UInt64}
      and max(runs.run) < if(
        max(runs.run) < toUnixTimestamp(toDateTime(began.day + 1, 'UTC')) * 1000000 + {slack:UInt64}, {soon:UInt64}, {late:UInt64}
      )
    order by max(runs.run)`,
    {
      today,
      slack: SLACK_MS * PER_MS,
      soon: (now - SHORT_PAUSE_MS) * PER_MS,
      late: (now - LONG_PAUSE_MS) * PER_MS,
    },
  );
  return rows.map(({ day }) => day);
}

/** Longer than the sweep takes to come back, so that reports rarely have to count. */
const LASTS_MS = 6 * 60_000;

/** Counts today for a report, if the sweep hasn't done it in the last minutes. */
export async function countToday(
  store: EventStore,
  { from_day, to_day }: Days,
  now = Date.now(),
): Promise<void> {
  const day = toDay(new Date(now));
  if (day < from_day || day > to_day) return;
  const [newest] = await store.rows<{ run: number }>(
    "select max(run) as run from settled_days where day = {day:Date}",
    { day },
  );
  if ((newest?.run ?? 0) < (now - LASTS_MS) * PER_MS) await settleDay(store, day, now);
}

/** Runs are named by their time, in microseconds. */
const PER_MS = 1000;
/** Runs of a day that isn't over yet, so that ClickHouse deletes once an hour. */
const MAX_RUNS = 12;

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
  for (const name of counted)
    await store.run(`insert into settled_${name} ${selectSettledRows(name)}`, { day, run });
  await store.insert("settled_days", [{ day, run }]);
  const isOver = now >= Date.parse(addDays(day, 1));
  await forgetRuns(store, day, isOver ? 1 : MAX_RUNS);
}

/** Deletes what all runs but the newest one counted, if there are more than so many. */
async function forgetRuns(store: EventStore, day: string, most: number): Promise<void> {
  const [runs] = await store.rows<{ newest: number; count: number }>(
    "select max(run) as newest, toInt32(count()) as count from settled_days where day = {day:Date}",
    { day },
  );
  if (!runs || runs.count <= most) return;
  for (const table of [...counted.map((name) => `settled_${name}`), "settled_days"])
    await store.run(`delete from ${table} where day = {day:Date} and run < {newest:UInt64}`, {
      day,
      newest: runs.newest,
    });
}
