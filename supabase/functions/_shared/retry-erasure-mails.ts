import { inDatabase } from "./database.ts";
import { getErrorKind } from "./endpoint.ts";
import { accountErased, type Erasure } from "./mails/account-erased.ts";
import { sendMail } from "./send-mail.ts";
import { settings } from "./settings.ts";

const MAX_COUNT = 20;

/** Repeats mails about erased accounts that didn't work. */
export async function retryErasureMails(isOver: () => boolean): Promise<void> {
  for (const erasure of await inDatabase<string[]>("due_erasure_mails", { most: MAX_COUNT })) {
    if (isOver()) break;
    await mailErasure(erasure);
  }
}

/** Mails what was erased and what is kept, once. Rejects if the database can't be reached. */
export async function mailErasure(erasure: string): Promise<void> {
  const due = await inDatabase<(Erasure & { to: string }) | null>("begin_erasure_mail", {
    erasure,
  });
  if (!due) return;
  const mail = accountErased.write({ ...due, site: settings().SITE_URL });
  const sent = await sendMail(due.to, mail, `erasure-${erasure}`).then(
    () => true,
    (error: unknown) => {
      console.error(`The mail about an erased account was not sent: ${getErrorKind(error)}`);
      return false;
    },
  );
  await inDatabase("note_erasure_mail", { erasure, sent });
}
