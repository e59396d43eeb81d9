import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { Refusal } from "../_shared/endpoint.ts";
import { isFromProgram, parseAddress } from "../_shared/mailbox-code.ts";
import { isUuid } from "../_shared/uuid.ts";

const ACTIONS = ["refund", "resend", "send_bind_code", "bind", "settle", "end_sessions"] as const;
const MIN_REASON = 3;
const MAX_REASON = 200;

/** An action that an operator asks for. */
export interface OperationRequest {
  id: string;
  action: (typeof ACTIONS)[number];
  order: string;
  /** For a refund: the amount that the operator saw, in the currency's smallest unit. */
  amount: number;
  /** For a refund: the reason. For a settlement: how the buyer was paid. */
  reason: string;
  /** For a binding: the code that the buyer read out. */
  code: string;
  /** For a binding: the address of the buyer's account. */
  account: string;
}

/** The database's facts about the order of an action, and who asks. */
export interface OrderContext {
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

/** Parses an operator's request. Refuses anything that isn't complete. */
export function parseOperation(fields: Record<string, string>): OperationRequest {
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
