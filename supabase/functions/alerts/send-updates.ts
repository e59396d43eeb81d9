import type { Finding } from "#rules/health/rules.ts";
import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { operatorAlert } from "../_shared/mails/operator-alert.ts";
import { settings } from "../_shared/settings.ts";
import type { AlertUpdate } from "./alert-update.ts";
import type { Channel } from "./channels.ts";

export type Outcome = "sent" | "failed";

/**
 * Sends everything that's new in one message, and records it afterwards. A process that ends in
 * between leaves it to a run after ten minutes, which sends it again.
 */
export async function sendUpdates(
  channel: Channel,
  news: AlertUpdate[],
  findings: Finding[],
): Promise<Outcome> {
  const alert = operatorAlert.write({ news, findings, site: settings().SITE_URL });
  const isSent = await channel.send(alert).then(
    () => true,
    (error: unknown) => {
      console.error(`alerts: the ${channel.name} was not sent: ${getErrorKind(error)}`);
      return false;
    },
  );
  await inDatabase("note_alerts", { news, is_sent: isSent });
  return isSent ? "sent" : "failed";
}
