import type { Crowd } from "../people/crowd.ts";
import type { World } from "../shop/world.ts";
import type { Order } from "./known.ts";

/**
 * An order belongs to its buyer or to nobody: only they had its secret, and only they read their
 * mailbox.
 */
export function checkOwners(world: World, crowd: Crowd, orders: Order[]): void {
  for (const { session, owner } of orders) {
    if (owner === null) continue;
    const purchase = crowd.purchases.find(({ sessionId }) => sessionId === session);
    if (crowd.findOwner(owner) !== purchase?.buyer)
      world.report(`the order of ${purchase?.buyer.name ?? session} belongs to ${owner}`);
  }
}
