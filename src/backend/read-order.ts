import { withDeadline } from "#lib/deadline.ts";
import { askAsMember } from "./ask-as-member.ts";
import { type Order, parseOrder } from "./order.ts";
import { supabase } from "./supabase.ts";

const ORDERS = "stripe_orders";
const ORDER_DEADLINE_MS = 8_000;

/** The order of a checkout session, for its owner, and for anybody who knows the session while it has none. Rejects if it can't be found out. */
export async function readPurchase(sessionId: string, signal: AbortSignal): Promise<Order | null> {
  // The session is a secret: a header stays out of the logs that a filter in the address would be in. The policy compares with it.
  const { data, error } = await supabase()
    .from(ORDERS)
    .select("*")
    .setHeader("x-checkout-session", sessionId)
    .retry(false)
    .abortSignal(signal);
  if (error) throw error;
  // A member also gets the orders that they own already.
  return parseOrder(data.find((row) => row.checkout_session_id === sessionId));
}

/** The latest completed order of whoever is signed in; null where there is none. Rejects where it cannot be found out. */
export async function readCompletedOrder(): Promise<Order | null> {
  const { data } = await askAsMember(() =>
    withDeadline(ORDER_DEADLINE_MS, (signal) =>
      supabase()
        .from(ORDERS)
        .select("*")
        .eq("status", "completed")
        // two orders are no error
        .order("created_at", { ascending: false })
        .limit(1)
        .retry(false)
        .abortSignal(signal)
        .maybeSingle(),
    ),
  );
  return parseOrder(data);
}
