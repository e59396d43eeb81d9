import { startCheckout } from "#backend/start-checkout.ts";
import { verifyPurchase } from "#backend/verify-purchase.ts";
import { buying } from "#checkout/buying.ts";
import { FUNNEL_VARIANT } from "#machine/arms.ts";
import type { World } from "#machine/visit.ts";
import { painted } from "./painted.ts";
import { browserStore, keeping } from "./purchases.ts";

// what was settled before the page was drawn holds, where the browser keeps nothing too
if (window.earlyArms && browserStore.get(FUNNEL_VARIANT) === null) browserStore.set(FUNNEL_VARIANT, window.earlyArms);

/** The browser, as a visit needs it. */
export const world: World = {
  store: browserStore,
  search: window.location.search,
  random: Math.random,
  startCheckout: buying({ ...keeping, verify: verifyPurchase, start: startCheckout }),
  leaveFor: (url) => window.location.assign(url),
  painted,
};
