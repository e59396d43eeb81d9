import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type EventStore,
  openEventStore,
} from "../../../supabase/functions/_shared/event-store/event-store.ts";

const TABLES = join(import.meta.dirname, "..", "..", "..", "supabase", "clickhouse", "tables.sql");

/** Creates the tables that aren't there, and sets how many days events are kept. */
export async function createTables(store: EventStore, keepDays: number): Promise<void> {
  const statements = readFileSync(TABLES, "utf8")
    .replaceAll("{keep_days}", String(keepDays))
    .split(/;\n/)
    .filter((statement) => statement.trim() !== "");
  for (const statement of statements) await store.run(statement);
}

/** The same in the ClickHouse at a URL. */
export async function createTablesAt(url: string, keepDays: number): Promise<void> {
  const store = await openEventStore(url);
  try {
    await createTables(store, keepDays);
  } finally {
    await store.close();
  }
}
