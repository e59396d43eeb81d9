import type { Health } from "#rules/health/health.ts";
import { askOperations } from "./ask-operations.ts";
import { parseHealth } from "./parse-health.ts";

/** Reads the health of the shop. Rejects like `askOperations`, and if the answer can't be parsed. */
export async function readHealth(signal: AbortSignal): Promise<Health> {
  const health = parseHealth(await askOperations("read_health", {}, signal));
  if (!health) throw new Error("The health can't be parsed.");
  return health;
}
