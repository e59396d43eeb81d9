import { startCheckout } from "#api/start-checkout.ts";
import { verifyPurchase } from "#api/verify-purchase.ts";
import { buying } from "#checkout/buying.ts";
import { keeping } from "./purchases.ts";

/** Starts a purchase in this browser. */
export const buy = buying({ ...keeping, verify: verifyPurchase, start: startCheckout });
