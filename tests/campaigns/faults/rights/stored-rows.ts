import type { Sql } from "postgres";

/** Every row of ours and of accounts, each as `table {…}`. Without the counts by hour, which come later. */
export async function listStoredRows(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth') and tablename <> 'hourly_counts'`;
  const reads = tables.map(
    ({ name }) => `select '${name} ' || to_jsonb(each)::text as text from ${name} as each`,
  );
  const rows = await sql.unsafe<{ text: string }[]>(reads.join(" union all "));
  return rows.map(({ text }) => text);
}

/** The tables with new, changed, or deleted rows that mention none of the marks of one member. */
export function rowsOfOthers(marks: string[], before: string[], after: string[]): string[] {
  const [earlier, later] = [new Set(before), new Set(after)];
  const changed = [
    ...before.filter((row) => !later.has(row)),
    ...after.filter((row) => !earlier.has(row)),
  ];
  const foreign = changed.filter((row) => !marks.some((mark) => row.includes(mark)));
  return [...new Set(foreign.map((row) => row.slice(0, row.indexOf(" "))))].toSorted();
}
