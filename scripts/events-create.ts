import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { createTablesAt } from "#tools/ops/event-store/create-tables.ts";

const SETTINGS = ".env.production.local";
const KEEP_DAYS = 90;

/** Creates the tables in the ClickHouse that `EVENTS_URL` names. Running it again is harmless. */
const { EVENTS_URL, NUMBERS_KEEP_DAYS } = {
  ...(existsSync(SETTINGS) ? parseEnv(readFileSync(SETTINGS, "utf8")) : {}),
  ...process.env,
};

if (!EVENTS_URL || !URL.canParse(EVENTS_URL)) {
  console.error(
    `Set EVENTS_URL, in the shell or in ${SETTINGS}: https://<user>:<password>@<host>:8443/<database>. See docs/going-live.md.`,
  );
  process.exit(1);
}
const { host } = new URL(EVENTS_URL);
try {
  await createTablesAt(EVENTS_URL, Number(NUMBERS_KEEP_DAYS) || KEEP_DAYS);
  console.log(`The tables are in ${host}.`);
} catch (error) {
  // Its message could contain the password.
  const { code = "" } = error as { code?: string };
  console.error(`${host} didn't create the tables: ${code || "it can't be reached"}.`);
  process.exitCode = 1;
}
