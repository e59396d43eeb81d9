import { useEffect, useSyncExternalStore } from "react";
import { DRAFT_KEY, LISTS_KEY } from "./grocery-keys.ts";
import type { GroceryStore, Kept } from "./grocery-store.ts";

// a storage that is cleared names no key
const OWN_KEYS = [LISTS_KEY, DRAFT_KEY, null];

/** The lists as they are now, in step with other tabs. */
export function useGroceries(groceries: GroceryStore): Kept {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (OWN_KEYS.includes(key)) groceries.readAgain();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [groceries]);
  return useSyncExternalStore(groceries.subscribe, groceries.snapshot);
}
