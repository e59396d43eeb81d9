import { DAY_MS } from "#lib/day-ms.ts";
import { isJsonObject } from "#lib/json.ts";
import { isTime } from "./fields.ts";

const STATES = ["open", "withdrawn", "stopped", "refunded", "disputed", "too_late"] as const;

/** An order as its buyer reads it, with what can be withdrawn. Times are in ISO 8601. */
export interface BuyerOrder {
  /**
   * `open`: it can be withdrawn; `withdrawn`: it was, and the refund is on its way; `stopped`: it
   * was, and the refund doesn't work; the others can't be withdrawn, or not any more.
   */
  state: (typeof STATES)[number];
  order: string;
  product: string;
  /** The refunded amount, in the currency's smallest unit. */
  amount: number;
  currency: string;
  boughtAt: string;
  /** The end of the period, in every time zone. */
  until: string;
  /** The days that the buyer has to withdraw, as promised when this was bought. */
  guaranteeDays: number;
  /** When it was withdrawn. */
  declaredAt: string | undefined;
}

/** Parses an order. Returns undefined if it isn't one. */
export function parseBuyerOrder(row: unknown): BuyerOrder | undefined {
  if (!isJsonObject(row)) return undefined;
  const { order, product, amount, currency, bought_at, until, declared_at } = row;
  const state = STATES.find((one) => one === row.state);
  if (!state || typeof order !== "string" || typeof product !== "string") return undefined;
  if (typeof amount !== "number" || typeof currency !== "string") return undefined;
  if (!isTime(bought_at) || !isTime(until)) return undefined;
  const declaredAt = isTime(declared_at) ? declared_at : undefined;
  // The period ends a day later, so that its last day is over in every time zone.
  const guaranteeDays = Math.round((Date.parse(until) - Date.parse(bought_at)) / DAY_MS) - 1;
  return {
    ...{ state, order, product, amount, currency },
    ...{ boughtAt: bought_at, until, guaranteeDays, declaredAt },
  };
}
