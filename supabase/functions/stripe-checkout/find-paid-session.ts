import { lookUpSession, type SessionState } from "../_shared/look-up-session.ts";
import { isSessionId } from "../_shared/provider.ts";

/** As many as a browser remembers. */
const MAX_COUNT = 6;

/**
 * The first of the sessions, separated by spaces, that is paid or being paid and has no account yet.
 * Browsers send those that they couldn't check. Rejects if they can't be checked here either: a new
 * payment could be a second one.
 */
export async function findPaidSession(
  unverified: string,
  client: string,
): Promise<string | undefined> {
  const ids = unverified.split(" ").filter(isSessionId).slice(0, MAX_COUNT);
  const states = await Promise.all(ids.map((id) => lookUpSession(id, client)));
  const waitsForItsBuyer = (found: SessionState | undefined) =>
    found?.state === "processing" || (found?.state === "paid" && !found.owned);
  return ids[states.findIndex(waitsForItsBuyer)];
}
