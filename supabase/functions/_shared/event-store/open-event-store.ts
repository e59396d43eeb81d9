import { openClickHouseStore } from "./clickhouse-store.ts";
import type { EventStore } from "./event-store.ts";
import { isTinybird, withTinybirdEvents } from "./tinybird-events.ts";

/** Opens the event store at a URL: ClickHouse of your own, ClickHouse Cloud, or Tinybird. */
export async function openEventStore(url: string): Promise<EventStore> {
  const store = await openClickHouseStore(url);
  return isTinybird(url) ? withTinybirdEvents(store, url) : store;
}
