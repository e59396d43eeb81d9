import { withDeadline } from "#lib/deadline.ts";
import { askAsMember } from "./ask-as-member.ts";
import { type Order, orderOf } from "./order.ts";
import { supabase } from "./supabase.ts";

const ORDERS = "stripe_orders";
const ORDER_DEADLINE_MS = 8_000;

/** The order of a checkout session, for its owner, and for whoever knows the session while it has none. Rejects where it cannot be found out. */
export async function readPurchase(sessionId: string, signal: AbortSignal): Promise<Order | null> {
  const { data, error } = await supabase().from(ORDERS).select("*").eq("checkout_session_id", sessionId).retry(false).abortSignal(signal).maybeSingle();
  if (error) throw error;
  return orderOf(data);
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
  return orderOf(data);
}
