import { startCheckout } from "#api/start-checkout.ts";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { buying } from "#checkout/buying.ts";
import { reportMilestone } from "#lib/tracking/report-milestone.ts";
import { checkoutStorage } from "./purchases.ts";

/** Starts a purchase in this browser. */
export const buy = buying({
  ...checkoutStorage,
  verify: verifyPurchase,
  async start(...order) {
    const started = await startCheckout(...order);
    if (started.state === "open" && started.claim !== undefined)
      reportMilestone("checkout_started");
    return started;
  },
});
