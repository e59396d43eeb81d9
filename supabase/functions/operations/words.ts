import { maskAddress } from "../_shared/mask-address.ts";
import type { OrderContext, Outcome } from "./operation-request.ts";

const DONE: Record<string, (context: OrderContext) => string> = {
  refunded: () => "Refunded. Access through this order has ended.",
  requested: () =>
    "The payment provider accepted the refund. Access ends when it's recorded, usually within minutes.",
  settled: () => "Recorded: the buyer has their money. Access through this order has ended.",
  sent: ({ paid_with }) =>
    `Sent to ${maskAddress(paid_with ?? "")}: a link and a code that open the purchase. They work for 24 hours.`,
  sent_to_account: ({ account }) =>
    `Sent to ${maskAddress(account ?? "")}: that the plan is in this account, and where to sign in or set a new password.`,
  code_sent: ({ paid_with }) =>
    `Sent a code to ${maskAddress(paid_with ?? "")}. Ask the buyer to read it to you. It works for 15 minutes.`,
  signed_out: ({ account }) =>
    `Signed out: ${maskAddress(account ?? "")} has to sign in again on every device.`,
  bound: () => "Bound. The order belongs to the account now.",
};

const REFUSED: Record<string, string> = {
  already_refunded: "This order has been refunded already. Nothing was done.",
  disputed:
    "The buyer's bank has opened a dispute about this payment and holds the money, so it can't be refunded as well. Answer the dispute in the provider's dashboard.",
  changed:
    "A part of this order was refunded meanwhile. Nothing was done: look at the amount again.",
  not_returned: "No refund of this order came back from the bank. Nothing was done.",
  refund_waits:
    "A refund of this order is still being tried, so the buyer could get the money twice. Nothing was done.",
  no_address: "The provider has no email address for this payment.",
  given_up:
    "Nobody finished this for a day, so it was given up. Look at the order, and begin again if you have to.",
  too_many: "You've reached the limit for now. Try again later.",
  wrong_code:
    "This code is wrong or has expired. Check it with the buyer, or send a new one. Five wrong codes end it.",
  no_account:
    "There's no account with this address. Check it with the buyer. The code still works.",
  owned: "This order has an account already. Nothing was changed.",
  no_owner: "This order has no account, so nobody is signed in. Nothing was done.",
  order_refunded: "This order has been refunded, so it gives no access. Nothing was done.",
  order_disputed: "The buyer's bank has opened a dispute about this order. Nothing was done.",
  order_erased: "The account of this order is erased, so it gives no access. Nothing was done.",
  order_test: "This order was paid with a test card, so it gives no access. Nothing was done.",
};

/** Why another service didn't do its part. */
const FAILED: Record<string, (cause: string) => string> = {
  not_refunded: (cause) =>
    cause === "not_reached"
      ? "The payment provider didn't answer. Try again: it can't refund twice."
      : `The payment provider didn't refund: ${cause}. Its dashboard says more about this payment.`,
  not_mailed: (cause) =>
    cause === "refused"
      ? "The mail service didn't take the mail. Try again in a moment."
      : "The mail service didn't answer, so the mail may be out. Ask the buyer before you send another one.",
};

/** Describes the outcome of an action for the operator. Addresses are masked. */
export function describeOutcome(
  { outcome, cause }: Outcome,
  context: OrderContext,
): { isDone: boolean; text: string } {
  const done = DONE[outcome]?.(context);
  if (done !== undefined) return { isDone: true, text: done };
  const text = FAILED[outcome]?.(cause ?? "") ?? REFUSED[outcome];
  return { isDone: false, text: text ?? `Nothing was done: ${outcome}.` };
}
