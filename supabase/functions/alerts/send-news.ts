import type { Finding } from "#lib/health/rules.ts";
import { inDatabase } from "../_shared/database.ts";
import { kindOf } from "../_shared/endpoint.ts";
import { settings } from "../_shared/settings.ts";
import { alertMessage } from "./alert-message.ts";
import type { Channel } from "./channels.ts";
import type { News } from "./news.ts";

export type Outcome = "sent" | "failed";

/**
 * Sends everything that's new in one message, and records it afterwards. A process that ends in
 * between leaves it to a run after ten minutes, which sends it again.
 */
export async function sendNews(
  channel: Channel,
  news: News[],
  findings: Finding[],
): Promise<Outcome> {
  const isSent = await channel.send(alertMessage(news, findings, settings().SITE_URL)).then(
    () => true,
    (error: unknown) => {
      console.error(`alerts: the ${channel.name} was not sent: ${kindOf(error)}`);
      return false;
    },
  );
  await inDatabase("note_alerts", { news, is_sent: isSent });
  return isSent ? "sent" : "failed";
}
