import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";

const AT_ONCE = 500;

/**
 * Ends sessions of accounts that are old, or aren't used any more. The next sweep ends what is
 * left. Never rejects: no payment waits for it.
 */
export async function endOldSessions(): Promise<void> {
  await inDatabase("end_old_sessions", { most: AT_ONCE }).catch((error: unknown) =>
    console.warn(`Old sessions are still open: ${getErrorKind(error)}`),
  );
}
