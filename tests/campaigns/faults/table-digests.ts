import type { Sql } from "postgres";

/** A digest of each table with all of its rows, by name. */
export type Digests = Map<string, string>;

/**
 * Reads every table that holds anything of ours, and accounts. Not the counts by hour: real events
 * are counted after their answers, at any time.
 */
export async function tableDigests(sql: Sql): Promise<Digests> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'auth') and tablename <> 'hourly_counts' order by name`;
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(each::text, chr(10) order by each::text)), '') as digest from ${name} as each`,
  );
  const rows = await sql.unsafe<{ name: string; digest: string }[]>(digests.join(" union all "));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables that are no longer the same. */
export function findChangedTables(before: Digests, after: Digests): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
