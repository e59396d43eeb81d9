/** Rows that the reports return, in every engine. Days are as 2026-01-31. */
export interface Sums {
  visits: number;
  checkouts: number;
  accounts: number;
  orders: number;
  cents: number;
  refunds: number;
  refund_cents: number;
}

export interface DayRow extends Sums {
  day: string;
}

export interface GroupRow extends Sums {
  name: string;
  /** The days of its first and last visit; null if it has only orders. */
  first_day: string | null;
  last_day: string | null;
}

export interface PlaceRow {
  place: string;
  entered: number;
  left_count: number;
  answered: number;
  /** In seconds; null if nobody left. */
  median: number | null;
}

/** The counts of a group's visits at a place. */
export interface GroupPlaceRow extends PlaceRow {
  name: string;
}

export interface WayRow {
  from_place: string;
  to_place: string;
  visits: number;
}

/** The rows that the page is made from. The days are also those of the period before. */
export interface NumbersRows {
  days: DayRow[];
  arms: GroupRow[];
  sources: GroupRow[];
  versions: GroupRow[];
  places: PlaceRow[];
  ways: WayRow[];
}

/** Both included. */
export interface Days {
  from_day: string;
  to_day: string;
}

export const GROUPINGS = ["arm", "source", "version"] as const;
export type Grouping = (typeof GROUPINGS)[number];
