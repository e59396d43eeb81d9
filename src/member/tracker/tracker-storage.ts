import type { Store } from "#lib/store.ts";
import {
  emptyJournal,
  lacks,
  mergeJournals,
  parseJournal,
  withoutRemovedLists,
  writeAll,
} from "./journal.ts";
import type { TrackerStorage } from "./tracker-machine.ts";

interface Dependencies {
  store: Store;
  /** The storage key of this member's journal. */
  key: string;
  now(): Date;
  /** Creates a unique id for this browser. */
  newId(): string;
}

/** Stores a member's journal in the browser, where several tabs write to it. */
export function createTrackerStorage({ store, key, now, newId }: Dependencies): TrackerStorage {
  const storage: TrackerStorage = {
    open() {
      const journal = withoutRemovedLists(parseJournal(store.get(key)));
      if (journal.device) return { journal, isKept: true };
      const named = { ...journal, device: newId() };
      return { journal: named, isKept: store.set(key, JSON.stringify(named)) };
    },
    change(journal, change) {
      const next = change(mergeJournals(journal, parseJournal(store.get(key))));
      return { journal: next, isKept: store.set(key, JSON.stringify(next)) };
    },
    write(journal, changes) {
      const time = now().getTime();
      const entries = changes.map((change) => {
        // Keep the order of two changes within a millisecond.
        const previous = journal.entries[`${change.day}/${change.field}`]?.changedAt;
        const changedAt = Math.max(time, previous ? Date.parse(previous) + 1 : 0);
        return { ...change, changedAt: new Date(changedAt).toISOString() };
      });
      return storage.change(journal, (known) => writeAll(known, entries));
    },
    syncFromStorage({ journal, isKept }) {
      const text = store.get(key);
      const other = parseJournal(text);
      const both = mergeJournals(journal, other);
      // Browsers notify tabs late, so the other tab may have overwritten entries that it hadn't
      // seen. Write them again, unless it removed the journal.
      const isOverwritten = text !== null && lacks(other, both);
      return {
        journal: both,
        isKept: isOverwritten ? store.set(key, JSON.stringify(both)) : isKept,
      };
    },
    remove() {
      store.remove(key);
      return emptyJournal;
    },
  };
  return storage;
}
