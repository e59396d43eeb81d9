import type { Sql } from "postgres";
import { growing, type Table } from "./statements.ts";

const DAYS = 30;

/**
 * The values that must differ from copy to copy. No table has a column `of`: it makes PostgreSQL
 * compute these for each copy.
 */
const changes: Record<Table, string> = {
  "auth.users": "'id', account, 'email', account || '@example.com'",
  "auth.identities": "'id', gen_random_uuid(), 'user_id', account, 'provider_id', account",
  // Callers of the database use the account's id as their session's id.
  "auth.sessions": "'id', account, 'user_id', account",
  "auth.refresh_tokens":
    "'id', gen_random_uuid(), 'token', gen_random_uuid(), 'user_id', account, 'session_id', account",
  "auth.audit_log_entries": "'id', gen_random_uuid()",
  "private.payments": "'session_id', session, 'payment_intent', intent",
  "private.payment_facts": "'session_id', session, 'source', intent",
  "private.claims": "'session_id', session",
  "public.stripe_orders":
    "'id', gen_random_uuid(), 'checkout_session_id', session, 'user_id', account",
  "public.tracker_entries": "'user_id', account, 'day', program_day",
};

/**
 * Copies the rows of the only buyer in the database this many times, with notes for 30 days each.
 * Returns the accounts, and the bytes on disk per row, including indexes.
 */
export async function copyBuyer(
  sql: Sql,
  members: number,
): Promise<{ accounts: string[]; bytesPerRow: Record<Table, number> }> {
  const connection = await sql.reserve();
  try {
    // No triggers and no foreign key checks.
    await connection`set session_replication_role = replica`;
    await connection`create table copies as
      select gen_random_uuid()::text as account, 'cs_live_' || substr(md5(random()::text) || md5(random()::text), 1, 58) as session,
        'pi_' || substr(md5(random()::text), 1, 24) as intent
      from generate_series(1, ${members})`;
    for (const table of growing) {
      const days =
        table === "public.tracker_entries" ? `, generate_series(1, ${DAYS}) as program_day` : "";
      // Day after day, as members write them.
      const order = days ? "order by made.day, account" : "";
      const original = days
        ? `(select distinct on (field) * from ${table} where day > 0)`
        : `(select * from ${table} limit 1)`;
      const columns = await writableColumns(connection, table);
      await connection.unsafe(
        `insert into ${table} (${columns.join(", ")}) select ${columns.map((name) => `made.${name}`).join(", ")}
         from ${original} as original, copies${days}, lateral jsonb_populate_record(null::${table}, to_jsonb(original) || jsonb_build_object('of', account, ${changes[table]})) as made ${order}`,
      );
    }
    await connection`set session_replication_role = origin`;
  } finally {
    connection.release();
  }
  await sql.unsafe("vacuum analyze");
  const bytesPerRow: Partial<Record<Table, number>> = {};
  for (const table of growing) {
    const [row] = await sql.unsafe<[{ bytes: number }]>(
      `select pg_total_relation_size('${table}')::float / nullif(count(*), 0) as bytes from ${table}`,
    );
    bytesPerRow[table] = row.bytes;
  }
  const accounts = (await sql<{ account: string }[]>`select account from copies`).map(
    ({ account }) => account,
  );
  return { accounts, bytesPerRow: bytesPerRow as Record<Table, number> };
}

async function writableColumns(sql: Sql, table: Table): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
  return rows.map(({ name }) => name);
}
