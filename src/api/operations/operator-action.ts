import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { isText, isTime, parseList, parseText } from "../fields.ts";
import { askOperations } from "./ask-operations.ts";

/** An operator's action, and its outcome. */
export interface OperatorAction {
  id: string;
  at: string;
  /** refund, resend, send_bind_code, bind, settle, end_sessions, or refused. */
  action: string;
  /** The operator's address; undefined if the account is gone. */
  operator: string | undefined;
  order: string | undefined;
  /** Of a refund, in the currency's smallest unit. */
  amount: number | undefined;
  currency: string | undefined;
  reason: string | undefined;
  /** Undefined while it isn't known. */
  outcome: string | undefined;
  cause: string | undefined;
  /** The address of the account that an order was bound to. */
  account: string | undefined;
}

interface OperatorLog {
  actions: OperatorAction[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** Reads who did what, latest first, a page at a time. Rejects like `askOperations`. */
export async function readOperatorLog(
  after: string | undefined,
  signal?: AbortSignal,
): Promise<OperatorLog> {
  const answer = await askOperations("operator_log", { after: after ?? null }, signal);
  if (!isJsonObject(answer) || !Array.isArray(answer.actions))
    throw new Error("The actions can't be parsed.");
  return { actions: parseList(answer.actions, parseAction), next: parseText(answer.next) };
}

/** Parses an action. Returns undefined if it isn't one. */
export function parseAction(row: JsonObject): OperatorAction | undefined {
  const { id, at, action, amount } = row;
  if (!isText(id) || !isTime(at) || !isText(action)) return undefined;
  return {
    ...{ id, at, action },
    operator: parseText(row.operator),
    order: parseText(row.order),
    amount: typeof amount === "number" ? amount : undefined,
    currency: parseText(row.currency),
    reason: parseText(row.reason),
    outcome: parseText(row.outcome),
    cause: parseText(row.cause),
    account: parseText(row.account),
  };
}
