import type { Order } from "#backend/order.ts";

export type Found = { state: "found"; order: Order } | { state: "none" } | { state: "unsettled" };

interface Server {
  readOrder(): Promise<Order | null>;
  /** Gives whoever is signed in what was bought in this browser. */
  claimPending(): Promise<"claimed" | "none" | "unsettled">;
}

/** The order that opens the member area. Rejects where it cannot be found out: only a sure "none" sends anyone to buy. */
export async function findOrder({ readOrder, claimPending }: Server): Promise<Found> {
  const order = await readOrder();
  if (order) return { state: "found", order };
  const claim = await claimPending();
  if (claim === "unsettled") return { state: "unsettled" };
  const claimed = claim === "claimed" ? await readOrder() : null;
  return claimed ? { state: "found", order: claimed } : { state: "none" };
}
