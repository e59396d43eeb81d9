import {
  type Days,
  dayAfter,
  type Grouping,
  type GroupPlaceRow,
  type GroupRow,
  lengthOf,
  type NumbersRows,
  type PlaceRow,
} from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { REPORT_PREFIX } from "./relations.ts";
import { reportFiles } from "./report-files.ts";

type Report = keyof typeof reportFiles;
type Named = Days & { by_what?: Grouping };

/**
 * Runs a report as it is. The relations and names that it reads come in front of it. Days from
 * `fresh_from` on are counted from events, and the days before were settled.
 */
export const runReport = <Row>(
  store: EventStore,
  report: Report,
  { from_day, to_day, by_what = "arm" }: Named,
  freshFrom: string,
): Promise<Row[]> =>
  store.rows<Row>(`${REPORT_PREFIX}\nselect * from (\n${reportFiles[report]})`, {
    from_day,
    to_day,
    by_what,
    fresh_from: freshFrom > from_day ? freshFrom : from_day,
    fresh_to: to_day,
  });

/** The first day that isn't settled. */
export async function readFreshFrom(store: EventStore): Promise<string> {
  const [row] = await store.rows<{ day: string }>(
    "select toString(if(count() = 0, toDate(0), max(day) + 1)) as day from settled_days",
  );
  return row?.day ?? "1970-01-01";
}

/** What ClickHouse knows about some days, as `numbers_rows` has it in PostgreSQL. */
export async function numbersRowsIn(store: EventStore, days: Days): Promise<NumbersRows> {
  const fresh = await readFreshFrom(store);
  const withBefore = { ...days, from_day: dayAfter(days.from_day, -lengthOf(days)) };
  const groups = (by_what: Grouping) =>
    runReport<GroupRow>(store, "groups", { ...days, by_what }, fresh);
  const [ofDays, arms, sources, versions, places, ways] = await Promise.all([
    runReport<NumbersRows["days"][number]>(store, "days", withBefore, fresh),
    groups("arm"),
    groups("source"),
    groups("version"),
    runReport<PlaceRow>(store, "places", days, fresh),
    runReport<NumbersRows["ways"][number]>(store, "ways", days, fresh),
  ]);
  return { days: ofDays, arms, sources, versions, places, ways };
}

export const groupsIn = async (
  store: EventStore,
  days: Days,
  by_what: Grouping,
): Promise<GroupRow[]> =>
  runReport(store, "groups", { ...days, by_what }, await readFreshFrom(store));

export const groupPlacesIn = async (
  store: EventStore,
  days: Days,
  by_what: Grouping,
): Promise<GroupPlaceRow[]> =>
  runReport(store, "group-places", { ...days, by_what }, await readFreshFrom(store));
