import { addDays, countDays } from "#rules/numbers/days.ts";
import type {
  Days,
  Grouping,
  GroupPlaceRow,
  GroupRow,
  NumbersRows,
  PlaceRow,
} from "../numbers/report-rows.ts";
import type { EventStore } from "./event-store.ts";
import { REPORT_PREFIX } from "./relations.ts";
import { reports } from "./reports.ts";
import { countToday } from "./settle.ts";

type Report = keyof typeof reports;
type Named = Days & { by_what?: Grouping };

/**
 * Runs a report as it is. The relations and names that it reads come in front of it. They have what
 * was counted of each day.
 */
export const runReport = <Row>(
  store: EventStore,
  report: Report,
  { from_day, to_day, by_what = "arm" }: Named,
): Promise<Row[]> =>
  store.rows<Row>(`${REPORT_PREFIX}\nselect * from (\n${reports[report]})`, {
    from_day,
    to_day,
    by_what,
  });

/** The numbers of some days from ClickHouse, in the form that `numbers_rows` has in PostgreSQL. */
export async function queryNumbersRows(
  store: EventStore,
  days: Days,
  now = Date.now(),
): Promise<NumbersRows> {
  await countToday(store, days, now);
  const length = countDays({ from: days.from_day, to: days.to_day });
  const withBefore = { ...days, from_day: addDays(days.from_day, -length) };
  const groups = (by_what: Grouping) => runReport<GroupRow>(store, "groups", { ...days, by_what });
  const [ofDays, arms, sources, versions, places, ways] = await Promise.all([
    runReport<NumbersRows["days"][number]>(store, "days", withBefore),
    groups("arm"),
    groups("source"),
    groups("version"),
    runReport<PlaceRow>(store, "places", days),
    runReport<NumbersRows["ways"][number]>(store, "ways", days),
  ]);
  return { days: ofDays, arms, sources, versions, places, ways };
}

export async function queryGroups(
  store: EventStore,
  days: Days,
  by_what: Grouping,
): Promise<GroupRow[]> {
  await countToday(store, days);
  return runReport(store, "groups", { ...days, by_what });
}

export async function queryGroupPlaces(
  store: EventStore,
  days: Days,
  by_what: Grouping,
): Promise<GroupPlaceRow[]> {
  await countToday(store, days);
  return runReport(store, "group-places", { ...days, by_what });
}
