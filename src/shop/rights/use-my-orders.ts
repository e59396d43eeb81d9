import { readMyOrders } from "#api/read-my-orders.ts";
import { useRead } from "./use-read.ts";

/** The member's orders; undefined while they're read, "failed" if they can't be. */
export function useMyOrders() {
  const { found: orders, refetch } = useRead(readMyOrders);
  return { orders, refetch };
}
