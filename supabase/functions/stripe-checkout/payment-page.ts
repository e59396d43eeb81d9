import process from "node:process";
import { settings } from "../_shared/settings.ts";

const PROVIDERS_PAGE = /(^|\.)stripe\.com$/;

/** The provider named a payment page that isn't on the list. */
export class UnknownPaymentPage extends Error {
  override name = "UnknownPaymentPage";
}

/**
 * The address of a payment page. Throws `UnknownPaymentPage` unless it's the provider's, or on the
 * domain that the shop has there. `STRIPE_API_BASE` leads to a stand-in, which has its own page.
 */
export function paymentPage(address: string | null): string | null {
  if (address === null || process.env.STRIPE_API_BASE) return address;
  const { protocol, hostname } = new URL(address);
  const isListed = PROVIDERS_PAGE.test(hostname) || hostname === settings().paymentPageHost;
  if (protocol === "https:" && isListed) return address;
  console.error(`The payment page is at ${hostname}. If it's yours, set PAYMENT_PAGE_HOST to it.`);
  throw new UnknownPaymentPage("The payment page isn't on the list.");
}
