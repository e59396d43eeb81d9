import type { Store } from "#lib/store.ts";
import { type ListsState, readDraft } from "./lists-state.ts";
import { DRAFT_KEY, type IdAndClock, LISTS_KEY, readLists } from "./lists-storage.ts";

export interface Kept extends ListsState {
  /** True if all of it is stored in the browser, not just held by this page. */
  isKept: boolean;
}

export type GroceryStore = ReturnType<typeof createGroceryStore>;

/**
 * The grocery lists of this browser. Each change starts from what's in storage, as another tab may
 * have changed it.
 */
// Long on purpose: reading and writing share what's known of the storage.
export function createGroceryStore(store: Store, fresh: IdAndClock) {
  const listeners = new Set<() => void>();
  let texts: [string | null, string | null] | undefined;
  let kept: Kept = { lists: [], draft: {}, isKept: true };
  const refused = new Set<string>();

  const read = (): Kept => {
    const [lists, draft] = [store.get(LISTS_KEY), store.get(DRAFT_KEY)];
    if (texts && texts[0] === lists && texts[1] === draft) return kept;
    // If a stored text hasn't changed, keep what was read from it, including generated ids.
    kept = {
      lists: texts && texts[0] === lists ? kept.lists : readLists(lists, fresh),
      draft: texts && texts[1] === draft ? kept.draft : readDraft(draft, fresh),
      isKept: kept.isKept,
    };
    texts = [lists, draft];
    return kept;
  };
  const write = (key: string, value: unknown) => {
    if (store.set(key, JSON.stringify(value))) refused.delete(key);
    else refused.add(key);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: read,
    change(make: (shelf: ListsState, fresh: IdAndClock) => ListsState): void {
      const before = read();
      const after = make(before, fresh);
      if (after.lists === before.lists && after.draft === before.draft) return;
      if (after.lists !== before.lists) write(LISTS_KEY, after.lists);
      if (after.draft !== before.draft) write(DRAFT_KEY, after.draft);
      kept = { lists: after.lists, draft: after.draft, isKept: refused.size === 0 };
      texts = [store.get(LISTS_KEY), store.get(DRAFT_KEY)];
      notify();
    },
    /** Call when another tab has changed the lists. */
    syncFromStorage: notify,
  };
}
