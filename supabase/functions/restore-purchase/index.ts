import { afterAnswer } from "../_shared/after-answer.ts";
import { hashClient, hashNeighborhood } from "../_shared/client.ts";
import { inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { lookUpSession } from "../_shared/look-up-session.ts";
import { codeHash, newCode, parseAddress } from "../_shared/mailbox-code.ts";
import { restoreCode } from "../_shared/mails/restore-code.ts";
import { maskAddress } from "../_shared/mask-address.ts";
import { isSessionId } from "../_shared/provider.ts";
import { randomSecret, seal, sha256 } from "../_shared/secrets.ts";
import { sendMail } from "../_shared/send-mail.ts";

/** Identifies a buyer's purchase: by session, or by the email address used to pay. */
type Contact = { session_id: string; email: null } | { session_id: null; email: string };

/**
 * Lets a buyer back in after their browser has lost the claim. `{email}` or `{sessionId}` mails a
 * code to the address used to pay and returns a ticket; `{ticket, code}` exchanges both for a new
 * claim. A code works only with its own ticket, so other people's guesses don't use it up. The
 * response is the same whether or not an address has bought.
 */
export default endpoint({
  maxBodyBytes: 2048,
  failed: "We couldn't do that right now. Please try again later.",
  async answer(body, request) {
    const { email, sessionId, ticket, code } = textFields(body);
    if (ticket !== undefined || code !== undefined) return redeem(ticket ?? "", code ?? "");
    return send(toContact(sessionId, email), request);
  },
});

function toContact(sessionId: string | undefined, email: string | undefined): Contact {
  if (isSessionId(sessionId)) return { session_id: sessionId, email: null };
  return { session_id: null, email: parseAddress(email) };
}

async function send(contact: Contact, request: Request) {
  if (contact.session_id) {
    // Its event may never have arrived.
    const { state } = await lookUpSession(contact.session_id, await hashClient(request));
    if (state !== "paid") throw noPurchase();
  }
  const ticket = randomSecret();
  const code = newCode();
  const address = await issueTicket(contact, ticket, code, await hashNeighborhood(request));
  if (contact.session_id === null) {
    // Waiting for the email would reveal by its duration whether one is sent.
    if (address) afterAnswer("restore-purchase", () => mailCode(address, code));
    return { sent: true, ticket };
  }
  if (!address) throw noPurchase();
  await mailCode(address, code);
  return { sent: true, ticket, to: maskAddress(address) };
}

function noPurchase(): Refusal {
  return new Refusal(404, "We couldn't find a purchase without an account.");
}

/** Stores the ticket. Resolves to the address for its code, or null if there's no such purchase. */
async function issueTicket(
  contact: Contact,
  ticket: string,
  code: string,
  client: string,
): Promise<string | null> {
  const args = {
    ...contact,
    contact: await seal("contact", contact.session_id ?? contact.email),
    ticket_hash: await sha256(ticket),
    code_hash: await codeHash(ticket, code),
    client,
  };
  return refuseOn(
    { PT429: [429, "Too many attempts. Please wait an hour and try again."] },
    inDatabase<string | null>("issue_restore_ticket", args),
  );
}

async function redeem(ticket: string, code: string) {
  const claim = randomSecret();
  const sessionId = await inDatabase<string | null>("redeem_restore_ticket", {
    ticket_hash: await sha256(ticket),
    code_hash: await codeHash(ticket, code),
    claim_hash: await sha256(claim),
  });
  if (!sessionId)
    throw new Refusal(
      400,
      "This code is wrong or has expired. Please check it, or ask for a new one.",
    );
  return { sessionId, claim };
}

const mailCode = (address: string, code: string) => sendMail(address, restoreCode.write({ code }));
