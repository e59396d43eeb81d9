import { startCheckout } from "#backend/start-checkout.ts";
import { verifyPurchase } from "#backend/verify-purchase.ts";
import { buying } from "#checkout/buying.ts";
import type { World } from "#machine/visit.ts";
import { painted } from "./painted.ts";
import { browserStore, keeping } from "./purchases.ts";

/** The browser, as a visit needs it. */
export const world: World = {
  store: browserStore,
  search: window.location.search,
  random: Math.random,
  startCheckout: buying({ ...keeping, verify: verifyPurchase, start: startCheckout }),
  leaveFor: (url) => window.location.assign(url),
  painted,
};
