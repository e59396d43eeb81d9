import type { Json, JsonObject } from "#lib/json.ts";
import { type Counted, type Health, type Queue, queueNames } from "#rules/health/health.ts";
import {
  parseOrNull,
  requireAll,
  requireNumber,
  requireObject,
  requireRows,
  requireText,
  requireTime,
} from "../require-fields.ts";

/** Parses the server's answer. Returns null if any part of it isn't usable. */
export function parseHealth(body: unknown): Health | null {
  return parseOrNull(() => {
    const health = requireObject(body);
    const { events, orders, visits, versions, queues, mails, sweep, look } = health;
    return {
      at: requireTime(health.at),
      events: silence(requireObject(events)),
      sessions: orNull(health.sessions, parseCounted),
      failures: requireRows(health.failures, (row) => ({
        area: requireText(row.area),
        kind: requireText(row.kind),
        ...parseCounted(row),
      })),
      mails: Object.fromEntries(
        Object.entries(requireObject(mails)).map(([kind, count]) => [kind, parseCounted(count)]),
      ),
      sweep: orNull(sweep, (report) => ({
        at: requireTime(report.at),
        ...numbers(report, "looked", "repaired", "failed"),
      })),
      repaired: orNull(health.repaired, parseCounted),
      passes: requireRows(health.passes, (row) => ({
        ...numbers(row, "hours", "started"),
        list: requireText(row.list),
        reached: numberOrNull(row.reached),
      })),
      queues: Object.fromEntries(
        queueNames.map((name) => [name, queue(requireObject(requireObject(queues)[name]))]),
      ) as Health["queues"],
      orders: numbers(requireObject(orders), "day", "week", "taken_back"),
      visits: numbers(requireObject(visits), "recent", "usual"),
      versions: {
        funnel: textOrNull(requireObject(versions).funnel),
        database: textOrNull(requireObject(versions).database),
      },
      ...numbers(health, "database_bytes"),
      look: orNull(look, (seen) => ({
        at: requireTime(seen.at),
        ...numbers(seen, "site_misses"),
        build: textOrNull(seen.build),
        clock_skew_s: numberOrNull(seen.clock_skew_s),
        functions: textOrNull(seen.functions),
      })),
      alerts: requireRows(health.alerts, (row) => ({
        rule: requireText(row.rule),
        since: requireTime(row.since),
      })),
    };
  });
}

const numbers = <Name extends string>(row: JsonObject, ...names: Name[]) =>
  requireAll(requireNumber, row, ...names);

const textOrNull = (value: unknown) => (value === null ? null : requireText(value));
const timeOrNull = (value: unknown) => (value === null ? null : requireTime(value));
const numberOrNull = (value: unknown) => (value === null ? null : requireNumber(value));

const orNull = <Part>(value: Json | undefined, parse: (row: JsonObject) => Part): Part | null =>
  value === null || value === undefined ? null : parse(requireObject(value));

const parseCounted = (value: unknown): Counted => {
  const row = requireObject(value);
  return { ...numbers(row, "recent", "day"), last_at: requireTime(row.last_at) };
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
