import { clientOf } from "../_shared/client.ts";
import { DatabaseError, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { fulfil } from "../_shared/fulfil.ts";
import { sendMail } from "../_shared/mail.ts";
import { isSessionId } from "../_shared/provider.ts";
import { sealed, sha256 } from "../_shared/secrets.ts";

/** The purchase that a buyer means: by the session, or by the address that was paid with. */
type Contact = { session_id: string; email: null } | { session_id: null; email: string };

/**
 * Lets a buyer in whose browser has forgotten the claim: a code goes to the address that was paid with, and is exchanged for a new claim.
 * `{email}` or `{sessionId}` sends one; the same with `{code}` redeems it. The answer is the same whether or not an address has bought.
 */
export default endpoint({
  most: 2048,
  failed: "This does not work now. Please try again later.",
  async answer(body, request) {
    const { email, sessionId, code } = textFields(body);
    const contact = contactOf(sessionId, email);
    const client = await clientOf(request);
    try {
      return code === undefined ? await send(contact, client) : await redeem(contact, code, client);
    } catch (error) {
      if (error instanceof DatabaseError && error.code === "PT429") throw new Refusal(429, "Too many attempts. Please wait an hour and try again.");
      throw error;
    }
  },
});

function contactOf(sessionId: string | undefined, email: string | undefined): Contact {
  if (isSessionId(sessionId)) return { session_id: sessionId, email: null };
  const address = email?.trim() ?? "";
  // a database takes neither control characters nor halves of characters
  if (address.length > 254 || !/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(address))
    throw new Refusal(400, "Please enter the email address that you paid with.");
  return { session_id: null, email: address };
}

async function send(contact: Contact, client: string) {
  if (contact.session_id) {
    await inDatabase("begin_verification", { client });
    // its event may never have come
    await fulfil(contact.session_id);
  }
  const code = String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
  const address = await inDatabase<string | null>("issue_restore_code", { ...contact, code_hash: await sealed("code", code), client });
  if (contact.session_id === null) {
    // the time that a mail takes would tell whether there is one
    if (address) afterAnswer(mailCode(address, code));
    return { sent: true };
  }
  if (!address) throw new Refusal(404, "There is no purchase here that waits for an account.");
  await mailCode(address, code);
  return { sent: true, to: masked(address) };
}

async function redeem(contact: Contact, code: string, client: string) {
  const claim = await sealed("claim", crypto.randomUUID());
  const sessionId = await inDatabase<string | null>("redeem_restore_code", {
    ...contact,
    code_hash: await sealed("code", code.replace(/\s/g, "")),
    claim_hash: await sha256(claim),
    client,
  });
  if (!sessionId) throw new Refusal(400, "This code is wrong or too old. Please check it, or ask for a new one.");
  return { sessionId, claim };
}

function mailCode(address: string, code: string): Promise<void> {
  const text = `Your code is ${code}. It is good for 15 minutes.\n\nEnter it on the page that asked for it to create your account. If you did not ask for it, ignore this mail.`;
  return sendMail(address, `${code} is your code`, text);
}

/** Lets work go on when the answer is out, where the platform needs to be told. */
function afterAnswer(work: Promise<void>): void {
  const done = work.catch((error: unknown) => console.error(`restore-purchase: ${error instanceof Error ? error.message : "a mail was not sent"}`));
  const runtime = (globalThis as { EdgeRuntime?: { waitUntil(promise: Promise<unknown>): void } }).EdgeRuntime;
  runtime?.waitUntil(done);
}

/** `jane@example.com` as `j•••@example.com`. */
function masked(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
