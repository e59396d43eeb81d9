import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "./client/supabase.ts";
import { withSessionRetry } from "./client/with-session-retry.ts";
import { type Order, parseOrder } from "./order.ts";

const ORDERS = "stripe_orders";
const ORDER_TIMEOUT_MS = 8_000;

/**
 * Reads the order of a checkout session: for its owner, or for anyone who knows the session while
 * the order has no owner. Rejects if the order can't be read.
 */
export async function readPurchase(sessionId: string, signal: AbortSignal): Promise<Order | null> {
  // The session is a secret. A header keeps it out of the logs that would record a filter in the
  // URL. The policy compares with the header.
  const { data, error } = await supabase()
    .from(ORDERS)
    .select("*")
    .setHeader("x-checkout-session", sessionId)
    .retry(false)
    .abortSignal(signal);
  if (error) throw error;
  // A member also gets orders that they already own.
  return parseOrder(data.find((row) => row.checkout_session_id === sessionId));
}

/**
 * Reads the latest completed order of the signed-in member. Returns null if there isn't one.
 * Rejects if orders can't be read.
 */
export async function readCompletedOrder(): Promise<Order | null> {
  const { data } = await withSessionRetry(() =>
    withTimeout(ORDER_TIMEOUT_MS, (signal) =>
      supabase()
        .from(ORDERS)
        .select("*")
        .eq("status", "completed")
        // Two orders aren't an error.
        .order("created_at", { ascending: false })
        .limit(1)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle(),
    ),
  );
  return parseOrder(data);
}
