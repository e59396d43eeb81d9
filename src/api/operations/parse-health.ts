import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { type Counted, type Health, type Queue, queueNames } from "#rules/health/health.ts";
import { isText, isTime } from "../fields.ts";

/** Parses the server's answer. Returns null if any part of it isn't usable. */
export function parseHealth(body: unknown): Health | null {
  try {
    const health = object(body);
    const { events, orders, visits, versions, queues, mails, sweep, look } = health;
    return {
      at: time(health.at),
      events: silence(object(events)),
      sessions: orNull(health.sessions, parseCounted),
      failures: rows(health.failures, (row) => ({
        area: text(row.area),
        kind: text(row.kind),
        ...parseCounted(row),
      })),
      mails: Object.fromEntries(
        Object.entries(object(mails)).map(([kind, count]) => [kind, parseCounted(count)]),
      ),
      sweep: orNull(sweep, (report) => ({
        at: time(report.at),
        ...numbers(report, "looked", "repaired", "failed"),
      })),
      repaired: orNull(health.repaired, parseCounted),
      passes: rows(health.passes, (row) => ({
        ...numbers(row, "hours", "started"),
        list: text(row.list),
        reached: numberOrNull(row.reached),
      })),
      queues: Object.fromEntries(
        queueNames.map((name) => [name, queue(object(object(queues)[name]))]),
      ) as Health["queues"],
      orders: numbers(object(orders), "day", "week", "taken_back"),
      visits: numbers(object(visits), "recent", "usual"),
      versions: {
        funnel: textOrNull(object(versions).funnel),
        database: textOrNull(object(versions).database),
      },
      ...numbers(health, "database_bytes"),
      look: orNull(look, (seen) => ({
        at: time(seen.at),
        ...numbers(seen, "site_misses"),
        build: textOrNull(seen.build),
        clock_skew_s: numberOrNull(seen.clock_skew_s),
        functions: textOrNull(seen.functions),
      })),
      alerts: rows(health.alerts, (row) => ({ rule: text(row.rule), since: time(row.since) })),
    };
  } catch {
    return null;
  }
}

class Unusable extends Error {}

function object(value: unknown): JsonObject {
  if (isJsonObject(value)) return value;
  throw new Unusable();
}

function text(value: unknown): string {
  if (isText(value)) return value;
  throw new Unusable();
}

function time(value: unknown): string {
  if (isTime(value)) return value;
  throw new Unusable();
}

function number(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Unusable();
}

const numbers = <Name extends string>(row: JsonObject, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, number(row[name])])) as Record<Name, number>;

const textOrNull = (value: unknown) => (value === null ? null : text(value));
const timeOrNull = (value: unknown) => (value === null ? null : time(value));
const numberOrNull = (value: unknown) => (value === null ? null : number(value));

const orNull = <Part>(value: Json | undefined, parse: (row: JsonObject) => Part): Part | null =>
  value === null || value === undefined ? null : parse(object(value));

function rows<Row>(value: unknown, parse: (row: JsonObject) => Row): Row[] {
  if (!Array.isArray(value)) throw new Unusable();
  return value.map((row) => parse(object(row)));
}

const parseCounted = (value: unknown): Counted => {
  const row = object(value);
  return { ...numbers(row, "recent", "day"), last_at: time(row.last_at) };
};

const queue = (row: JsonObject): Queue => ({
  ...numbers(row, "waiting"),
  since: timeOrNull(row.since),
});

const silence = (row: JsonObject): Health["events"] => ({
  last_at: timeOrNull(row.last_at),
  ...numbers(row, "unheard_sessions"),
  unheard_since: timeOrNull(row.unheard_since),
});
