import type { Beacon } from "../beacon.ts";
import type { EventStore } from "./event-store.ts";

/** Stores the events of a beacon. Storing them again is harmless: the first ones count. */
export async function recordBeacon(
  store: EventStore,
  beacon: Beacon,
  now = new Date(),
): Promise<void> {
  await store.insert("funnel_events", eventRows(beacon, now));
}

/** A row for each event. All of them say what the beacon says about the visit. */
export function eventRows({ visit, version, arms, source, events }: Beacon, now: Date): object[] {
  const visited = {
    visit,
    recorded_at: now.toISOString().replace("T", " ").replace("Z", ""),
    version,
    arms: Object.keys(arms)
      .toSorted()
      .map((experiment) => `${experiment}:${arms[experiment]}`)
      .join(" "),
    source: sourceOf(source),
  };
  return events.map(({ n, type, place, seconds = null }) => ({
    ...visited,
    n,
    type,
    place,
    seconds,
  }));
}

const NETWORKS: Record<string, string> = {
  gclid: "google ads",
  fbclid: "meta ads",
  ttclid: "tiktok ads",
  msclkid: "microsoft ads",
};

/** Where a visit comes from, in one word, as `private.source_of` has it in PostgreSQL. */
function sourceOf(tags: Record<string, string> | undefined): string {
  if (!tags) return "unknown";
  const { utm_source, click, referrer } = tags;
  return (
    utm_source?.toLowerCase() || (click && NETWORKS[click]) || referrer?.toLowerCase() || "direct"
  );
}
