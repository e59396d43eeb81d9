import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Records } from "./records.ts";
import { defaultSwitches } from "./switches.ts";

const VERSION = 1;
const MAPS = ["sessions", "payments", "refunds", "disputes", "events", "deliveries", "answers"] as const;

/** What was kept in the file, and how to keep it again. Without a file everything lives in memory. */
export function openState(file: string | undefined): { records: Records; save: () => void } {
  if (!file) return { records: emptyRecords(), save: () => {} };
  const records = existsSync(file) ? readOrSetAside(file) : emptyRecords();
  return { records, save: () => writeOrWarn(file, records) };
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

function readOrSetAside(file: string): Records {
  try {
    return revive(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    renameSync(file, `${file}.corrupt`);
    console.warn(
      `${file} cannot be read (${error instanceof Error ? error.message : error}). It is kept as ${file}.corrupt, and Stripe's stand-in starts empty.`,
    );
    return emptyRecords();
  }
}

/** Throws where the file holds something else than we wrote. */
function revive(kept: unknown): Records {
  if (!isPlain(kept) || kept.version !== VERSION) throw new Error("it is not of this version");
  const { switches, attempts } = kept;
  if (!isPlain(switches) || !Array.isArray(attempts)) throw new Error("a part is missing");
  const records = emptyRecords();
  for (const name of MAPS) {
    const list = kept[name];
    if (!Array.isArray(list)) throw new Error(`its ${name} are missing`);
    // the record's own type is what we wrote under this name
    const map: Map<string, unknown> = records[name];
    for (const record of list) {
      if (!Array.isArray(record) || typeof record[0] !== "string" || !isPlain(record[1])) throw new Error(`one of its ${name} is damaged`);
      map.set(record[0], record[1]);
    }
  }
  return { ...records, attempts, switches: { ...defaultSwitches(), ...switches } };
}

// a full disk must not keep a buyer from paying: the state in memory is right, and the next change is written again
function writeOrWarn(file: string, records: Records): void {
  try {
    write(file, records);
  } catch (error) {
    console.warn(`${file} cannot be written (${error instanceof Error ? error.message : error}). What Stripe's stand-in knows will be gone when it ends.`);
  }
}

/** Whole and at once: who reads the file sees the old state or the new one, never half of it. */
function write(file: string, records: Records): void {
  const maps = MAPS.map((name) => [name, [...records[name]]]);
  const kept = { version: VERSION, ...Object.fromEntries(maps), attempts: records.attempts, switches: records.switches };
  const draft = `${file}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  // the mode above counts only where the draft is new
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
