import { isJsonObject, type JsonObject, parseJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const CHECKOUT_INTENT = "checkoutIntent";
const LASTS_MS = 20 * 60_000;

export type CheckoutIntents = ReturnType<typeof checkoutIntents>;

/**
 * An id for what a visitor is about to buy. It lets the server recognize a second click as the same
 * purchase.
 */
export function checkoutIntents(store: Store, now: () => number, newId: () => string) {
  const readKept = (): JsonObject => {
    const stored = parseJson(store.get(CHECKOUT_INTENT));
    return isJsonObject(stored) ? stored : {};
  };

  return {
    /** Returns the stored intent, or a new one if its session is no longer pending. */
    current(isPending: (sessionId: string) => boolean): string {
      const { id, at, sessionId } = readKept();
      const age = typeof at === "number" ? now() - at : LASTS_MS;
      const isOver = typeof sessionId === "string" && !isPending(sessionId);
      if (typeof id === "string" && age >= 0 && age < LASTS_MS && !isOver) return id;
      const fresh = newId();
      store.set(CHECKOUT_INTENT, JSON.stringify({ id: fresh, at: now() }));
      return fresh;
    },
    /** Stores the session that the server opened for the intent. */
    rememberSession: (sessionId: string) =>
      void store.set(CHECKOUT_INTENT, JSON.stringify({ ...readKept(), sessionId })),
    /** Makes the next click a new purchase. */
    renew: () => void store.remove(CHECKOUT_INTENT),
    /** Makes the next click a new purchase if this one would lead to the session. */
    renewAfter(sessionId: string) {
      if (readKept().sessionId === sessionId) store.remove(CHECKOUT_INTENT);
    },
  };
}
