import { vi } from "vitest";
import { keys } from "../support/environment.ts";
import { HOOK_URL, type Outside } from "../support/outside.ts";
import type { TestBackend } from "../support/start-test-backend.ts";
import { createHealth } from "./health.fixtures.ts";

/** The job that sends alerts, in a shop with this world outside. */
export function createAlerts(testBackend: TestBackend, outside: Outside) {
  const { sql, mails } = testBackend;
  const time = createHealth(sql);
  const run = (headers: Record<string, string> = { authorization: `Bearer ${keys.sweepSecret}` }) =>
    testBackend.call("alerts", {}, { headers });
  return {
    ...time,
    run,
    /** The site answers with an error until it's `200` again. A rule breaks at the second miss. */
    async loseSite(): Promise<void> {
      outside.siteStatus = 503;
      await run();
    },
    subjects: () => mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`),
    firstLines: () => outside.posts.splice(0).map((text) => text.split("\n")[0]),
    /** A shop in which nothing has happened, a moment after a sweep. */
    async startOver(): Promise<void> {
      vi.stubEnv("ALERT_WEBHOOK_URL", HOOK_URL);
      outside.recover();
      await testBackend.settle();
      for (const table of [
        "hourly_counts",
        "unreported_payments",
        "job_reports",
        "broken_rules",
        "sent_alerts",
      ])
        await sql.unsafe(`delete from private.${table}`);
      await sql`select public.note_job('sweep', '{"looked": 0, "repaired": 0, "failed": 0}')`;
      mails.length = 0;
      outside.posts.length = 0;
    },
  };
}
