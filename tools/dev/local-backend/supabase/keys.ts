import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readIfThere } from "../data-folder/read-or-set-aside.ts";
import { writeFileAtomic } from "../data-folder/write-file-atomic.ts";

/** The secrets of this machine. The public client key isn't secret and is in `.env`. */
export interface Keys {
  jwtSecret: string;
  databaseKey: string;
  stripeKey: string;
  webhookSecret: string;
  claimSecret: string;
  sweepSecret: string;
  mailKey: string;
}

/** The keys can't be read. No new ones may be created: purchases and sessions depend on them. */
export class KeysUnreadable extends Error {
  override name = "KeysUnreadable";
}

const random = () => randomBytes(32).toString("base64url");

const makers: Record<keyof Keys, () => string> = {
  jwtSecret: random,
  databaseKey: () => `sb_secret_${random()}`,
  stripeKey: () => `sk_test_${random()}`,
  webhookSecret: () => `whsec_${random()}`,
  claimSecret: random,
  sweepSecret: random,
  mailKey: random,
};
const names = Object.keys(makers) as (keyof Keys)[];

/**
 * The secrets of a data folder, created on first use. A missing one is added and saved. Throws
 * `KeysUnreadable`.
 */
export function readKeys(folder: string): Keys {
  const file = join(folder, "keys.json");
  const text = readIfThere(file);
  const found = text === undefined ? {} : parseKeys(file, text);
  const missing = names.filter((name) => !isSecret(found[name]));
  const keys = {
    ...found,
    ...Object.fromEntries(missing.map((name) => [name, makers[name]()])),
  } as unknown as Keys;
  if (missing.length === 0) return keys;

  writeFileAtomic(file, JSON.stringify(keys, null, 2));
  if (text !== undefined) console.warn(`${file} had no ${missing.join(", ")}. Added.`);
  return keys;
}

function parseKeys(file: string, text: string): Record<string, unknown> {
  const found = parseObject(text);
  // Another program's file must not get our keys.
  if (found && names.some((name) => name in found)) return found;
  throw new KeysUnreadable(
    `${file} doesn't hold the keys of this backend. It was left as it is. Repair it, or restore it from a copy. ` +
      "If you have no copy, rename it, and the next start makes new keys: accounts and orders stay, " +
      'members sign in again, and buyers who have no account yet get in with "Find my purchase".',
  );
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** "undefined" is what a missing value becomes in an environment: a secret that everybody knows. */
function isSecret(value: unknown): boolean {
  return typeof value === "string" && !["", "undefined", "null"].includes(value.trim());
}
