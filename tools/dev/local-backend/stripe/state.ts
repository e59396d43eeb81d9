import { keepInFile, keepNowhere, type PersistentFile } from "../data-folder/persistent-file.ts";
import { readOrSetAside } from "../data-folder/read-or-set-aside.ts";
import type { Clock } from "./clock.ts";
import type { Records } from "./records.ts";
import { defaultSwitches } from "./switches.ts";

const VERSION = 1;
const MAPS = [
  "sessions",
  "payments",
  "refunds",
  "disputes",
  "events",
  "deliveries",
  "answers",
] as const;

/**
 * Reads the records from the file, and returns how to save them. Without a file, everything stays
 * in memory.
 */
export function openState(
  file: string | undefined,
  clock: Clock,
): { records: Records; kept: PersistentFile } {
  if (!file) return { records: emptyRecords(), kept: keepNowhere };
  const records = readOrSetAside({
    file,
    parse: revive,
    empty: emptyRecords,
    owner: "Stripe's stand-in",
  });
  return { records, kept: keepInFile({ file, serialize: () => serialize(records), clock }) };
}

function emptyRecords(): Records {
  return {
    sessions: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
    attempts: [],
    switches: defaultSwitches(),
  };
}

/** Throws if the content isn't what we wrote. */
function revive(kept: unknown): Records {
  if (!isPlain(kept) || kept.version !== VERSION) throw new Error("it is not of this version");
  const { switches, attempts } = kept;
  if (!isPlain(switches) || !Array.isArray(attempts)) throw new Error("a part is missing");
  const records = emptyRecords();
  for (const name of MAPS) {
    const list = kept[name];
    if (!Array.isArray(list)) throw new Error(`its ${name} are missing`);
    // The type matches what we wrote under this name.
    const map: Map<string, unknown> = records[name];
    for (const record of list) {
      if (!Array.isArray(record) || typeof record[0] !== "string" || !isPlain(record[1]))
        throw new Error(`one of its ${name} is damaged`);
      map.set(record[0], record[1]);
    }
  }
  return { ...records, attempts, switches: { ...defaultSwitches(), ...switches } };
}

function serialize(records: Records): string {
  const maps = MAPS.map((name) => [name, [...records[name]]]);
  return JSON.stringify({
    version: VERSION,
    ...Object.fromEntries(maps),
    attempts: records.attempts,
    switches: records.switches,
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
