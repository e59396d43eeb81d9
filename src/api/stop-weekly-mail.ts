import { withTimeout } from "#lib/with-timeout.ts";
import { callFunction } from "./client/call-function.ts";
import { NOT_FOUND } from "./client/status.ts";

const TIMEOUT_MS = 15_000;

/**
 * Stops the weekly mail with the secret of one of its links. Doing it again changes nothing. Rejects
 * if there's no answer.
 */
export async function stopWeeklyMailOf(secret: string): Promise<"stopped" | "unknown"> {
  const { ok, status } = await withTimeout(TIMEOUT_MS, (signal) =>
    callFunction(`unsubscribe/${secret}`, { from: "page" }, signal),
  );
  if (ok) return "stopped";
  if (status === NOT_FOUND) return "unknown";
  throw new Error(`Stopping the weekly mail: ${status}.`);
}
