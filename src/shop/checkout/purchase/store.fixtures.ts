import type { Store } from "#lib/store.ts";

/** A store in memory that keeps everything. */
export function memoryStore(
  kept: Record<string, string> = {},
): Store & { kept: Record<string, string> } {
  return {
    kept,
    get: (key) => kept[key] ?? null,
    set: (key, value) => {
      kept[key] = value;
      return true;
    },
    remove: (key) => delete kept[key],
  };
}
