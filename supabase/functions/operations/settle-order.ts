import { inDatabase } from "../_shared/database.ts";
import type { OperationRequest, Outcome } from "./operation-request.ts";

/**
 * Records that the buyer was paid another way, after their bank sent a refund back. Access ends by
 * this fact, as by a refund that the provider reports.
 */
export const settleOrder = async ({ id }: OperationRequest): Promise<Outcome> => ({
  outcome: await inDatabase<string>("settle_order", { action_id: id }),
});
