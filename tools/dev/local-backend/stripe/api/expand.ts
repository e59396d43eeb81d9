import type { Account } from "../account.ts";
import { disputeObject } from "../payments/dispute-object.ts";
import { chargeObject, paymentIntentObject } from "../payments/payment-objects.ts";
import { findPayment, findPaymentOfCharge } from "../payments/payments.ts";
import { refundsOfCharge } from "../payments/refunds.ts";
import { sessionObject } from "../sessions/session-object.ts";
import { findSession, listLineItems } from "../sessions/sessions.ts";
import { StripeProblem } from "./errors.ts";

type Fields = Record<string, unknown>;

/**
 * Replaces ids with whole objects, at paths such as `payment_intent.latest_charge` or
 * `data.line_items`.
 */
export function expand(account: Account, object: object, paths: string[]): void {
  for (const path of paths) expandAt(account, object as Fields, path.split("."), path);
}

function expandAt(account: Account, object: Fields, [name, ...rest]: string[], path: string): void {
  if (name === undefined) return;
  if (object.object === "list" && name === "data" && Array.isArray(object.data)) {
    for (const item of object.data) expandAt(account, item, rest, path);
    return;
  }
  if (object.object === "checkout.session" && name === "line_items")
    object.line_items ??= listLineItems(findSession(account, String(object.id)));
  if (object.object === "charge" && name === "refunds")
    object.refunds ??= refundsOfCharge(account, String(object.id));
  if (!Object.hasOwn(object, name)) throw notExpandable(path);
  const value = object[name];
  if (value === null) return;
  const whole = typeof value === "string" ? find(account, value, path) : value;
  if (typeof whole !== "object") throw notExpandable(path);
  object[name] = whole;
  expandAt(account, whole as Fields, rest, path);
}

function find(account: Account, id: string, path: string): object {
  const dispute = account.records.disputes.get(id);
  if (dispute) return disputeObject(account, dispute);
  if (id.startsWith("pi_")) return paymentIntentObject(findPayment(account.records, id));
  if (id.startsWith("ch_")) return chargeObject(account, findPaymentOfCharge(account.records, id));
  if (id.startsWith("cs_")) return sessionObject(account, findSession(account, id));
  throw notExpandable(path);
}

function notExpandable(path: string): StripeProblem {
  return new StripeProblem(400, `This property cannot be expanded (${path}).`, { param: "expand" });
}
