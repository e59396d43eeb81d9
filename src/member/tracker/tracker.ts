import type { Device, SaveAnswer, SavedEntry, TrackerEntry } from "#backend/tracker.ts";
import { type Json, sameJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import {
  emptyJournal,
  type Journal,
  journalOf,
  merged,
  sent,
  toSend,
  united,
  write,
  written,
} from "./journal.ts";

interface World {
  store: Store;
  /** Where this member's journal is kept in the browser. */
  key: string;
  read(): Promise<SavedEntry[]>;
  save(entries: TrackerEntry[], device: Device): Promise<SaveAnswer[]>;
  now(): Date;
  /** A name for this browser that nobody else has. */
  newId(): string;
  /** Runs something later; returns what calls it off. */
  after(ms: number, run: () => void): () => void;
}

/**
 * `replaced`: saved, and another device's later entry is shown instead of this browser's. `saving`: on its way.
 * `waiting`: kept here, and sent when the account can be reached. `only-here`: the same, and the browser does not keep it.
 */
export type Sync = "saved" | "replaced" | "saving" | "waiting" | "only-here";

export type Tracker = ReturnType<typeof createTracker>;

// typing ends before it is sent; a network that failed gets longer and longer pauses
const QUIET_MS = 600;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** A member's journal: at once on screen and in this browser, in the account as soon as the network is there. Nothing is lost by closing the tab. */
export function createTracker({ store, key, read, save, now, newId, after }: World) {
  let journal = journalOf(store.get(key));
  let sync = (journal.unsent.length > 0 ? "saving" : "saved") as Sync;
  let isKept = true;
  let isReplaced = false;
  let isForgotten = false;
  let sending: Promise<void> | undefined;
  let pause = FIRST_PAUSE_MS;
  let callOff = () => {};
  const listeners = new Set<() => void>();
  let snapshot = { journal, sync };

  const show = (next: Journal, nextSync: Sync) => {
    const shown = next.unsent.length > 0 ? nextSync : isReplaced ? "replaced" : "saved";
    if (next === journal && shown === sync) return;
    journal = next;
    sync = shown;
    snapshot = { journal, sync };
    for (const listener of listeners) listener();
  };
  const become = (change: (journal: Journal) => Journal) => {
    // another tab may have written meanwhile
    const next = change(united(journal, journalOf(store.get(key))));
    if (!isForgotten) isKept = store.set(key, JSON.stringify(next));
    show(next, "saving");
  };
  const deviceId = () => {
    if (!journal.device) become((known) => ({ ...known, device: known.device ?? newId() }));
    return journal.device ?? newId();
  };
  const sendLater = (ms: number) => {
    callOff();
    callOff = after(ms, () => void sendOnce());
  };
  const send = async () => {
    const entries = toSend(journal);
    if (entries.length === 0) return;
    try {
      const id = deviceId();
      const answers = await save(entries, { id, now });
      pause = FIRST_PAUSE_MS;
      const before = journal;
      become((known) => {
        const next = sent(known, entries, answers);
        isReplaced ||= answers.some(
          ({ isKept, day, field }) =>
            !isKept && !sameJson(written(before, day, field) ?? null, written(next, day, field)),
        );
        return next;
      });
      if (journal.unsent.length > 0) sendLater(QUIET_MS);
    } catch {
      show(journal, isKept ? "waiting" : "only-here");
      sendLater(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  const sendOnce = () => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
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
      become((known) => merged(known, others));
      await sendOnce();
    },
    set(day: number, field: string, value: Json) {
      if (isForgotten) return;
      // two changes within a millisecond have an order as well
      const previous = journal.entries[`${day}/${field}`]?.changedAt ?? "";
      isReplaced = false;
      const time = Math.max(now().getTime(), previous ? Date.parse(previous) + 1 : 0);
      become((known) =>
        write(known, { day, field, value, changedAt: new Date(time).toISOString() }),
      );
      sendLater(QUIET_MS);
    },
    /** Another tab has written something down. */
    readAgain() {
      show(united(journal, journalOf(store.get(key))), sync === "saved" ? "saving" : sync);
      if (journal.unsent.length > 0) sendLater(FIRST_PAUSE_MS);
    },
    /** Sends all that the account does not have, what is being written meanwhile included. */
    async sendNow() {
      await sending;
      await sendOnce();
    },
    /** Takes the journal out of this browser, whatever is still on its way. */
    forget() {
      isForgotten = true;
      callOff();
      store.remove(key);
      show(emptyJournal, "saved");
    },
    close: () => callOff(),
  };
}
