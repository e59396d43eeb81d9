import type { Order } from "#api/order.ts";

/**
 * A purchase in this browser that no account owns yet; `unsettled` if a payment may still be on its
 * way.
 */
export type Pending =
  | { state: "paid"; sessionId: string }
  | { state: "none" }
  | { state: "unsettled" };

export type Found =
  | { state: "found"; order: Order }
  | { state: "pending"; sessionId: string }
  | { state: "none" }
  | { state: "unsettled" };

interface Sources {
  readOrder(): Promise<Order | null>;
  findPending(): Promise<Pending>;
  /** Rejects unless the account still exists. */
  confirmAccount(): Promise<void>;
}

/**
 * Finds the order that opens the member area, or the purchase that could become it. Rejects if it
 * can't find out: only a certain "none" leads to the sales page.
 */
export async function findOrder({
  readOrder,
  findPending,
  confirmAccount,
}: Sources): Promise<Found> {
  const order = await readOrder();
  if (order) return { state: "found", order };
  await confirmAccount();
  const pending = await findPending();
  return pending.state === "paid" ? { ...pending, state: "pending" } : pending;
}
