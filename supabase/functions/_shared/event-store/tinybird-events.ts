import { type EventStore, EventStoreError, INSERT_PATIENCE_MS, within } from "./event-store.ts";

/** The Events API takes 10 MB in a request, and a row has some 200 bytes. */
const MOST_ROWS = 20_000;

const HOST = /^clickhouse\.((.+\.)?tinybird\.co)$/;

/**
 * Tinybird's ClickHouse interface:
 * `https://<workspace>:<token>@clickhouse.<region>.tinybird.co/<workspace>`.
 */
export const isTinybird = (url: string): boolean => HOST.test(new URL(url).hostname);

/**
 * Tinybird reads as ClickHouse does, but only its Events API writes. It deletes nothing: runs that
 * no longer count stay.
 */
export function withTinybirdEvents(reader: EventStore, url: string): EventStore {
  const insert = async (table: string, rows: object[]) => {
    for (let at = 0; at < rows.length; at += MOST_ROWS)
      await sendEvents(url, table, rows.slice(at, at + MOST_ROWS));
  };
  return {
    ...reader,
    insert,
    fill: async (table, query, values) => insert(table, await reader.rows(query, values)),
    forget: async () => {},
  };
}

const sendEvents = (url: string, table: string, rows: object[]): Promise<void> =>
  within(INSERT_PATIENCE_MS, async (signal) => {
    const { hostname, password } = new URL(url);
    const response = await fetch(
      `https://${hostname.replace(HOST, "api.$1")}/v0/events?name=${table}&wait=true`,
      {
        method: "POST",
        headers: { Authorization: `Bearer ${decodeURIComponent(password)}` },
        body: rows.map((row) => JSON.stringify(row)).join("\n"),
        redirect: "error",
        signal,
      },
    );
    if (!response.ok) throw new EventStoreError(String(response.status));
    // Rows that don't fit the table are accepted, and put aside.
    const { quarantined_rows: refused = 0 } = await response.json();
    if (refused > 0) throw new EventStoreError("QUARANTINE");
  });
