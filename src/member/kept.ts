import { parseJson } from "#lib/json.ts";
import { safeStorage } from "#lib/store.ts";

const store = safeStorage(() => window.localStorage);
const PREFIX = "member";

/**
 * The parts of the member area stored in this browser, so that opening it again shows them at once.
 * They're only shown to the member who's signed in.
 */
export const kept = {
  store,
  createKey: (userId: string, name: string) => `${PREFIX}:${userId}:${name}`,
  recall(userId: string, name: string): unknown {
    return parseJson(store.get(kept.createKey(userId, name))) ?? undefined;
  },
  keep(userId: string, name: string, value: unknown): void {
    store.set(kept.createKey(userId, name), JSON.stringify(value));
  },
  forget(userId: string, name: string): void {
    store.remove(kept.createKey(userId, name));
  },
};
