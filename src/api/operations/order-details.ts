import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { isText, isTime, parseList, parseText } from "../fields.ts";
import { askOperations } from "./ask-operations.ts";
import { type OperatorAction, parseAction } from "./operator-action.ts";

/** Something that happened to the payment. */
export interface OrderFact {
  kind: string;
  /** The provider's id. */
  source: string;
  amount: number | undefined;
  /** When we heard of it. */
  at: string;
  /** True if the order's status rests on it. */
  decides: boolean;
}

export interface OrderWithdrawal {
  declaredAt: string;
  /** waiting, requested, or stopped. */
  state: string;
  reason: string | undefined;
  receiptSentAt: string | undefined;
}

/** Another order of the same account, or paid with the same address. */
export interface OtherOrder {
  order: string;
  at: string;
  amount: number;
  currency: string;
  status: string;
  isSameAccount: boolean;
}

/** Everything that's known about an order. */
export interface OrderDetails {
  order: string;
  session: string;
  payment: string;
  isLive: boolean;
  product: string;
  amount: number;
  /** The amount that isn't refunded yet. */
  left: number;
  currency: string;
  at: string;
  paidWith: string | undefined;
  status: string;
  account: { email: string; since: string | undefined } | undefined;
  /** True if the order's account gets in, as the database decides it. */
  opens: boolean;
  facts: OrderFact[];
  withdrawal: OrderWithdrawal | undefined;
  conversions: { provider: string; state: string; reason: string | undefined }[];
  others: OtherOrder[];
  actions: OperatorAction[];
  /** Why something can't be done, in a word; undefined if it can. */
  refused: Record<"refund" | "resend" | "bind", string | undefined>;
}

/**
 * Reads one order; "missing" if it doesn't exist. Rejects like `askOperations`.
 */
export async function readOrderDetails(
  order: string,
  signal: AbortSignal,
): Promise<OrderDetails | "missing"> {
  const answer = await askOperations("order_details", { order_id: order }, signal);
  if (answer === null) return "missing";
  const details = isJsonObject(answer) ? parseDetails(answer) : undefined;
  if (!details) throw new Error("The order can't be parsed.");
  return details;
}

function parseDetails(row: JsonObject): OrderDetails | undefined {
  const { order, session, payment, amount, left, currency, at, status, account, refused } = row;
  if (!isText(order) || !isText(session) || !isText(payment) || !isText(status)) return undefined;
  if (typeof amount !== "number" || typeof left !== "number" || !isText(currency)) return undefined;
  if (!isTime(at) || !isJsonObject(refused)) return undefined;
  return {
    ...{ order, session, payment, amount, left, currency, at, status },
    isLive: row.is_live === true,
    product: parseText(row.product) ?? "",
    paidWith: parseText(row.paid_with),
    account:
      isJsonObject(account) && isText(account.email)
        ? { email: account.email, since: parseText(account.since) }
        : undefined,
    opens: row.opens === true,
    facts: parseList(row.facts, parseFact),
    withdrawal: isJsonObject(row.withdrawal) ? parseWithdrawal(row.withdrawal) : undefined,
    conversions: parseList(row.conversions, parseConversion),
    others: parseList(row.others, parseOther),
    actions: parseList(row.actions, parseAction),
    refused: {
      refund: parseText(refused.refund),
      resend: parseText(refused.resend),
      bind: parseText(refused.bind),
    },
  };
}

function parseFact({ kind, source, amount, at, decides }: JsonObject): OrderFact | undefined {
  if (!isText(kind) || !isText(source) || !isTime(at)) return undefined;
  return {
    ...{ kind, source, at },
    amount: typeof amount === "number" ? amount : undefined,
    decides: decides === true,
  };
}

function parseWithdrawal(row: JsonObject): OrderWithdrawal | undefined {
  const { declared_at, state, reason, receipt_sent_at } = row;
  if (!isTime(declared_at) || !isText(state)) return undefined;
  return {
    ...{ declaredAt: declared_at, state },
    reason: parseText(reason),
    receiptSentAt: parseText(receipt_sent_at),
  };
}

const parseConversion = ({ provider, state, reason }: JsonObject) =>
  isText(provider) && isText(state) ? { provider, state, reason: parseText(reason) } : undefined;

function parseOther(row: JsonObject): OtherOrder | undefined {
  const { order, at, amount, currency, status } = row;
  if (!isText(order) || !isTime(at) || !isText(status)) return undefined;
  if (typeof amount !== "number" || !isText(currency)) return undefined;
  return { order, at, amount, currency, status, isSameAccount: row.is_same_account === true };
}
