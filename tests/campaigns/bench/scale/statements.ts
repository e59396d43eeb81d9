import type { Sql } from "postgres";

/** PostgreSQL's work since the last time. */
export interface Work {
  /** Sent by a client, and run by functions, triggers, and policies on their behalf. */
  statements: number;
  rowsWritten: number;
  /** Time that the database spent on them. */
  databaseMs: number;
  walBytes: number;
}

/**
 * PostgreSQL needs these settings before it starts, to count statements. Unlike in tests, it writes
 * like a database with real data.
 */
export const COUNTING = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track": "all",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  autovacuum: "on",
};

const WRITING = "^\\s*(--[^\n]*\\n\\s*)*(insert|update|delete)";
/**
 * The statements of the embedded auth service name its tables this way. Ours don't use quotation
 * marks.
 */
const OF_AUTH_SERVICE = '"auth"\\."';

/** Counts statements. `which` selects only those of the auth service, or excludes them. */
export async function countStatements(
  sql: Sql,
): Promise<{ take(which?: "all" | "auth"): Promise<Work>; reset(): Promise<void> }> {
  await sql`create extension if not exists pg_stat_statements`;
  return {
    async take(which = "all") {
      const [row] = await sql<[{ statements: number; rows: number; ms: number; wal: number }]>`
        select coalesce(sum(calls), 0)::int as statements, coalesce(sum(rows) filter (where query ~* ${WRITING}), 0)::int as rows,
          coalesce(sum(total_exec_time) filter (where toplevel), 0)::float as ms, coalesce(sum(wal_bytes) filter (where toplevel), 0)::float as wal
        from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and query !~ 'pg_stat_statements' and (${which} = 'all' or (toplevel and query ~ ${OF_AUTH_SERVICE}))`;
      return {
        statements: row.statements,
        rowsWritten: row.rows,
        databaseMs: row.ms,
        walBytes: row.wal,
      };
    },
    async reset() {
      await sql`select pg_stat_statements_reset()`;
    },
  };
}

/** Tables that grow with buyers and members. */
export const growing = [
  "auth.users",
  "auth.identities",
  "auth.sessions",
  "auth.refresh_tokens",
  "auth.audit_log_entries",
  "private.payments",
  "private.payment_facts",
  "private.claims",
  "public.stripe_orders",
  "public.tracker_entries",
] as const;
export type Table = (typeof growing)[number];

export async function countRows(sql: Sql): Promise<Record<Table, number>> {
  const counts = growing.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  const [row] = await sql.unsafe<[Record<Table, number>]>(`select ${counts.join(", ")}`);
  return { ...row };
}
