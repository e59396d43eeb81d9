import { dayAfter } from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { PER_MS, settleDay } from "./settle-day.ts";

/** Days in one run, so that the payments behind it don't wait. The next run does more. */
const MOST_DAYS = 3;
/** How long today stays as it is. The sweep comes every five minutes. */
const SHORT_PAUSE_MS = 4 * 60_000;
/** How long a day before stays as it is, if it still changes. */
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
  const today = new Date(now).toISOString().slice(0, 10);
  // Older days may have lost events.
  const first = dayAfter(today, 2 - keepDays);
  const days = [...(await unsettledDays(store, today)), ...(await changedDays(store, today, now))];
  for (const day of days.filter((one) => one >= first).slice(0, MOST_DAYS))
    await settleDay(store, day, now);
}

/** The days that aren't counted yet, in order. */
async function unsettledDays(store: EventStore, today: string): Promise<string[]> {
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
  for (let { day } = first; day <= today; day = dayAfter(day, 1))
    if (!known.has(day)) days.push(day);
  return days;
}

/**
 * Settled days with visits that sent more since: today, a day that wasn't over when it was counted,
 * or one with a tab that stayed open.
 */
async function changedDays(store: EventStore, today: string, now: number): Promise<string[]> {
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
