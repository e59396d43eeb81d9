import type { Device, SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import type { Store } from "#lib/store.ts";
import { createTracker } from "./tracker.ts";

/** A browser and its account; `takes` is false if storage refuses writes. */
export function browser({ takes = true } = {}) {
  const texts = new Map<string, string>();
  const memory = new Map<string, string>();
  const account = {
    entries: [] as SavedEntry[],
    isThere: true,
    /** Another device's entry, later than everything sent from here. */
    later: undefined as SavedEntry | undefined,
    sent: [] as TrackerEntry[],
    devices: [] as string[],
    /** Runs in the browser while the next request is in flight. */
    meanwhile: () => {},
  };
  /** The tasks that run later. */
  const due = new Set<() => void>();
  let ms = Date.parse("2026-03-01T10:00:00.000Z");
  let ids = 0;
  const save = async (entries: TrackerEntry[], { id }: Device): Promise<SaveAnswer[]> => {
    if (!account.isThere) throw new Error("The network is gone.");
    account.sent.push(...entries);
    account.devices.push(id);
    account.meanwhile();
    account.meanwhile = () => {};
    const answers = entries.map(({ day, field, value }): SaveAnswer => {
      const { later } = account;
      if (later?.day === day && later.field === field) return { ...later, isKept: false };
      return {
        day,
        field,
        value,
        savedAt: `2026-03-05T10:00:0${account.sent.length}.000Z`,
        isKept: true,
      };
    });
    account.entries = [...account.entries, ...answers];
    return answers;
  };
  const store: Store = {
    get: (key) => memory.get(key) ?? texts.get(key) ?? null,
    set: (key, value) => {
      (takes ? texts : memory).set(key, value);
      return takes;
    },
    remove: (key) => texts.delete(key),
  };
  const open = () =>
    createTracker({
      store,
      key: "journal",
      read: async () => account.entries,
      save,
      now: () => new Date(ms++),
      newId: () => `browser ${++ids}`,
      // Nothing is sent until the test sends it.
      after: (_, run) => {
        due.add(run);
        return () => due.delete(run);
      },
    });
  return { open, account, store, texts, due };
}
