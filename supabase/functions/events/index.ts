import { type Beacon, readBeacon } from "../_shared/beacon.ts";
import { hashClient } from "../_shared/client.ts";
import { inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { currentStore } from "../_shared/event-store/event-store.ts";
import { recordBeacon } from "../_shared/event-store/visits.ts";
import type { RefusalArguments } from "../_shared/refusal.ts";
import { isRefused, noteRefused } from "./refused-clients.ts";

const TOO_MANY: RefusalArguments = [429, "Too many beacons.", { "Retry-After": "60" }];

/** Records what a page reports about a visit, all of it or nothing. Sending it again is harmless. */
export default endpoint({
  maxBodyBytes: 8192,
  isUntyped: true,
  failed: "The numbers are not available now.",
  async answer(body, request) {
    const client = await hashClient(request);
    if (isRefused(client)) throw new Refusal(...TOO_MANY);
    const beacon = readBeacon(body);
    try {
      await refuseOn({ PT429: TOO_MANY }, record(beacon, client));
    } catch (error) {
      if (error instanceof Refusal) noteRefused(client);
      throw error;
    }
  },
});

/** PostgreSQL stores and counts at once. ClickHouse stores; PostgreSQL still limits its callers. */
async function record(beacon: Beacon, client: string): Promise<void> {
  const store = await currentStore();
  if (!store) return inDatabase("record_events", { beacon, client });
  await inDatabase("limit_beacon", { client });
  await recordBeacon(store, beacon);
}
