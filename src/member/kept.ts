import type { Json } from "#lib/json.ts";
import { tolerantStore } from "#lib/store.ts";

const store = tolerantStore(() => window.localStorage);
const PREFIX = "member";

/** What this browser keeps of the member area, so that opening it again shows it at once. Only for whoever is signed in. */
export const kept = {
  store,
  keyOf: (userId: string, name: string) => `${PREFIX}:${userId}:${name}`,
  recall(userId: string, name: string): Json | undefined {
    try {
      return JSON.parse(store.get(kept.keyOf(userId, name)) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(userId: string, name: string, value: unknown): void {
    store.set(kept.keyOf(userId, name), JSON.stringify(value));
  },
  forget(userId: string, name: string): void {
    store.remove(kept.keyOf(userId, name));
  },
};
