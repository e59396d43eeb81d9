import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { inDatabase } from "../database.ts";
import { getErrorKind } from "../endpoint.ts";
import { finishPurchase } from "../mails/finish-purchase.ts";
import { provider } from "../provider.ts";
import { retrieveSession } from "../purchase-session.ts";
import { seal } from "../secrets.ts";
import { MailRefused, sendMail } from "../send-mail.ts";
import { settings } from "../settings.ts";
import { findRecoverable, type Recoverable } from "./recoverable.ts";

/**
 * Mails the visitor of an expired session a link to finish the purchase, if they agreed to it and
 * haven't bought. Any number of calls, at once or later, send one mail: the database gives the
 * permission away once, before the mail is sent. Does nothing unless the setting is on. Rejects if
 * the provider or the database can't be reached.
 */
export async function mailRecovery(session_id: string, now: () => number): Promise<void> {
  const { recoveryMails, SITE_URL } = settings();
  if (!recoveryMails) return;
  // The event only names the session. What counts is what the provider knows now.
  const session = await retrieveSession(session_id);
  const found = session && findRecoverable(session, now());
  if (!found) return;

  const { price_id, claim_hash } = found;
  const to = cleanTypedAddress(found.to);
  // The address itself isn't stored.
  const contact = await seal("recovery", to.toLowerCase());
  const attempt = await inDatabase<number | null>("begin_recovery_mail", {
    recovery: {
      session_id,
      contact,
      email: to,
      price_id,
      claim_hash,
      bought: await hasBought(found),
    },
  });
  if (attempt === null) return;
  const mail = finishPurchase.write({ ...found, site: SITE_URL });
  const outcome = await sendMail(to, mail, `recovery-${contact}`).then(
    () => "sent",
    (error: unknown) => {
      console.error(`A reminder was not sent: ${getErrorKind(error)}`);
      // Without an answer, it may have been sent. Then it isn't sent again.
      return error instanceof MailRefused ? "refused" : "unknown";
    },
  );
  await inDatabase("note_recovery_mail", { session_id, attempt, outcome });
}

/** True if the provider knows of a purchase with this address, even if no event has arrived. */
async function hasBought({ to, price_id }: Recoverable): Promise<boolean> {
  const { data } = await provider().checkout.sessions.list({
    customer_details: { email: to },
    status: "complete",
    limit: 100,
  });
  return data.some(
    ({ metadata, recovered_from }) => metadata?.price_id === price_id || recovered_from !== null,
  );
}
