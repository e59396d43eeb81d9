import type { Health } from "#rules/health/health.ts";
import { checkHealth } from "#rules/health/rules.ts";
import { DatabaseError, inDatabase } from "../_shared/database.ts";
import type { AlertUpdate } from "./alert-update.ts";
import { channels } from "./channels.ts";
import { checkSite } from "./check-site.ts";
import { exportGauges } from "./export-gauges.ts";
import { type Outcome, sendUpdates } from "./send-updates.ts";
import { reportReachable, reportUnreachable } from "./unreachable.ts";

export interface WatchReport {
  /** The names of the rules that break. */
  broken: string[];
  /** The outcome of the news on each channel; empty if there's none. */
  sent: Record<string, Outcome>;
}

/** Checks everything once, and sends what's new. */
export async function watch(now: () => number): Promise<WatchReport> {
  try {
    const report = await checkAndSend(now);
    await reportReachable();
    return report;
  } catch (error) {
    if (error instanceof DatabaseError) await reportUnreachable(now());
    throw error;
  }
}

async function checkAndSend(now: () => number): Promise<WatchReport> {
  const before = await inDatabase<Health>("current_health");
  const siteCheck = await checkSite(before.look, now);
  const health = { ...before, look: { ...siteCheck, at: before.at } };
  const findings = checkHealth(health);
  const broken = findings.map(({ rule }) => rule.name);
  exportGauges(health, broken, now());
  const open = channels();
  const news = await inDatabase<AlertUpdate[]>("begin_alerts", {
    broken,
    channels: open.map(({ name }) => name),
  });
  const sent = await Promise.all(
    open.map(async (channel) => {
      const own = news.filter((one) => one.channel === channel.name);
      return own.length === 0 ? [] : [[channel.name, await sendUpdates(channel, own, findings)]];
    }),
  );
  // Comes last: the heartbeat asks for runs that got to their end.
  await inDatabase("note_job", { job: "look", report: siteCheck });
  return { broken, sent: Object.fromEntries(sent.flat()) };
}
