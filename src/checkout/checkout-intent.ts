import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const CHECKOUT_INTENT = "checkoutIntent";
const LASTS_MS = 20 * 60_000;

export type CheckoutIntents = ReturnType<typeof checkoutIntents>;

/** What a visitor is about to buy, as a name by which the server knows a second click for the first one. */
export function checkoutIntents(store: Store, now: () => number, newId: () => string) {
  const kept = (): JsonObject => {
    const stored = storedJson(store);
    return isJsonObject(stored) ? stored : {};
  };

  return {
    /** The one that is kept, or a new one where the session that it led to is not pending any more. */
    current(isPending: (sessionId: string) => boolean): string {
      const { id, at, sessionId } = kept();
      const age = typeof at === "number" ? now() - at : LASTS_MS;
      const isOver = typeof sessionId === "string" && !isPending(sessionId);
      if (typeof id === "string" && age >= 0 && age < LASTS_MS && !isOver) return id;
      const fresh = newId();
      store.set(CHECKOUT_INTENT, JSON.stringify({ id: fresh, at: now() }));
      return fresh;
    },
    /** The session that the server has opened for it. */
    ledTo: (sessionId: string) =>
      void store.set(CHECKOUT_INTENT, JSON.stringify({ ...kept(), sessionId })),
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
