import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { afterAnswer, waitAtMost } from "../_shared/after-answer.ts";
import { hashNeighborhood } from "../_shared/client.ts";
import { asCaller, inDatabase, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { codeHash, isFromProgram, newCode, parseAddress } from "../_shared/mailbox-code.ts";
import { withdrawalCode } from "../_shared/mails/withdrawal-code.ts";
import type { RefusalArguments } from "../_shared/refusal.ts";
import { randomSecret, seal, sha256 } from "../_shared/secrets.ts";
import { sendMail } from "../_shared/send-mail.ts";
import { isUuid } from "../_shared/uuid.ts";
import { processWithdrawal } from "../_shared/withdrawals/process-withdrawal.ts";
import type { OrderWithdrawal } from "../_shared/withdrawals/withdrawal.ts";
import { MAX_NAME_LENGTH, parsePersonName } from "./person-name.ts";

const NO_ORDER: RefusalArguments = [404, "Your account has no such order."];
const TOO_MANY =
  "Too many attempts. Please wait an hour, or write to us: your withdrawal counts from when you send it.";

/** The page gives up after 15 seconds. */
const TIMEOUT_MS = 10_000;

/**
 * Withdraws from a contract and refunds it in full. `{order}` comes from its owner, who is signed
 * in. Anyone else sends `{name, email}`, gets a ticket, and proves the mailbox with
 * `{ticket, code}`; the response is the same whether or not the address has bought. What is
 * recorded counts, also if the provider can't be reached: then the sweep refunds.
 */
export default endpoint({
  maxBodyBytes: 2048,
  failed: "Your withdrawal could not be recorded. Please try again, or write to us.",
  async answer(body, request) {
    const { order, name, email, ticket, code } = textFields(body);
    if (order !== undefined) return serve(await declare(order, request));
    if (ticket !== undefined || code !== undefined) return serve(await redeem(ticket, code));
    return sendCode(parseName(name), parseAddress(email), request);
  },
});

async function serve(known: OrderWithdrawal): Promise<Omit<OrderWithdrawal, "withdrawal">> {
  const { withdrawal } = known;
  if (!withdrawal || known.state === "refunded") return withoutId(known);
  await waitAtMost("withdraw", TIMEOUT_MS, processWithdrawal(withdrawal));
  // The withdrawal is recorded: an answer without the latest state is better than an error.
  const now = await inDatabase<OrderWithdrawal>("withdrawal_result", { withdrawal }).catch(
    () => known,
  );
  return withoutId(now);
}

function withoutId({ withdrawal: _, ...shown }: OrderWithdrawal) {
  return shown;
}

async function declare(order: string, request: Request): Promise<OrderWithdrawal> {
  if (!isUuid(order)) throw new Refusal(...NO_ORDER);
  return refuseOn(
    { PT404: NO_ORDER },
    asCaller(request)<OrderWithdrawal>("declare_withdrawal", { order_id: order }),
  );
}

function parseName(typed = ""): string {
  const name = isFromProgram(typed) ? undefined : parsePersonName(cleanTypedText(typed));
  if (name !== undefined) return name;
  const isOdd = typed.trim() !== "" && typed.length <= MAX_NAME_LENGTH;
  throw new Refusal(400, `Please enter your name${isOdd ? ", without links or symbols" : ""}.`);
}

async function sendCode(name: string, email: string, request: Request) {
  const ticket = randomSecret();
  const code = newCode();
  const ticket_hash = await sha256(ticket);
  const args = {
    ...{ name, ticket_hash },
    contact: await seal("contact", email),
    code_hash: await codeHash(ticket, code),
    client: await hashNeighborhood(request),
  };
  await refuseOn({ PT429: [429, TOO_MANY] }, inDatabase("issue_withdrawal_ticket", args));
  // Looking for the order, or waiting for the mail, would reveal by its duration who has bought.
  afterAnswer("withdraw", () => mailCode(code, { ticket_hash, email }));
  return { sent: true, ticket };
}

/** Mails the code of a ticket, if something was bought with the address. */
async function mailCode(code: string, asked: { ticket_hash: string; email: string }) {
  const found = await inDatabase<{ to: string; confirmed_at: string } | null>(
    "find_withdrawal",
    asked,
  );
  if (!found) return;
  const { to, confirmed_at } = found;
  await sendMail(to, withdrawalCode.write({ code, confirmed_at }));
}

async function redeem(ticket = "", code = ""): Promise<OrderWithdrawal> {
  const known = await inDatabase<OrderWithdrawal | null>("redeem_withdrawal_ticket", {
    ticket_hash: await sha256(ticket),
    code_hash: await codeHash(ticket, code),
  });
  if (!known)
    throw new Refusal(
      400,
      "This code is wrong or has expired. Please check it, or ask for a new one.",
    );
  return known;
}
