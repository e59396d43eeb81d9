import type { Store } from "#lib/store.ts";

export const PENDING_PURCHASE = "pendingPurchase";

/**
 * True if a checkout may be pending. It has its own file because every page needs it, and few need
 * more.
 */
export const hasPending = (store: Store): boolean => store.get(PENDING_PURCHASE) !== null;
