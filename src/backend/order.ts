import { isJsonObject } from "#lib/json.ts";

/** A paid purchase. */
export interface Order {
  id: string;
  userId: string | null;
  status: string;
  /** In hundredths of the currency; undefined where the row does not say. */
  amountTotal: number | undefined;
  currency: string;
}

/** What of a row of `stripe_orders` can be read; null where it is none. */
export function orderOf(row: unknown): Order | null {
  if (!isJsonObject(row)) return null;
  const { id, user_id: userId, status, amount_total: amountTotal, currency } = row;
  return {
    id: String(id ?? ""),
    userId: typeof userId === "string" ? userId : null,
    status: typeof status === "string" ? status : "",
    amountTotal: typeof amountTotal === "number" ? amountTotal : undefined,
    currency: typeof currency === "string" ? currency : "usd",
  };
}
