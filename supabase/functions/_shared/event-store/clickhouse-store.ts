import type { ClickHouseClient } from "@clickhouse/client";
import { type EventStore, INSERT_PATIENCE_MS, type Values, within } from "./event-store.ts";

const PATIENCE_MS = 12_000;

/** ClickHouse at `https://user:password@host:8443/database`. It connects when it's asked. */
export async function openClickHouseStore(url: string): Promise<EventStore> {
  // Loaded when it's needed: with events in PostgreSQL, no function starts later because of it.
  const { createClient, ClickHouseLogLevel } = await import("@clickhouse/client");
  const client = createClient({
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
  const run = (query: string, query_params: Values = {}) =>
    within(PATIENCE_MS, async (abort_signal) => {
      await client.command({ query, query_params, abort_signal });
    });
  return {
    rows: (query, values = {}, patienceMs = PATIENCE_MS) =>
      within(patienceMs, async (abort_signal) => {
        const answer = await client.query({
          query,
          query_params: values,
          format: "JSONEachRow",
          abort_signal,
        });
        return answer.json();
      }),
    insert: (table, rows) => within(INSERT_PATIENCE_MS, insertInto(client, table, rows)),
    fill: (table, query, values) => run(`insert into ${table} ${query}`, values),
    forget: (table, condition, values) => run(`delete from ${table} where ${condition}`, values),
    run,
    close: () => client.close(),
  };
}

/** ClickHouse collects rows of many beacons before it writes, and answers when they're written. */
const insertInto =
  (client: ClickHouseClient, table: string, values: object[]) =>
  async (abort_signal: AbortSignal): Promise<void> => {
    await client.insert({
      table,
      values,
      format: "JSONEachRow",
      clickhouse_settings: { async_insert: 1, wait_for_async_insert: 1 },
      abort_signal,
    });
  };
