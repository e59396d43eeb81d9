import { getErrorKind } from "../_shared/endpoint.ts";
import { operatorDatabaseDown } from "../_shared/mails/operator-database-down.ts";
import { operatorDatabaseUp } from "../_shared/mails/operator-database-up.ts";
import { settings } from "../_shared/settings.ts";
import { channels, type Message } from "./channels.ts";

const HOUR_MS = 3_600_000;
const HOUR_LENGTH = "2026-01-31T08".length;

/**
 * When this process reported it, in milliseconds since 1970. Without a database, there's no other place
 * to remember it.
 */
let reportedAt: number | undefined;
/** The number of outages that this process has seen the end of: the next one is another. */
let recoveries = 0;

/** Reports that the database can't be reached or written, at most once an hour. */
export async function reportUnreachable(now: number): Promise<void> {
  if (reportedAt !== undefined && now - reportedAt < HOUR_MS) return;
  reportedAt = now;
  const hour = new Date(now).toISOString().slice(0, HOUR_LENGTH);
  await sendAll({
    ...operatorDatabaseDown.write({}),
    // Other processes don't know of this one.
    key: `alerts-database-${hour}-${recoveries}`,
  });
}

/** Reports that it's back, if this process reported that it was gone. */
export async function reportReachable(): Promise<void> {
  if (reportedAt === undefined) return;
  reportedAt = undefined;
  recoveries += 1;
  await sendAll(operatorDatabaseUp.write({ site: settings().SITE_URL }));
}

async function sendAll(message: Message): Promise<void> {
  for (const { name, send } of channels())
    await send(message).catch((error: unknown) =>
      console.error(`alerts: the ${name} was not sent: ${getErrorKind(error)}`),
    );
}
