import { useEffect, useState, useSyncExternalStore } from "react";
import type { GroceryList } from "./grocery-list.ts";
import type { GroceryStore, Kept } from "./grocery-store.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists-storage.ts";

// The event's key is null when storage is cleared.
const OWN_KEYS = [LISTS_KEY, DRAFT_KEY, null];

/** The current lists, in sync with other tabs and devices. */
export function useGroceries(groceries: GroceryStore): Kept {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (OWN_KEYS.includes(key)) groceries.syncFromStorage();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [groceries]);
  const kept = useSyncExternalStore(groceries.subscribe, groceries.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other devices and the plan change the lists, too
  useEffect(groceries.keepCopy, [groceries, kept.lists]);
  return kept;
}

/**
 * True if the open list was empty when it was opened, so that templates come before it. The answer
 * doesn't change while the list is open, so nothing moves while the first item is typed.
 */
export function useBeginning({ id, items }: GroceryList): boolean {
  const isEmpty = items.length === 0;
  const [opened, setOpened] = useState({ id, wasEmpty: isEmpty });
  if (id === opened.id) return opened.wasEmpty;

  // A blank list gets its id with its first item.
  const wasEmpty = isEmpty || (opened.id === "" && items.length === 1);
  setOpened({ id, wasEmpty });
  return wasEmpty;
}
