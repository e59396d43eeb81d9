import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { fulfil } from "../_shared/fulfil.ts";
import { runConcurrently } from "./run-concurrently.ts";

/** Ids of checked sessions, by outcome. Sessions in neither list weren't reached in time. */
interface Checked {
  checked: string[];
  failed: string[];
  repaired: number;
}

const AT_ONCE = 8;

/**
 * Asks the provider about sessions until `isOver`. A session that fails doesn't stop the others,
 * and is kept for a retry.
 */
export async function checkSessions(
  sessions: string[],
  isOver: (failures: number) => boolean,
): Promise<Checked> {
  const outcome: Checked = { checked: [], failed: [], repaired: 0 };
  const kinds = new Set<string>();
  await runConcurrently(sessions, AT_ONCE, async (session) => {
    if (isOver(outcome.failed.length)) return;
    try {
      const { news } = await fulfil(session, "sweep");
      if (news > 0) outcome.repaired += 1;
      outcome.checked.push(session);
    } catch (error) {
      kinds.add(getErrorKind(error));
      outcome.failed.push(session);
    }
  });
  const { checked, failed } = outcome;
  if (failed.length > 0)
    console.error(
      `stripe-reconcile: ${failed.length} sessions could not be checked (${[...kinds].join(", ")}). The next sweep tries again.`,
    );
  if (sessions.length > 0) await inDatabase("note_checked_sessions", { failed, checked });
  return outcome;
}
