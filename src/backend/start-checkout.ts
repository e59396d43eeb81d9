import { isJsonObject, type Json } from "#lib/json.ts";
import { backendUrl, publicKey } from "./config.ts";

const LONGEST_MESSAGE = 300;

/** The server said why it will not sell; its message is for the visitor. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

/**
 * Begins a checkout and resolves to the address of the payment page.
 * Rejects with `CheckoutRefused` where the server gave a reason, with another error where the network or the answer failed.
 */
export async function startCheckout(priceId: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${backendUrl}/functions/v1/stripe-checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${publicKey}` },
    body: JSON.stringify({ priceId }),
    signal,
  });
  const answer: Json = await response.json().catch(() => null);
  const { url, error } = isJsonObject(answer) ? answer : {};
  if (response.ok && typeof url === "string" && isWebAddress(url)) return url;
  if (typeof error === "string" && error.trim() !== "") throw new CheckoutRefused(error.slice(0, LONGEST_MESSAGE));
  throw new Error(`The checkout answered ${response.status} without an address.`);
}

function isWebAddress(text: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(text, location.href).protocol);
  } catch {
    return false;
  }
}
