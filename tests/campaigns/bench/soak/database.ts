import type { Sql } from "postgres";

/** The hours that the rows' times move back for each minute of a soak, so a day passes in eight. */
const HOURS_A_MINUTE = 3;

/** Rows that must not add up, with the columns that say how old they are. */
export const passing = {
  "private.attempts": ["at"],
  "private.beacons": ["minute"],
  "private.restore_tickets": ["expires_at"],
  "private.withdrawal_tickets": ["issued_at", "expires_at"],
  "private.sweeps": [],
  "private.failed_sessions": ["tried_at", "failed_since"],
  "private.unreported_payments": ["found_at"],
  "private.recovery_mails": [],
  "private.conversions": [],
  "private.erasures": [],
  "auth.flow_state": [],
} satisfies Record<string, string[]>;

/** One row for each purchase, neither more nor less. */
const perPurchase = ["private.payments", "private.payment_facts", "public.stripe_orders"];

export interface Rows {
  /** By the name of the table, for rows that must not add up. */
  passing: Record<string, number>;
  perPurchase: Record<string, number>;
  /** Orders with an owner. */
  owned: number;
  databaseBytes: number;
  connections: number;
  /** Connections with an open transaction. */
  busyConnections: number;
}

export async function countRows(sql: Sql): Promise<Rows> {
  const count = async (tables: string[]) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const [row] = await sql.unsafe<[{ rows: number }]>(
            `select count(*)::int as rows from ${table}`,
          );
          return [table, row.rows];
        }),
      ),
    );
  const [rest] = await sql<[Omit<Rows, "passing" | "perPurchase">]>`
    select pg_database_size(current_database())::float as "databaseBytes",
      (select count(*)::int from public.stripe_orders where user_id is not null) as owned,
      (select count(*)::int from pg_stat_activity as activity
        where datname = current_database() and application_name <> 'soak') as connections,
      (select count(*)::int from pg_stat_activity as activity
        where datname = current_database() and application_name <> 'soak' and xact_start is not null)
        as "busyConnections"`;
  return {
    ...rest,
    passing: await count(Object.keys(passing)),
    perPurchase: await count(perPurchase),
  };
}

/** Lets time pass for the rows that are forgotten after a while. */
export async function age(sql: Sql, minutes: number): Promise<void> {
  for (const [table, columns] of Object.entries(passing))
    if (columns.length > 0)
      await sql.unsafe(
        `update ${table} set ${columns
          .map((name) => `${name} = ${name} - interval '${HOURS_A_MINUTE * minutes} hours'`)
          .join(", ")}`,
      );
}
