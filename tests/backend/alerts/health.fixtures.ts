import type { Sql } from "postgres";
import type { Health } from "#rules/health/health.ts";

/** The operator's database functions, and a way to advance the time by hours. */
export function createHealth(sql: Sql) {
  return {
    async health(): Promise<Health> {
      const [row] = await sql<{ health: Health }[]>`select public.current_health() as health`;
      return row!.health;
    },
    /** Counts something in this hour. */
    count: (area: string, kind: string, count = 1) =>
      sql`select public.note_counts(${sql.json([{ area, kind, count }])})`,
    /** As if everything that was counted and reported had happened so many hours before. */
    async advanceHours(hours: number): Promise<void> {
      const span = sql`${hours} * interval '1 hour'`;
      await sql`update private.hourly_counts set hour = hour - ${span}, last_at = last_at - ${span}`;
      await sql`update private.unreported_payments set found_at = found_at - ${span}`;
      await sql`update private.job_reports set at = at - ${span}`;
      await sql`update private.broken_rules set since = since - ${span}, seen_at = seen_at - ${span}`;
      await sql`update private.sent_alerts set sending_since = sending_since - ${span}, sent_at = sent_at - ${span}`;
    },
  };
}
