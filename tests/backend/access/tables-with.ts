import type { Sql } from "postgres";

/** Every table of every schema that has a text somewhere, in any column. */
export async function tablesWith(sql: Sql, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname !~ '^(pg_|information_schema$)' order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select exists (select from ${name} as t where strpos(lower(t::text), $1) > 0) as is_there`,
      [text],
    );
    if (row?.is_there) found.push(name);
  }
  return found;
}
