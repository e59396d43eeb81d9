import type { ClickHouseClient } from "@clickhouse/client";
import { settings } from "../settings.ts";

/** ClickHouse, where events are if `EVENTS_URL` names it. It rejects with `EventStoreError`. */
export interface EventStore {
  rows<Row>(query: string, values?: Values, timeoutMs?: number): Promise<Row[]>;
  insert(table: string, rows: object[]): Promise<void>;
  run(statement: string, values?: Values): Promise<void>;
  close(): Promise<void>;
}

/** The values of a query's placeholders, which look like `{name:Type}`. */
export type Values = Record<string, string | number>;

/** The store refused, failed, or was too slow. `code` is its own, or the connection's. */
export class EventStoreError extends Error {
  override name = "EventStoreError";
  readonly code: string;

  constructor(code: string) {
    super("The event store did not do what was asked.");
    this.code = code;
  }
}

let opened: { url: string; store: Promise<EventStore> } | undefined;

/** The event store that `EVENTS_URL` names; undefined if events are in PostgreSQL. */
export async function currentStore(): Promise<EventStore | undefined> {
  const { eventsUrl: url } = settings();
  if (!url) return undefined;
  if (opened?.url !== url) opened = { url, store: openEventStore(url) };
  return opened.store;
}

const TIMEOUT_MS = 12_000;
/** A page sends a beacon again, so a slow store mustn't hold functions open. */
const INSERT_TIMEOUT_MS = 3000;

/** ClickHouse at `https://user:password@host:8443/database`. It connects when it's asked. */
export async function openEventStore(url: string): Promise<EventStore> {
  // Loaded when it's needed: with events in PostgreSQL, no function starts later because of it.
  const { createClient, ClickHouseLogLevel } = await import("@clickhouse/client");
  const client: ClickHouseClient = createClient({
    url,
    // Its messages contain what was sent.
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      // As in the SQL standard: what isn't joined is null.
      join_use_nulls: 1,
      output_format_json_quote_64bit_integers: 0,
      // A list of thousands of visits finds something in every part of a table.
      use_index_for_in_with_subqueries: 0,
    },
  });
  const format = "JSONEachRow";
  // ClickHouse collects rows of many beacons before it writes, and answers when they're written.
  const collected = { async_insert: 1, wait_for_async_insert: 1 } as const;
  return {
    rows: (query, query_params = {}, timeoutMs = TIMEOUT_MS) =>
      limit(timeoutMs, async (abort_signal) =>
        (await client.query({ query, query_params, format, abort_signal })).json(),
      ),
    insert: (table, values) =>
      limit(INSERT_TIMEOUT_MS, async (abort_signal) => {
        await client.insert({
          table,
          values,
          format,
          clickhouse_settings: collected,
          abort_signal,
        });
      }),
    run: (query, query_params = {}) =>
      limit(TIMEOUT_MS, async (abort_signal) => {
        await client.command({ query, query_params, abort_signal });
      }),
    close: () => client.close(),
  };
}

async function limit<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await work(signal);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (signal.aborted) throw new EventStoreError("TIMEOUT");
    throw new EventStoreError(typeof code === "string" ? code : "");
  }
}
