import { isJsonObject, type Json } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const CHECKOUT_INTENT = "checkoutIntent";
const LASTS_MS = 20 * 60_000;

export type CheckoutIntents = ReturnType<typeof checkoutIntents>;

/** What a visitor is about to buy, as a name by which the server knows a second click for the first one. */
export function checkoutIntents(store: Store, now: () => number, newId: () => string) {
  return {
    /** The one that is kept, or a new one. */
    current(): string {
      const kept = storedJson(store);
      const { id, at } = isJsonObject(kept) ? kept : {};
      const age = typeof at === "number" ? now() - at : LASTS_MS;
      if (typeof id === "string" && age >= 0 && age < LASTS_MS) return id;
      const fresh = newId();
      store.set(CHECKOUT_INTENT, JSON.stringify({ id: fresh, at: now() }));
      return fresh;
    },
    /** The next click is about something new. */
    renew: () => void store.remove(CHECKOUT_INTENT),
  };
}

function storedJson(store: Store): Json {
  try {
    return JSON.parse(store.get(CHECKOUT_INTENT) ?? "null");
  } catch {
    return null;
  }
}
