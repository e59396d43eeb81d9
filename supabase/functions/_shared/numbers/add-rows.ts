import type {
  DayRow,
  GroupPlaceRow,
  GroupRow,
  NumbersRows,
  PlaceRow,
  Sums,
  WayRow,
} from "./report-rows.ts";

/**
 * Adds up the rows of two stores: visits in ClickHouse, orders in PostgreSQL, and in both what was
 * counted before the event store was switched.
 */
export function addNumbersRows(one: NumbersRows, other: NumbersRows): NumbersRows {
  return {
    days: addBy(({ day }: DayRow) => day, addSums)([...one.days, ...other.days]),
    arms: addGroups([...one.arms, ...other.arms]),
    sources: addGroups([...one.sources, ...other.sources]),
    versions: addGroups([...one.versions, ...other.versions]),
    places: addPlaces([...one.places, ...other.places]),
    ways: addBy(
      ({ from_place, to_place }: WayRow) => `${from_place} ${to_place}`,
      (way, same) => ({ ...way, visits: way.visits + same.visits }),
    )([...one.ways, ...other.ways]),
  };
}

const addBy =
  <Row>(toKey: (row: Row) => string, add: (row: Row, same: Row) => Row) =>
  (rows: Row[]): Row[] => {
    const byKey = new Map<string, Row>();
    for (const row of rows) {
      const same = byKey.get(toKey(row));
      byKey.set(toKey(row), same ? add(same, row) : row);
    }
    return [...byKey.values()];
  };

const addSums = <Row extends Sums>(one: Row, other: Row): Row => ({
  ...one,
  visits: one.visits + other.visits,
  checkouts: one.checkouts + other.checkouts,
  accounts: one.accounts + other.accounts,
  orders: one.orders + other.orders,
  cents: one.cents + other.cents,
  refunds: one.refunds + other.refunds,
  refund_cents: one.refund_cents + other.refund_cents,
});

export const addGroups = addBy(
  ({ name }: GroupRow) => name,
  (one, other) => ({
    ...addSums(one, other),
    first_day: sortDays(one.first_day, other.first_day).at(0) ?? null,
    last_day: sortDays(one.last_day, other.last_day).at(-1) ?? null,
  }),
);

const sortDays = (...days: (string | null)[]): string[] =>
  days.filter((day) => day !== null).toSorted();

/** Two medians have no sum: the one of more visitors counts. */
const addPlace = <Row extends PlaceRow>(one: Row, other: Row): Row => ({
  ...one,
  entered: one.entered + other.entered,
  left_count: one.left_count + other.left_count,
  answered: one.answered + other.answered,
  median: (one.left_count >= other.left_count ? one : other).median,
});

const addPlaces = addBy(({ place }: PlaceRow) => place, addPlace);

export const addGroupPlaces = addBy(
  ({ name, place }: GroupPlaceRow) => `${place} ${name}`,
  addPlace,
);
