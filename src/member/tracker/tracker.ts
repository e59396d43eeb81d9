import { createActor } from "xstate";
import type { Device, SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import type { Json } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { toSend } from "./journal.ts";
import { type Change, getSync, trackerMachine } from "./tracker-machine.ts";
import { createTrackerStorage } from "./tracker-storage.ts";

export type { Sync } from "./tracker-machine.ts";

interface Dependencies {
  store: Store;
  /** The storage key of this member's journal. */
  key: string;
  read(): Promise<SavedEntry[]>;
  save(entries: TrackerEntry[], device: Device): Promise<SaveAnswer[]>;
  now(): Date;
  /** Creates a unique id for this browser. */
  newId(): string;
  /** Runs something later, and returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export type Tracker = ReturnType<typeof createTracker>;

/**
 * A member's journal: shown and stored in this browser at once, and sent to the account when
 * there's a network. Closing the tab loses nothing.
 */
export function createTracker({ store, key, read, save, now, newId, after }: Dependencies) {
  const storage = createTrackerStorage({ store, key, now, newId });
  const machine = trackerMachine(storage, async (journal) => {
    const entries = toSend(journal);
    return { entries, answers: await save(entries, { id: journal.device ?? newId(), now }) };
  });
  const clock = {
    setTimeout: (run: () => void, ms: number) => after(ms, run),
    clearTimeout: (cancel?: () => void) => cancel?.(),
  };
  const actor = createActor(machine, { clock }).start();
  const getShown = () => {
    const { context } = actor.getSnapshot();
    return { journal: context.journal, sync: getSync(context) };
  };
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const { unsubscribe } = actor.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  // XState's waitFor would add to the script of every quiz screen, which shares XState.
  const waitUntilSent = async () => {
    while (actor.getSnapshot().matches("sending")) await nextChange();
  };
  let snapshot = getShown();

  return {
    subscribe(listener: () => void) {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    /** The same object until something on it changes. */
    snapshot() {
      const next = getShown();
      if (next.journal !== snapshot.journal || next.sync !== snapshot.sync) snapshot = next;
      return snapshot;
    },
    /**
     * Fetches other devices' entries from the account, and sends the unsent ones. Rejects if it
     * can't be reached.
     */
    async refresh() {
      actor.send({ type: "refreshed", saved: await read() });
      await waitUntilSent();
    },
    set: (day: number, field: string, value: Json) =>
      actor.send({ type: "changed", changes: [{ day, field, value }] }),
    /** Changes several fields at once, each of them once. */
    setAll: (changes: Change[]) => actor.send({ type: "changed", changes }),
    /** Call when another tab has changed the journal. */
    syncFromStorage: () => actor.send({ type: "storageChanged" }),
    /** Sends everything unsent, including changes made while a request is in flight. */
    async sendNow() {
      await waitUntilSent();
      const countUnsent = () => actor.getSnapshot().context.journal.unsent.length;
      let before: number;
      do {
        before = countUnsent();
        actor.send({ type: "sendRequested" });
        await waitUntilSent();
        // Entries without room in one request follow, unless nothing gets through.
      } while (countUnsent() > 0 && countUnsent() < before);
    },
    /** Removes the journal from this browser, whatever is still in flight. */
    forget: () => actor.send({ type: "forgotten" }),
    /** Call when a page shows the journal, so that failures are retried. It begins like that. */
    open: () => actor.send({ type: "opened" }),
    /**
     * Call when no page shows the journal any more. Sends everything unsent once, and doesn't retry:
     * somebody else may sign in next.
     */
    close: () => actor.send({ type: "closed" }),
  };
}
