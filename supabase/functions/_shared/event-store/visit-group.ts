import type { EventStore } from "./event-store.ts";

/** What orders count with. */
export interface VisitGroup {
  version: string;
  arms: string;
  source: string;
}

/** Nobody who is about to pay waits longer for a number. */
const PATIENCE_MS = 1000;

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
    PATIENCE_MS,
  );
  return group;
}
