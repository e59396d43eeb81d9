import type { Store } from "#lib/store.ts";
import { DRAFT_KEY, LISTS_KEY } from "./grocery-keys.ts";
import { type Fresh, readLists } from "./read-lists.ts";
import { readDraft, type Shelf } from "./shelf.ts";

export interface Kept extends Shelf {
  /** Whether the browser has all of it, rather than this page alone. */
  isKept: boolean;
}

export type GroceryStore = ReturnType<typeof createGroceryStore>;

/** The grocery lists of this browser. Each change begins from what the browser has by now, as another tab may have written. */
export function createGroceryStore(store: Store, fresh: Fresh) {
  const listeners = new Set<() => void>();
  let texts: [string | null, string | null] | undefined;
  let kept: Kept = { lists: [], draft: {}, isKept: true };
  const refused = new Set<string>();

  const look = (): Kept => {
    const [lists, draft] = [store.get(LISTS_KEY), store.get(DRAFT_KEY)];
    if (texts && texts[0] === lists && texts[1] === draft) return kept;
    // of a text that did not change, neither did what it holds: ids made for it stay
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
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: look,
    change(make: (shelf: Shelf, fresh: Fresh) => Shelf): void {
      const before = look();
      const after = make(before, fresh);
      if (after.lists === before.lists && after.draft === before.draft) return;
      if (after.lists !== before.lists) write(LISTS_KEY, after.lists);
      if (after.draft !== before.draft) write(DRAFT_KEY, after.draft);
      kept = { lists: after.lists, draft: after.draft, isKept: refused.size === 0 };
      texts = [store.get(LISTS_KEY), store.get(DRAFT_KEY)];
      tell();
    },
    /** Another tab has written something. */
    readAgain: tell,
  };
}
