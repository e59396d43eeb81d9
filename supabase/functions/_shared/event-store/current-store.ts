import { settings } from "../settings.ts";
import type { EventStore } from "./event-store.ts";
import { openEventStore } from "./open-event-store.ts";

let opened: { url: string; store: Promise<EventStore> } | undefined;

/** The event store in ClickHouse that `EVENTS_URL` names; undefined if events are in PostgreSQL. */
export async function currentStore(): Promise<EventStore | undefined> {
  const { eventsUrl: url } = settings();
  if (!url) return undefined;
  if (opened?.url !== url) opened = { url, store: openEventStore(url) };
  return opened.store;
}
