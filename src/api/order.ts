import { isJsonObject, type Json } from "#lib/json.ts";

/** A paid purchase. */
export interface Order {
  id: string;
  userId: string | null;
  status: string;
  /** In the currency's smallest unit; undefined if the row doesn't contain it. */
  amountTotal: number | undefined;
  currency: string;
}

/** Parses a row of `stripe_orders`. Returns null if it isn't one. */
export function parseOrder(row: unknown): Order | null {
  if (!isJsonObject(row)) return null;
  const { id, user_id: userId, status, amount_total: amountTotal, currency } = row;
  return {
    id: typeof id === "number" ? String(id) : parseText(id),
    userId: typeof userId === "string" ? userId : null,
    status: parseText(status),
    amountTotal:
      typeof amountTotal === "number" && Number.isFinite(amountTotal) ? amountTotal : undefined,
    currency: /^[a-z]{3}$/i.test(parseText(currency)) ? parseText(currency) : "usd",
  };
}

function parseText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
