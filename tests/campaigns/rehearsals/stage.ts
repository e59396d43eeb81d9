import postgres from "postgres";
import { createHealth } from "../../backend/alerts/health.fixtures.ts";
import { createRights } from "../../backend/rights/rights.fixtures.ts";
import { keys } from "../../backend/support/environment.ts";
import { MIGRATED } from "../../backend/support/migrated-cluster.ts";
import { HOOK_URL, openOutside } from "../../backend/support/outside.ts";
import { startTestBackend } from "../../backend/support/start-test-backend.ts";
import { createDatabase } from "./database.ts";

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface Options {
  /** The URL of a cluster with a migrated database. */
  cluster: string;
  name: string;
  providerClockMs: number;
  print(line: string): void;
}

/** A check of the rehearsal didn't hold. */
export class NotAsExpected extends Error {
  override name = "NotAsExpected";
}

/** A shop on a PostgreSQL, its people, and its operator, for one bad day. */
export async function openStage({ cluster, name, providerClockMs, print }: Options) {
  const database = await createDatabase(cluster, name.replaceAll("-", "_"), MIGRATED);
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  const outside = openOutside();
  const begins = Date.now() + providerClockMs;
  const testBackend = await startTestBackend(
    { sql, url: database.url },
    { begins, others: outside.others },
  );
  const rights = createRights(testBackend);
  const time = createHealth(sql);
  process.env.ALERT_WEBHOOK_URL = HOOK_URL;

  const stage = {
    ...{ shop: testBackend, outside, database, sql },
    ...rights,
    ...time,
    /** Says what is checked, and ends the rehearsal if it isn't so. */
    check(what: string, isSo: boolean): void {
      if (!isSo) throw new NotAsExpected(what);
      print(`✓ ${what}`);
    },
    step: (what: string) => print(`→ ${what}`),
    /** Runs the job of the alerts. Returns the first lines of what reached the chat. */
    async alerts(): Promise<string[]> {
      await testBackend.settle();
      await testBackend.call(
        "alerts",
        {},
        { headers: { authorization: `Bearer ${keys.sweepSecret}` } },
      );
      return outside.posts.splice(0).map((text) => text.split("\n")[0] ?? "");
    },
    /** True if the alert about a subject comes now. */
    async isAlerted(subject: string): Promise<boolean> {
      const lines = await stage.alerts();
      return lines.some((line) => line.startsWith("Alert:") && line.includes(subject));
    },
    /** True if all is well after some hours, and the next visitor can buy. */
    async isFineAfter(hours: number): Promise<boolean> {
      await time.advanceHours(hours);
      await testBackend.switches({ drop: "false" });
      const next = await testBackend.buyPlan();
      await testBackend.settle();
      await testBackend.sweep();
      await stage.alerts();
      const { alerts } = await time.health();
      return alerts.length === 0 && (await stage.areOrders([next], "completed"));
    },
    /** True if each of these purchases has one order in this state. */
    async areOrders(purchases: { sessionId: string }[], status: string): Promise<boolean> {
      const found = await Promise.all(
        purchases.map(({ sessionId }) => testBackend.orders(sessionId)),
      );
      return found.every((orders) => orders.join() === status);
    },
    async close(): Promise<void> {
      await testBackend.close();
      await sql.end();
      database.remove();
    },
  };
  // A shop in which the jobs run, before anything happens.
  await testBackend.sweep();
  await stage.alerts();
  return stage;
}
