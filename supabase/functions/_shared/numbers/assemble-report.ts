import { addDays, countDays } from "#rules/numbers/days.ts";
import type {
  DayRow,
  Days,
  GroupPlaceRow,
  GroupRow,
  NumbersRows,
  PlaceRow,
  Sums,
} from "./report-rows.ts";

/** Fewer visits aren't shown: what they did could point to a person. */
const MIN_VISITS = 5;

/** The server also reads totals, days, and places of fewer visits: operators have its key. */
export type Reader = "marketer" | "server";

/** Everything that the page shows about some days. Totals are null if they may not be shown. */
export function assembleReport(all: NumbersRows, days: Days, reader: Reader) {
  const { from_day, to_day } = days;
  const isBefore = ({ day }: DayRow) => day < from_day;
  const mayRead = (totals: Totals) => reader === "server" || isCrowd(totals);
  const totals = sumTotals(...all.days.filter((row) => !isBefore(row)));
  const before = sumTotals(...all.days.filter(isBefore));
  // A single visit of a day would be in every other figure of that day.
  const rows = mayRead(totals) ? all : NO_ROWS;
  const perDay = mayRead(totals) ? totalsByDay(all.days, days) : [];
  const shownDays = perDay.filter(mayRead);
  return {
    from: from_day,
    to: to_day,
    totals: mayRead(totals) ? totals : null,
    before: mayRead(before) ? before : null,
    days: shownDays,
    places: toPlaces(rows.places, reader),
    edges: rows.ways
      .filter(isShown)
      .map(({ from_place, to_place, visits }) => ({
        from: from_place,
        to: to_place,
        count: visits,
      }))
      .toSorted((one, other) => compare(one.from, other.from) || other.count - one.count),
    arms: inOrder(rows.arms.filter(isShown)).map(toArm),
    sources: inOrder(rows.sources.filter(isShown), (one, other) => other.visits - one.visits).map(
      (group) => ({
        source: group.name,
        ...sumTotals(group),
      }),
    ),
    versions: inOrder(rows.versions.filter(isShown), byLastDay).map((group) => ({
      version: group.name,
      firstDay: group.first_day,
      lastDay: group.last_day,
      ...sumTotals(group),
    })),
    hidden: {
      arms: countHidden(rows.arms),
      sources: countHidden(rows.sources),
      versions: countHidden(rows.versions),
      places:
        reader === "server" ? 0 : rows.places.filter(({ entered }) => entered < MIN_VISITS).length,
      edges: countHidden(rows.ways),
      days: perDay.length - shownDays.length,
    },
  };
}

const NO_ROWS: Omit<NumbersRows, "days"> = {
  ...{ arms: [], sources: [], versions: [] },
  ...{ places: [], ways: [] },
};

type Totals = ReturnType<typeof sumTotals>;

/** True if so many visited that the totals point to no person, or nothing happened at all. */
const isCrowd = (totals: Totals): boolean =>
  totals.visits >= MIN_VISITS || Object.values(totals).every((count) => !count);

function totalsByDay(rows: DayRow[], { from_day, to_day }: Days) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: countDays({ from: from_day, to: to_day }) }, (_, index) => {
    const day = addDays(from_day, index);
    const row = byDay.get(day);
    return { day, ...sumTotals(...(row ? [row] : [])) };
  });
}

/** The totals and the places of each group, by its name; for marketers, of those that are shown. */
export const assembleGroups = (groups: GroupRow[], places: GroupPlaceRow[], reader: Reader) =>
  Object.fromEntries(
    inOrder(reader === "server" ? groups : groups.filter(isShown)).map((group) => [
      group.name,
      {
        ...sumTotals(group),
        places: toPlaces(
          places.filter(({ name }) => name === group.name),
          reader,
        ),
      },
    ]),
  );

const sumTotals = (...rows: Sums[]) => {
  const sum = (column: keyof Sums) => rows.reduce((total, row) => total + row[column], 0);
  return {
    visits: sum("visits"),
    checkouts: sum("checkouts"),
    accounts: sum("accounts"),
    orders: sum("orders"),
    revenueCents: sum("cents"),
    refunds: sum("refunds"),
    refundCents: sum("refund_cents"),
  };
};

/** For marketers, those that enough visits entered. */
const toPlaces = (rows: PlaceRow[], reader: Reader) =>
  rows
    .filter(({ entered }) => reader === "server" || entered >= MIN_VISITS)
    .map(({ place, entered, left_count, answered, median }) => ({
      place,
      entered,
      left: left_count,
      inside: entered - left_count,
      answered,
      medianSeconds: median,
    }))
    .toSorted((one, other) => compare(one.place, other.place));

/** Groups are named `experiment:arm`. */
function toArm(group: GroupRow) {
  const [experiment = "", arm = ""] = group.name.split(":");
  return { experiment, arm, ...sumTotals(group) };
}

const isShown = ({ visits }: { visits: number }): boolean => visits >= MIN_VISITS;

const countHidden = (rows: { visits: number }[]): number =>
  rows.filter((row) => !isShown(row)).length;

type Order = (one: GroupRow, other: GroupRow) => number;

const inOrder = (groups: GroupRow[], order: Order = () => 0): GroupRow[] =>
  groups.toSorted((one, other) => order(one, other) || compare(one.name, other.name));

const byLastDay: Order = (one, other) => compare(other.last_day ?? "", one.last_day ?? "");

/** The same in every language, unlike `localeCompare`. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
