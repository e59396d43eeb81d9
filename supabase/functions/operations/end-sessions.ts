import { inDatabase } from "../_shared/database.ts";
import type { OperationRequest, Outcome } from "./operation-request.ts";

/** Signs the account of an order out everywhere. */
export async function endSessions({ id }: OperationRequest): Promise<Outcome> {
  await inDatabase("end_account_sessions", { action_id: id });
  return { outcome: "signed_out" };
}
