import type { Sql } from "postgres";

/** Resolves once a connection waits for a lock, or, as without a lock, the work has ended. */
export async function waitsOrEnds(sql: Sql, work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void work.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const [row] = await sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (row?.waiting > 0) return;
  }
}
