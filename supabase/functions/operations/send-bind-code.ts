import { inDatabase } from "../_shared/database.ts";
import { codeHash, newCode } from "../_shared/mailbox-code.ts";
import { supportCode } from "../_shared/mails/support-code.ts";
import type { OperationRequest, OrderContext, Outcome } from "./operation-request.ts";
import { sendAndReport } from "./send-mail.ts";

/** Mails a code to the address that paid. The buyer reads it to the operator. */
export async function sendBindCode(
  { id }: OperationRequest,
  context: OrderContext,
): Promise<Outcome> {
  const { paid_with, bought_at } = context;
  if (paid_with === null) return { outcome: "no_address" };
  const code = newCode();
  await inDatabase("store_bind_code", {
    action_id: id,
    code_hash: await bindCodeHash(context, code),
  });
  return sendAndReport(paid_with, supportCode.write({ code, bought_at }), "code_sent");
}

/** A code works for one order, and only for the operator who sent it. */
export function bindCodeHash({ session, operator }: OrderContext, code: string): Promise<string> {
  return codeHash(`bind ${session} ${operator}`, code);
}
