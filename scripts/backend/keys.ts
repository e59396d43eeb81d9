import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What must stay secret on this machine. The public client key is no secret and stands in `.env`. */
export interface Keys {
  jwtSecret: string;
  databaseKey: string;
  stripeKey: string;
  webhookSecret: string;
  claimSecret: string;
  sweepSecret: string;
  mailKey: string;
}

const random = () => randomBytes(32).toString("base64url");

/** The secrets of a data folder, made on its first use. */
export function keysIn(folder: string): Keys {
  const file = join(folder, "keys.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const keys: Keys = {
    jwtSecret: random(),
    databaseKey: `sb_secret_${random()}`,
    stripeKey: `sk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
    claimSecret: random(),
    sweepSecret: random(),
    mailKey: random(),
  };
  mkdirSync(folder, { recursive: true });
  // whole or not at all, whatever stops the process
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}
