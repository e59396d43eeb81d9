import { endpoint } from "../_shared/endpoint.ts";
import { sendWeeklyMails } from "./send-weekly-mails.ts";

/**
 * Sends the mails of the coming week that are due. Called every ten minutes on Sundays, and on
 * Mondays for those that are late, with the sweep secret. Returns how many were sent.
 */
export default endpoint({
  caller: "scheduler",
  maxBodyBytes: 2048,
  failed: "Not all mails were sent. The next run goes on.",
  async answer() {
    return { sent: await sendWeeklyMails(() => Date.now()) };
  },
});
