import { inDatabase } from "../_shared/database.ts";
import type { Outcome, Steps } from "./operation.ts";

/** Signs the account of an order out everywhere. */
export async function endSessions({ id }: Steps): Promise<Outcome> {
  await inDatabase("end_account_sessions", { action_id: id });
  return { outcome: "signed_out" };
}
