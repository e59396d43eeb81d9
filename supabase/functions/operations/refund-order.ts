import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { fulfil } from "../_shared/fulfil.ts";
import { refund } from "../_shared/refund.ts";
import type { OperationRequest, OrderContext, Outcome } from "./operation-request.ts";

/**
 * Refunds what's left of a payment. What the provider reports afterwards is recorded, and that alone
 * ends access.
 */
export async function refundOrder(
  { id }: OperationRequest,
  { session, payment }: OrderContext,
): Promise<Outcome> {
  const asked = await refund({
    payment_intent: payment,
    key: `operation-${id}`,
    metadata: { operation: id },
  });
  // If it can't be read now, the webhook or the sweep reads it.
  await fulfil(session).catch((error: unknown) =>
    console.warn(`A refund isn't recorded yet: ${getErrorKind(error)}`),
  );
  const state = await inDatabase<string>("operation_payment_state", { action_id: id });
  // Whatever the provider answered: an answer may get lost after its work.
  if (state === "refunded") return { outcome: asked.wasRefunded ? "already_refunded" : "refunded" };
  if (asked.outcome === "requested") return { outcome: "requested" };
  return state === "disputed"
    ? { outcome: "disputed" }
    : { outcome: "not_refunded", cause: asked.reason };
}
