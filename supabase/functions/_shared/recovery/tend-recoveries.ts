import { inDatabase } from "../database.ts";
import { kindOf } from "../endpoint.ts";
import { settings } from "../settings.ts";
import { mailRecovery } from "./mail-recovery.ts";

const MOST = 20;

/** Repeats reminders that the mail service refused. */
export async function tendRecoveries(now: () => number, isOver: () => boolean): Promise<void> {
  if (!settings().recoveryMails) return;
  for (const session of await inDatabase<string[]>("due_recovery_mails", { most: MOST })) {
    if (isOver()) break;
    await mailRecovery(session, now).catch((error: unknown) =>
      console.error(`A reminder has to wait: ${kindOf(error)}`),
    );
  }
}
