import type { Store } from "#lib/store.ts";
import type { Need } from "#rules/member-plan/shopping/shopping-list.ts";
import { isListField } from "../../tracker/fields.ts";
import { type Journal, withoutRemovedLists, writeAll } from "../../tracker/journal.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { findBesides, followWeek } from "../week-list/follow-week.ts";
import type { GroceryList } from "./grocery-list.ts";
import {
  isStored,
  type ListChange,
  listChanges,
  readJournalLists,
  readStoredLists,
  type StoredLists,
  seenChange,
} from "./list-entries.ts";
import type { ListsOwner } from "./lists-owner.ts";
import { type ListsState, readDraft } from "./lists-state.ts";
import { DRAFT_KEY, type IdAndClock, LISTS_KEY, readLists, writeLists } from "./lists-storage.ts";

/** The account has room for some more, as two devices can add to it at once. */
const MAX_LIST_ENTRIES = 1_500;

export interface Kept extends ListsState {
  /** True if all of it is stored in the browser, not just held by this page. */
  isKept: boolean;
  /** True if the last change was refused, because an account has no room for more. */
  isFull: boolean;
}

/** Finds what a week of the plan needs now. */
export type FindWeekNeeds = (week: {
  week: number;
  month: number;
  people: number;
  /** Grams that recipes need besides the plan, by food. */
  besides: Record<string, number>;
}) => readonly Need[];

interface Dependencies {
  /** Has the list that's being edited, and a copy of the saved ones. */
  store: Store;
  /** The owner of what is in the storage: another member may have signed in. */
  owner(): ListsOwner;
  /** Keeps the saved lists in the account. */
  tracker: Pick<Tracker, "snapshot" | "setAll" | "subscribe">;
  fresh: IdAndClock;
}

export type GroceryStore = ReturnType<typeof createGroceryStore>;

/**
 * A member's grocery lists. The saved ones are entries of the journal, so that devices merge them.
 * Older lists, which only this browser has, are shown with them and move into the journal. Each
 * change starts from what's in storage, as another tab may have changed it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: reading and writing share what's known of the storage.
export function createGroceryStore({ store, owner, tracker, fresh }: Dependencies) {
  const listeners = new Set<() => void>();
  const refused = new Set<string>();
  let findNeeds: FindWeekNeeds = () => [];
  let isFull = false;
  let known:
    | { sources: unknown[]; stored: StoredLists; lists: GroceryList[]; kept: Kept }
    | undefined;
  let journalLists: { journal: Journal; stored: StoredLists } | undefined;
  let copied: { text: string | null; lists: GroceryList[] } | undefined;

  const readStored = (): StoredLists => {
    const { journal } = tracker.snapshot();
    if (journalLists?.journal !== journal)
      journalLists = { journal, stored: readStoredLists(journal) };
    return journalLists.stored;
  };
  // If a stored text hasn't changed, keep what was read from it, including generated ids.
  const readCopy = (): GroceryList[] => {
    const text = owner() === "another" ? null : store.get(LISTS_KEY);
    if (copied?.text !== text) copied = { text, lists: readLists(text, fresh) };
    return copied?.lists ?? [];
  };
  const read = () => {
    const draft = store.get(DRAFT_KEY);
    const stored = readStored();
    const copy = readCopy();
    const sources = [stored, copy, draft, findNeeds, isFull, refused.size];
    if (known?.sources.every((one, index) => one === sources[index])) return known;
    const lists = readJournalLists(stored).map((list) => {
      const { week, month = 1, people = 1 } = list;
      const own = stored.get(list.id);
      if (week === undefined || !own) return list;
      const besides = findBesides(own.recipes);
      return followWeek(list, findNeeds({ week, month, people, besides }), own);
    });
    const onlyHere = copy.filter((list) => !stored.has(list.id) && !hasTwin(lists, list));
    known = {
      sources,
      stored,
      lists,
      kept: {
        lists: [...lists, ...onlyHere],
        draft: draft === known?.sources[2] ? known.kept.draft : readDraft(draft, fresh),
        isKept: refused.size === 0,
        isFull,
      },
    };
    return known;
  };
  const write = (key: string, text: string) => {
    if (store.get(key) === text && !refused.has(key)) return;
    if (store.set(key, text)) refused.delete(key);
    else refused.add(key);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const saved = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      const stop = tracker.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    snapshot: (): Kept => read().kept,
    change(make: (state: ListsState, fresh: IdAndClock) => ListsState): void {
      const { kept, stored, lists } = read();
      const after = make(kept, fresh);
      if (after.lists === kept.lists && after.draft === kept.draft) return;
      const changes = after.lists === kept.lists ? [] : listChanges(lists, after.lists, stored);
      isFull = isTooMuch(tracker.snapshot().journal, changes);
      if (isFull) {
        notify();
        return;
      }
      if (changes.length > 0) tracker.setAll(changes);
      if (after.draft !== kept.draft) write(DRAFT_KEY, JSON.stringify(after.draft));
      // All of them are in the journal now.
      if (after.lists !== kept.lists && owner() !== "another")
        write(LISTS_KEY, writeLists(read().lists));
      notify();
    },
    /** The member has seen what changed in a list that follows the plan. */
    dismissChanges(id: string): void {
      const { stored, lists } = read();
      const list = lists.find((one) => one.id === id);
      if (list && isStored(stored, id)) tracker.setAll([seenChange(list)]);
    },
    /** Keeps a member's copy in this browser in step with the account and the plan. */
    keepCopy() {
      // A member who has just logged out leaves no copy.
      if (owner() === "me") write(LISTS_KEY, writeLists(read().kept.lists));
    },
    /** Moves lists that only this browser has into the journal, and copies the account's here. */
    carryOver(): void {
      const { kept, lists } = read();
      if (kept.lists.length > lists.length)
        saved.change((state) => ({ ...state, lists: [...state.lists] }));
      saved.keepCopy();
    },
    /** Sets the plan that lists follow. Call it with the same function until the plan changes. */
    follow(find: FindWeekNeeds): void {
      findNeeds = find;
    },
    /** Call when another tab has changed the lists. */
    syncFromStorage: notify,
  };
  return saved;
}

/** True if a list is the same as one of these in all that a member can see. */
function hasTwin(lists: readonly GroceryList[], { name, items }: GroceryList): boolean {
  const textOf = (list: Pick<GroceryList, "name" | "items">) =>
    JSON.stringify([list.name, list.items.map((item) => [item.name, item.checked])]);
  return lists.some((list) => textOf(list) === textOf({ name, items }));
}

/** True if an account has no room for these changes. Removing a list makes room. */
function isTooMuch(journal: Journal, changes: readonly ListChange[]): boolean {
  if (Object.keys(journal.entries).length + changes.length <= MAX_LIST_ENTRIES) return false;
  const { entries } = withoutRemovedLists(writeAll(journal, changes.map(toEntry)));
  const fields = Object.values(entries).filter(({ field }) => isListField(field));
  return fields.length > MAX_LIST_ENTRIES;
}

const toEntry = (change: ListChange) => ({ ...change, changedAt: "" });
