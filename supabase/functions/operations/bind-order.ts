import { inDatabase } from "../_shared/database.ts";
import type { OperationRequest, OrderContext, Outcome } from "./operation-request.ts";
import { bindCodeHash } from "./send-bind-code.ts";

/** Binds an order without an owner to an account, with the code that its buyer got. */
export async function bindOrder(
  { id, code, account }: OperationRequest,
  context: OrderContext,
): Promise<Outcome> {
  const outcome = await inDatabase<string>("bind_order", {
    action_id: id,
    code_hash: await bindCodeHash(context, code),
    account,
  });
  return { outcome };
}
