import type { TrackerEntry } from "#backend/tracker.ts";
import type { Json } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { type Journal, journalOf, merged, sent, toSend, write } from "./journal.ts";

interface World {
  store: Store;
  /** Where this member's journal is kept in the browser. */
  key: string;
  read(): Promise<TrackerEntry[]>;
  save(entries: TrackerEntry[]): Promise<void>;
  now(): Date;
  /** Runs something later; returns what calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** `saving`: on its way. `offline`: kept here, and sent when the network is back. */
export type Sync = "saved" | "saving" | "offline";

export type Tracker = ReturnType<typeof createTracker>;

// typing ends before it is sent; a network that failed gets longer and longer pauses
const QUIET_MS = 600;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** A member's journal: at once on screen and in this browser, in the account as soon as the network is there. Nothing is lost by closing the tab. */
export function createTracker({ store, key, read, save, now, after }: World) {
  let journal = journalOf(store.get(key));
  let sync = (journal.unsent.length > 0 ? "saving" : "saved") as Sync;
  let isSending = false;
  let pause = FIRST_PAUSE_MS;
  let callOff = () => {};
  const listeners = new Set<() => void>();
  let snapshot = { journal, sync };

  const become = (next: Journal, nextSync: Sync) => {
    if (next === journal && nextSync === sync) return;
    if (next !== journal) store.set(key, JSON.stringify(next));
    journal = next;
    sync = nextSync;
    snapshot = { journal, sync };
    for (const listener of listeners) listener();
  };
  const sendLater = (ms: number) => {
    callOff();
    callOff = after(ms, () => void send());
  };
  const send = async () => {
    const entries = toSend(journal);
    if (isSending || entries.length === 0) return;
    isSending = true;
    try {
      await save(entries);
      pause = FIRST_PAUSE_MS;
      const next = sent(journal, entries);
      become(next, next.unsent.length > 0 ? "saving" : "saved");
      if (next.unsent.length > 0) sendLater(QUIET_MS);
    } catch {
      become(journal, "offline");
      sendLater(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    } finally {
      isSending = false;
    }
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    /** Asks the account for what other devices wrote down, and sends what it does not have. Rejects where it cannot be reached. */
    async refresh() {
      const others = await read();
      become(merged(journal, others), sync);
      await send();
    },
    set(day: number, field: string, value: Json) {
      // two changes within a millisecond have an order as well
      const previous = journal.entries[`${day}/${field}`]?.changedAt ?? "";
      const time = Math.max(now().getTime(), previous ? Date.parse(previous) + 1 : 0);
      become(write(journal, { day, field, value, changedAt: new Date(time).toISOString() }), "saving");
      sendLater(QUIET_MS);
    },
    /** Another tab has written something down. */
    readAgain() {
      const stored = journalOf(store.get(key));
      const next = merged(journal, Object.values(stored.entries));
      journal = next;
      snapshot = { journal, sync };
      for (const listener of listeners) listener();
    },
    sendNow: send,
    close: () => callOff(),
  };
}
