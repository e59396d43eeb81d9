import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { Refusal } from "../_shared/endpoint.ts";
import { isFromProgram, parseAddress } from "../_shared/mailbox-code.ts";
import { isUuid } from "../_shared/uuid.ts";

const ACTIONS = ["refund", "resend", "send_bind_code", "bind", "settle", "end_sessions"] as const;
const MIN_REASON = 3;
const MAX_REASON = 200;

/** A request of an operator. */
export interface Steps {
  id: string;
  action: (typeof ACTIONS)[number];
  order: string;
  /** Of a refund: what the operator saw, in the currency's smallest unit. */
  amount: number;
  /** Of a refund: why. Of a settlement: how the buyer was paid. */
  reason: string;
  /** Of a binding: what the buyer read out, and where their account is. */
  code: string;
  account: string;
}

/** The database's facts about the order of an action. */
export interface Known {
  session: string;
  payment: string;
  operator: string;
  paid_with: string | null;
  /** The address of the order's account. */
  account: string | null;
  bought_at: string;
}

export interface Outcome {
  outcome: string;
  /** Why another service didn't do its part, in a word. */
  cause?: string | null;
}

/** Parses what is asked for. Refuses anything that isn't complete. */
export function parseSteps(fields: Record<string, string>): Steps {
  const { id = "", order = "", code = "" } = fields;
  const action = ACTIONS.find((one) => one === fields.action);
  if (!action || !isUuid(id) || !isUuid(order))
    throw new Refusal(400, "Name the action, its id, and the order.");
  const amount = action === "refund" ? parseAmount(fields.amount) : 0;
  const reason = ["refund", "settle"].includes(action) ? parseReason(fields.reason) : "";
  const account =
    action === "bind"
      ? parseAddress(fields.account, "Please enter the address of the buyer's account.")
      : "";
  return { id, action, order, amount, reason, code, account };
}

function parseAmount(typed = ""): number {
  if (!/^[1-9]\d{0,8}$/.test(typed))
    throw new Refusal(400, "Name the amount, in the currency's smallest unit.");
  return Number(typed);
}

function parseReason(typed = ""): string {
  const reason = cleanTypedText(typed);
  // As the database counts: an emoji is one character.
  const { length } = [...reason];
  if (length < MIN_REASON || length > MAX_REASON || isFromProgram(typed))
    throw new Refusal(400, "Please write it in 3 to 200 characters.");
  return reason;
}
