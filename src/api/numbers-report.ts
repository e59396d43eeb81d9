import type { JsonObject } from "#lib/json.ts";
import {
  parseOrNull,
  requireAll,
  requireAmount,
  requireCount,
  requireObject,
  requireRows,
  requireText,
} from "./require-fields.ts";

/** The outcome of a group of visits. Amounts are in the currency's smallest unit. */
export interface Totals {
  visits: number;
  orders: number;
  refunds: number;
  /** Everything that was paid, before refunds. */
  revenueCents: number;
  refundCents: number;
  accounts: number;
  checkouts: number;
}

export interface DayNumbers extends Totals {
  day: string;
}

/** The stays at a place. A visit can enter a place twice. */
export interface PlaceNumbers {
  place: string;
  entered: number;
  left: number;
  /** Entered, but not left. */
  inside: number;
  answered: number;
  medianSeconds: number | null;
}

/** The number of times that visits went from one place to another. */
export interface EdgeNumbers {
  from: string;
  to: string;
  count: number;
}

export interface ArmNumbers extends Totals {
  experiment: string;
  arm: string;
}

export interface SourceNumbers extends Totals {
  source: string;
}

export interface VersionNumbers extends Totals {
  version: string;
  firstDay: string;
  lastDay: string;
}

/** The counts of visits and orders on the days of a range. Days are in UTC. */
export interface NumbersReport {
  from: string;
  to: string;
  /** Null if fewer than 5 visited: what they did could point to a person. */
  totals: Totals | null;
  /** The period of the same length just before, by the same rule. */
  before: Totals | null;
  days: DayNumbers[];
  places: PlaceNumbers[];
  edges: EdgeNumbers[];
  arms: ArmNumbers[];
  sources: SourceNumbers[];
  versions: VersionNumbers[];
  /** The number of groups and days of fewer than 5 visits that are left out. */
  hidden: Record<Grouping, number>;
}

/** A report on enough visits. */
export type ShownReport = NumbersReport & { totals: Totals };

const groupings = ["sources", "versions", "arms", "places", "edges", "days"] as const;
export type Grouping = (typeof groupings)[number];

/** Parses the server's answer. Returns null if any part of it isn't usable. */
export function parseNumbersReport(body: unknown): NumbersReport | null {
  return parseOrNull(() => {
    const report = requireObject(body);
    return {
      from: requireText(report.from),
      to: requireText(report.to),
      totals: report.totals === null ? null : parseTotals(requireObject(report.totals)),
      before: report.before === null ? null : parseTotals(requireObject(report.before)),
      days: requireRows(report.days, (row) => ({ ...texts(row, "day"), ...parseTotals(row) })),
      places: requireRows(report.places, parsePlace),
      edges: requireRows(report.edges, (row) => ({
        ...texts(row, "from", "to"),
        ...counts(row, "count"),
      })),
      arms: requireRows(report.arms, (row) => ({
        ...texts(row, "experiment", "arm"),
        ...parseTotals(row),
      })),
      sources: requireRows(report.sources, (row) => ({
        ...texts(row, "source"),
        ...parseTotals(row),
      })),
      versions: requireRows(report.versions, (row) => ({
        ...texts(row, "version", "firstDay", "lastDay"),
        ...parseTotals(row),
      })),
      hidden: counts(requireObject(report.hidden), ...groupings),
    };
  });
}

const texts = <Name extends string>(row: JsonObject, ...names: Name[]) =>
  requireAll(requireText, row, ...names);
const counts = <Name extends string>(row: JsonObject, ...names: Name[]) =>
  requireAll(requireCount, row, ...names);

const parseTotals = (row: JsonObject): Totals =>
  counts(
    row,
    "visits",
    "orders",
    "refunds",
    "revenueCents",
    "refundCents",
    "accounts",
    "checkouts",
  );

const parsePlace = (row: JsonObject): PlaceNumbers => ({
  ...texts(row, "place"),
  ...counts(row, "entered", "left", "inside", "answered"),
  medianSeconds: row.medianSeconds === null ? null : requireAmount(row.medianSeconds),
});
