import type { Store } from "#lib/store.ts";
import { type Fresh, readLists } from "./read-lists.ts";
import { readDraft, type Shelf } from "./shelf.ts";

export const LISTS_KEY = "groceryLists";
export const DRAFT_KEY = "groceryDraft";

export interface Kept extends Shelf {
  /** Whether the browser took what was last written. */
  isKept: boolean;
}

/** The grocery lists of this browser. Each change begins from what the browser has by now, as another tab may have written. */
export function createGroceryStore(store: Store, fresh: Fresh) {
  const listeners = new Set<() => void>();
  let texts: [string | null, string | null] | undefined;
  let kept: Kept = { lists: [], draft: {}, isKept: true };

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
      const answers = [
        after.lists === before.lists || store.set(LISTS_KEY, JSON.stringify(after.lists)),
        after.draft === before.draft || store.set(DRAFT_KEY, JSON.stringify(after.draft)),
      ];
      if (after.lists === before.lists && after.draft === before.draft) return;
      kept = { lists: after.lists, draft: after.draft, isKept: answers.every(Boolean) };
      texts = [store.get(LISTS_KEY), store.get(DRAFT_KEY)];
      tell();
    },
    /** Another tab has written something. */
    readAgain: tell,
  };
}
