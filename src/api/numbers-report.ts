import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";

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

export type Grouping = "sources" | "versions" | "arms" | "places" | "edges" | "days";

/** Parses the server's answer. Returns null if any part of it isn't usable. */
export function parseNumbersReport(body: unknown): NumbersReport | null {
  try {
    if (!isJsonObject(body)) return null;
    return {
      from: text(body, "from"),
      to: text(body, "to"),
      totals: body.totals === null ? null : totals(object(body, "totals")),
      before: body.before === null ? null : totals(object(body, "before")),
      days: rows(body, "days", (row) => ({ day: text(row, "day"), ...totals(row) })),
      places: rows(body, "places", place),
      edges: rows(body, "edges", edge),
      arms: rows(body, "arms", (row) => ({
        experiment: text(row, "experiment"),
        arm: text(row, "arm"),
        ...totals(row),
      })),
      sources: rows(body, "sources", (row) => ({ source: text(row, "source"), ...totals(row) })),
      versions: rows(body, "versions", (row) => ({
        version: text(row, "version"),
        firstDay: text(row, "firstDay"),
        lastDay: text(row, "lastDay"),
        ...totals(row),
      })),
      hidden: parseHidden(object(body, "hidden")),
    };
  } catch (error) {
    if (error instanceof UnusableField) return null;
    throw error;
  }
}

class UnusableField extends Error {}

function totals(row: JsonObject): Totals {
  return {
    visits: count(row, "visits"),
    orders: count(row, "orders"),
    refunds: count(row, "refunds"),
    revenueCents: count(row, "revenueCents"),
    refundCents: count(row, "refundCents"),
    accounts: count(row, "accounts"),
    checkouts: count(row, "checkouts"),
  };
}

function place(row: JsonObject): PlaceNumbers {
  return {
    place: text(row, "place"),
    entered: count(row, "entered"),
    left: count(row, "left"),
    inside: count(row, "inside"),
    answered: count(row, "answered"),
    medianSeconds: row.medianSeconds === null ? null : amount(row, "medianSeconds"),
  };
}

function edge(row: JsonObject): EdgeNumbers {
  return { from: text(row, "from"), to: text(row, "to"), count: count(row, "count") };
}

function parseHidden(row: JsonObject): NumbersReport["hidden"] {
  return {
    sources: count(row, "sources"),
    versions: count(row, "versions"),
    arms: count(row, "arms"),
    places: count(row, "places"),
    edges: count(row, "edges"),
    days: count(row, "days"),
  };
}

function rows<Row>(body: JsonObject, name: string, parse: (row: JsonObject) => Row): Row[] {
  const value = body[name];
  if (!Array.isArray(value)) throw new UnusableField(name);
  return value.map((row: Json) => {
    if (!isJsonObject(row)) throw new UnusableField(name);
    return parse(row);
  });
}

function object(row: JsonObject, name: string): JsonObject {
  const value = row[name];
  if (!isJsonObject(value)) throw new UnusableField(name);
  return value;
}

function text(row: JsonObject, name: string): string {
  const value = row[name];
  if (typeof value !== "string") throw new UnusableField(name);
  return value;
}

function amount(row: JsonObject, name: string): number {
  const value = row[name];
  if (typeof value !== "number" || !(value >= 0)) throw new UnusableField(name);
  return value;
}

function count(row: JsonObject, name: string): number {
  const value = amount(row, name);
  if (!Number.isSafeInteger(value)) throw new UnusableField(name);
  return value;
}
