import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { numbersMessages } from "#compiler/diagnostics/messages/cli/numbers.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { StoredGroups, StoredReport } from "./stored-report.ts";

const SETTINGS = ".env.production.local";
const PORT = "5173";
const TIMEOUT_MS = 15_000;

/** A backend that numbers can be read from. */
interface NumbersSource {
  address: string;
  key: string;
}

/** As 2026-01-31, both included. */
interface Days {
  from: string;
  to: string;
}

/**
 * The hosted project that `NUMBERS_FROM` names, or the embedded backend of `npm start`. Throws
 * `UsageError` if its key isn't there.
 */
export function numbersSource(environment: NodeJS.ProcessEnv = process.env): NumbersSource {
  return openHosted(environment) ?? openEmbedded(withSettings(environment));
}

/**
 * The hosted project that `NUMBERS_FROM` names; undefined if it isn't set. Throws `UsageError` if
 * its key isn't there.
 */
export function openHosted(
  environment: NodeJS.ProcessEnv = process.env,
): NumbersSource | undefined {
  const { NUMBERS_FROM, SUPABASE_SECRET_KEY: key } = withSettings(environment);
  if (!NUMBERS_FROM) return undefined;
  const address = NUMBERS_FROM.replace(/\/+$/, "");
  if (!key) throw new UsageError(numbersMessages.noKey({ address }));
  return { address, key };
}

function openEmbedded(env: NodeJS.ProcessEnv): NumbersSource {
  const folder = env.BACKEND_DATA || join(".data", "start");
  const keys = join(folder, "keys.json");
  if (!existsSync(keys)) throw new UsageError(numbersMessages.notStarted({ folder }));
  const { databaseKey } = JSON.parse(readFileSync(keys, "utf8"));
  return { address: `http://localhost:${env.PORT || PORT}`, key: databaseKey };
}

const withSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(existsSync(SETTINGS) ? parseEnv(readFileSync(SETTINGS, "utf8")) : {}),
  ...environment,
});

/** The numbers of visitors between two days. Throws `UsageError` if the backend doesn't say. */
export const readNumbers = (source: NumbersSource, days: Days): Promise<StoredReport> =>
  ask(source, `functions/v1/numbers?${new URLSearchParams({ ...days })}`);

/** The same by group. Throws `UsageError` if the backend doesn't say. */
export const readGroups = (
  source: NumbersSource,
  days: Days,
  by: "arm" | "source" | "version",
): Promise<StoredGroups> =>
  ask(source, `functions/v1/numbers?${new URLSearchParams({ ...days, by })}`);

/** Calls a function of the database. Throws `UsageError` if it isn't answered. */
export const callDatabase = <T>(
  source: NumbersSource,
  name: "account_since" | "grant_numbers" | "grant_operations",
  args: Record<string, string | boolean>,
): Promise<T> =>
  ask(source, `rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(args),
  });

async function ask<T>(
  { address, key }: NumbersSource,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<T> {
  const response = await fetch(`${address}/${path}`, {
    ...init,
    headers: { apikey: key, Authorization: `Bearer ${key}`, ...init.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new UsageError(numbersMessages.unreachable({ address }));
  });
  if (!response.ok)
    throw new UsageError(numbersMessages.refused({ address, status: response.status }));
  // The functions of our own backend make nothing else.
  return (await response.json()) as T;
}
