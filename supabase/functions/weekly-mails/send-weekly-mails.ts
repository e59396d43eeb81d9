import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { type Week, weekly } from "../_shared/mails/weekly.ts";
import { randomSecret, sha256 } from "../_shared/secrets.ts";
import { MailRefused, sendMail } from "../_shared/send-mail.ts";
import { settings } from "../_shared/settings.ts";

/** An edge function is stopped after 150 seconds. */
const BUDGET_MS = 100_000;
const MAX_COUNT = 200;

type Begun = Week & { to: string; attempt: number };

/**
 * Sends the mails that are due, one after the other, and resolves to how many were sent. Any number
 * of runs, at once or after a crash, send a member one mail a week: the database gives the
 * permission away before the mail is sent.
 */
export async function sendWeeklyMails(now: () => number): Promise<number> {
  const begun = now();
  const on_day = new Date(begun).toISOString().slice(0, 10);
  let sent = 0;
  for (const account of await inDatabase<string[]>("due_weekly_mails", {
    most: MAX_COUNT,
    on_day,
  })) {
    if (now() >= begun + BUDGET_MS) break;
    if (await mailWeek(account, on_day)) sent += 1;
  }
  return sent;
}

async function mailWeek(account: string, on_day: string): Promise<boolean> {
  const secret = randomSecret();
  const token_hash = await sha256(secret);
  const due = await inDatabase<Begun | null>("begin_weekly_mail", { account, token_hash, on_day });
  if (!due) return false;
  const { to, monday, attempt } = due;
  const { SITE_URL: site, SUPABASE_URL } = settings();
  const mail = weekly.write({
    ...due,
    site,
    // Not sent to the server, and in no log of it.
    stop: `${site}/unsubscribe#mail=${secret}`,
    stopNow: `${SUPABASE_URL}/functions/v1/unsubscribe/${secret}`,
  });
  const outcome = await sendMail(to, mail, `weekly-${account}-${monday}-${attempt}`).then(
    () => "sent",
    (error: unknown) => {
      console.error(`A weekly mail was not sent: ${getErrorKind(error)}`);
      // Without an answer, it may have been sent. Then it isn't sent again.
      return error instanceof MailRefused ? "refused" : "unknown";
    },
  );
  await inDatabase("note_weekly_mail", { account, monday, attempt, outcome });
  return outcome === "sent";
}
