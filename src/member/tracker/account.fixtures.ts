import type { Device, SaveAnswer, SavedEntry, TrackerEntry } from "#api/tracker.ts";
import { type Json, sameJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { isMerged, mergeValues } from "./merge-values.ts";
import { createTracker } from "./tracker.ts";

interface Row {
  day: number;
  field: string;
  value: Json;
  changedAt: number;
  device: string;
  writtenAt: number;
}

/** An account that several devices share. It decides like `save_tracker`; tests/backend has that. */
export function accountWithDevices() {
  const rows = new Map<string, Row>();
  let now = Date.parse("2026-03-01T10:00:00.000Z");
  let devices = 0;

  const save = (entries: TrackerEntry[], { id }: Device): SaveAnswer[] =>
    entries.map(({ day, field, value, changedAt, seen }) => {
      const key = `${day}/${field}`;
      const [known, writtenAt] = [rows.get(key), Date.parse(changedAt)];
      const wins =
        !known ||
        (known.device === id
          ? known.writtenAt < writtenAt
          : (seen !== undefined && known.changedAt <= Date.parse(seen)) ||
            known.changedAt <= writtenAt);
      if (wins) {
        const stamp = Math.max(Math.min(writtenAt, now), known ? known.changedAt + 1 : 0);
        const merged = mergeValues(field, known?.value, value);
        rows.set(key, { day, field, value: merged, changedAt: stamp, device: id, writtenAt });
      } else rows.set(key, addMissing(known, value));
      const row = rows.get(key);
      if (!row) throw new Error("It was stored just now.");
      return { ...toEntry(row), isKept: row.device === id && row.writtenAt === writtenAt };
    });

  /** A device with storage of its own. It's offline until it goes online. */
  const device = () => {
    const texts = new Map<string, string>();
    const name = `device ${++devices}`;
    let isOnline = false;
    const reach = async <T>(answer: () => T): Promise<T> => {
      if (!isOnline) throw new Error("The network is gone.");
      return answer();
    };
    const store: Store = {
      get: (key) => texts.get(key) ?? null,
      set: (key, value) => texts.set(key, value).has(key),
      remove: (key) => texts.delete(key),
    };
    const tracker = createTracker({
      store,
      key: "journal",
      read: () => reach(() => [...rows.values()].map(toEntry)),
      save: (entries, from) => reach(() => save(entries, from)),
      now: () => new Date(now),
      newId: () => name,
      // Nothing is sent until the test sends it.
      after: () => () => {},
    });
    return {
      tracker,
      store,
      goOnline(value: boolean) {
        isOnline = value;
      },
      /** Sends and fetches everything, if it's online. */
      async sync() {
        await tracker.sendNow();
        await tracker.refresh().catch(() => {});
      },
    };
  };
  return {
    device,
    rows,
    /** Lets a second pass. */
    tick: () => {
      now += 1000;
    },
  };
}

/** An earlier entry adds the keys that the later one doesn't have. */
function addMissing(known: Row, value: Json): Row {
  const merged = isMerged(known.field) ? mergeValues(known.field, value, known.value) : known.value;
  return sameJson(merged, known.value)
    ? known
    : { ...known, value: merged, changedAt: known.changedAt + 1 };
}

const toEntry = ({ day, field, value, changedAt }: Row): SavedEntry => ({
  day,
  field,
  value,
  savedAt: new Date(changedAt).toISOString(),
});
