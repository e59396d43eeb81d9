import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { isText, isTime, parseList, parseText } from "../fields.ts";
import { askOperations } from "./ask-operations.ts";

export interface FoundOrder {
  order: string;
  at: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** completed, refunded, disputed, erased, or test. */
  status: string;
  paidWith: string | undefined;
  /** The address of the order's account. */
  account: string | undefined;
  isClaimed: boolean;
  isWithdrawn: boolean;
}

/** A payment that its bank hasn't decided on yet. */
export interface PendingPayment {
  session: string;
  paidWith: string | undefined;
  amount: number;
  currency: string;
  since: string;
}

export interface FoundOrders {
  orders: FoundOrder[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
  pending: PendingPayment[];
  /** The result of the reminder of an unpaid session that was searched for. */
  reminder: { state: string; reason: string | undefined; at: string } | undefined;
}

interface Question {
  /** The beginning of an address, or a session, a payment, or an order. Empty: all. */
  search: string;
  /** Empty: all. */
  state: string;
  after?: string | undefined;
}

/** Reads orders, latest first, a page at a time. Rejects like `askOperations`. */
export async function findOrders(
  { search, state, after }: Question,
  signal?: AbortSignal,
): Promise<FoundOrders> {
  const answer = await askOperations(
    "find_orders",
    { search: search || null, state: state || null, after: after ?? null },
    signal,
  );
  if (!isJsonObject(answer) || !Array.isArray(answer.orders))
    throw new Error("The orders can't be parsed.");
  const { next, reminder } = answer;
  return {
    orders: parseList(answer.orders, parseOrder),
    next: parseText(next),
    pending: parseList(answer.pending, parsePending),
    reminder:
      isJsonObject(reminder) && isText(reminder.state) && isTime(reminder.at)
        ? { state: reminder.state, reason: parseText(reminder.reason), at: reminder.at }
        : undefined,
  };
}

function parseOrder(row: JsonObject): FoundOrder | undefined {
  const { order, at, amount, currency, status, paid_with, account, is_claimed, is_withdrawn } = row;
  if (!isText(order) || !isTime(at) || !isText(status)) return undefined;
  if (typeof amount !== "number" || !isText(currency)) return undefined;
  return {
    ...{ order, at, amount, currency, status },
    paidWith: parseText(paid_with),
    account: parseText(account),
    isClaimed: is_claimed === true,
    isWithdrawn: is_withdrawn === true,
  };
}

function parsePending(row: JsonObject): PendingPayment | undefined {
  const { session, paid_with, amount, currency, since } = row;
  if (!isText(session) || !isTime(since)) return undefined;
  if (typeof amount !== "number" || !isText(currency)) return undefined;
  return { session, paidWith: parseText(paid_with), amount, currency, since };
}
