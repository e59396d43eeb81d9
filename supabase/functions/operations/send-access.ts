import { inDatabase } from "../_shared/database.ts";
import { codeHash, newCode } from "../_shared/mailbox-code.ts";
import { supportAccount } from "../_shared/mails/support-account.ts";
import { supportLink } from "../_shared/mails/support-link.ts";
import { randomSecret, sha256 } from "../_shared/secrets.ts";
import { settings } from "../_shared/settings.ts";
import type { OperationRequest, OrderContext, Outcome } from "./operation-request.ts";
import { sendAndReport } from "./send-mail.ts";

/**
 * Mails the way to a purchase: to its account's address if it has one, otherwise a link and a code
 * to the address that paid. The link carries the ticket that a page would have got by asking.
 */
export async function sendAccess(
  { id }: OperationRequest,
  { paid_with, account, bought_at }: OrderContext,
): Promise<Outcome> {
  const { SITE_URL: site } = settings();
  if (account !== null)
    return sendAndReport(account, supportAccount.write({ site }), "sent_to_account");
  if (paid_with === null) return { outcome: "no_address" };
  const ticket = randomSecret();
  const code = newCode();
  await inDatabase("store_mailed_ticket", {
    action_id: id,
    ticket_hash: await sha256(ticket),
    code_hash: await codeHash(ticket, code),
  });
  const link = `${site}/restore#${new URLSearchParams({ ticket, email: paid_with })}`;
  return sendAndReport(paid_with, supportLink.write({ code, link, bought_at, site }), "sent");
}
