import { readBeacon } from "../_shared/beacon.ts";
import { clientOf } from "../_shared/client.ts";
import { DatabaseError, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";

/** Records what a page reports about a visit, all of it or nothing. Sending it again is harmless. */
export default endpoint({
  most: 8192,
  isUntyped: true,
  failed: "The numbers are not available now.",
  async answer(body, request) {
    const beacon = readBeacon(body);
    try {
      await inDatabase("record_events", { beacon, client: await clientOf(request) });
    } catch (error) {
      if (error instanceof DatabaseError && error.code === "PT429")
        throw new Refusal(429, "Too many beacons.", { "Retry-After": "60" });
      throw error;
    }
  },
});
