import { startCheckout } from "#api/start-checkout.ts";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { loadIfAllowed } from "#lib/tracking/load-if-allowed.ts";
import { buying } from "#shop/checkout/buying.ts";
import { checkoutStorage } from "./purchases.ts";

const withMilestones = loadIfAllowed(() => import("#lib/tracking/report-milestone.ts"));

/** Starts a purchase in this browser. */
export const buy = buying({
  ...checkoutStorage,
  verify: verifyPurchase,
  async start(...order) {
    const started = await startCheckout(...order);
    if (started.state === "open" && started.claim !== undefined)
      withMilestones(({ reportMilestone }) => reportMilestone("checkout_started"));
    return started;
  },
});
