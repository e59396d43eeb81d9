import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { hasSweepSecret } from "../_shared/secrets.ts";
import { sendWeeklyMails } from "./send-weekly-mails.ts";

/**
 * Sends the mails of the coming week that are due. Called every ten minutes on Sundays, and on
 * Mondays for those that are late, with the sweep secret. Returns how many were sent.
 */
export default endpoint({
  most: 2048,
  failed: "Not all mails were sent. The next run goes on.",
  async answer(_, request) {
    if (!(await hasSweepSecret(request))) throw new Refusal(401, "This needs the sweep secret.");
    return { sent: await sendWeeklyMails(() => Date.now()) };
  },
});
