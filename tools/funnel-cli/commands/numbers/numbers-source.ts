import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { numbersMessages } from "#compiler/diagnostics/messages/cli/numbers.ts";
import { UsageError } from "#tools/funnel-folder/usage-error.ts";

const SETTINGS = ".env.production.local";
const PORT = "5173";
const PATIENCE_MS = 15_000;

/** A backend that numbers can be read from. */
interface NumbersSource {
  address: string;
  key: string;
}

/**
 * The hosted project that `NUMBERS_FROM` names, or the embedded backend of `npm start`. Throws
 * `UsageError` if its key isn't there.
 */
export function numbersSource(environment: NodeJS.ProcessEnv = process.env): NumbersSource {
  const settings = existsSync(SETTINGS) ? parseEnv(readFileSync(SETTINGS, "utf8")) : {};
  const env = { ...settings, ...environment };
  if (env.NUMBERS_FROM) {
    const address = env.NUMBERS_FROM.replace(/\/+$/, "");
    if (!env.SUPABASE_SECRET_KEY) throw new UsageError(numbersMessages.noKey({ address }));
    return { address, key: env.SUPABASE_SECRET_KEY };
  }
  const folder = env.BACKEND_DATA || join(".data", "start");
  const keys = join(folder, "keys.json");
  if (!existsSync(keys)) throw new UsageError(numbersMessages.notStarted({ folder }));
  const { databaseKey } = JSON.parse(readFileSync(keys, "utf8"));
  return { address: `http://localhost:${env.PORT || PORT}`, key: databaseKey };
}

/** Calls a function of the database. Throws `UsageError` if it isn't answered. */
export async function callDatabase<T>(
  { address, key }: NumbersSource,
  name: "numbers_report" | "numbers_by" | "grant_numbers",
  args: Record<string, string | boolean>,
): Promise<T> {
  const response = await fetch(`${address}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new UsageError(numbersMessages.unreachable({ address }));
  });
  if (!response.ok)
    throw new UsageError(numbersMessages.refused({ address, status: response.status }));
  // The functions of our own database make nothing else.
  return (await response.json()) as T;
}
