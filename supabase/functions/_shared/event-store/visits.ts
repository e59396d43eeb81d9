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
    source: deriveSource(source),
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
function deriveSource(tags: Record<string, string> | undefined): string {
  if (!tags) return "unknown";
  const { utm_source, click, referrer } = tags;
  return (
    utm_source?.toLowerCase() || (click && NETWORKS[click]) || referrer?.toLowerCase() || "direct"
  );
}

/** The words of a visit that its orders are counted with. */
export interface VisitGroup {
  version: string;
  arms: string;
  source: string;
}

/** Nobody who is about to pay waits longer for a number. */
const TIMEOUT_MS = 1000;

/** The group of a visit; undefined if none of its events is there. */
export async function visitGroup(
  store: EventStore,
  visit: string,
): Promise<VisitGroup | undefined> {
  const [group] = await store.rows<VisitGroup>(
    `select said.1 as version, said.2 as arms, said.3 as source
    from (
      select argMin((version, arms, source), recorded_at) as said
      from funnel_events where visit = {visit:String} having count() > 0
    )`,
    { visit },
    TIMEOUT_MS,
  );
  return group;
}
