import { inDatabase } from "../database.ts";
import { getErrorKind } from "../endpoint.ts";
import { settings } from "../settings.ts";
import { mailRecovery } from "./mail-recovery.ts";

const MAX_COUNT = 20;

/**
 * Repeats reminders that the mail service refused. Never rejects: what's wrong with a reminder must
 * not stop the sweep.
 */
export async function retryRecoveryMails(now: () => number, isOver: () => boolean): Promise<void> {
  if (!settings().recoveryMails) return;
  const wait = (error: unknown) => console.error(`A reminder has to wait: ${getErrorKind(error)}`);
  try {
    for (const session of await inDatabase<string[]>("due_recovery_mails", { most: MAX_COUNT })) {
      if (isOver()) break;
      await mailRecovery(session, now).catch(wait);
    }
  } catch (error) {
    wait(error);
  }
}
