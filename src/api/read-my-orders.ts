import { withTimeout } from "#lib/with-timeout.ts";
import { type BuyerOrder, parseBuyerOrder } from "./buyer-order.ts";
import { supabase } from "./client/supabase.ts";
import { withSessionRetry } from "./client/with-session-retry.ts";

const TIMEOUT_MS = 8_000;

/** Reads the orders of the signed-in account, latest first. Rejects if they can't be read. */
export async function readMyOrders(): Promise<BuyerOrder[]> {
  const { data } = await withSessionRetry(() =>
    withTimeout(TIMEOUT_MS, (signal) => supabase().rpc("my_orders").abortSignal(signal)),
  );
  if (!Array.isArray(data)) throw new Error("The orders can't be parsed.");
  return data.flatMap((row) => parseBuyerOrder(row) ?? []);
}
