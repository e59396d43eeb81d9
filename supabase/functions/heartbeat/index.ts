import { inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";

/**
 * True if the alerts run. They can't report that they don't, so a monitor outside asks this: 200 if
 * the database answers and the job ran to its end in the last 20 minutes, else 503.
 */
export default endpoint({
  method: "GET",
  maxBodyBytes: 0,
  failed: "The database doesn't answer.",
  async answer() {
    if (await inDatabase<boolean>("is_watched")) return { ok: true };
    throw new Refusal(503, "The alerts haven't run in the last 20 minutes.");
  },
});
