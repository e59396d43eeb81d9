import type { Sql } from "postgres";
import type { SqlCode } from "../part.ts";

/** A function's body or a policy's expression, and how to put another one in its place. */
export interface SqlUnit {
  /** `private.status_of`, or `policy "members read their own orders"`. */
  name: string;
  source: string;
  /** The statement that replaces it. */
  statement(source: string): string;
}

/** The functions and policies of an area in the database. Throws for unknown ones. */
export async function readSqlUnits(
  sql: Sql,
  { functions, policiesOf }: SqlCode,
): Promise<SqlUnit[]> {
  const found = await readFunctions(sql, functions);
  const missing = functions.filter((name) => !found.some((unit) => unit.name === name));
  if (missing.length > 0) throw new Error(`The database has no function ${missing.join(", ")}.`);
  return [...found, ...(await readPolicies(sql, policiesOf))];
}

async function readFunctions(sql: Sql, names: string[]): Promise<SqlUnit[]> {
  const rows = await sql<{ name: string; body: string; definition: string }[]>`
    select namespace.nspname || '.' || proname as name, prosrc as body, pg_get_functiondef(proc.oid) as definition
    from pg_proc as proc join pg_namespace as namespace on namespace.oid = pronamespace
    where namespace.nspname || '.' || proname = any(${names}) order by name`;
  return rows.map(({ name, body, definition }) => ({
    name,
    source: body,
    statement: (source) => definition.replace(body, () => source),
  }));
}

async function readPolicies(sql: Sql, tables: string[]): Promise<SqlUnit[]> {
  const rows = await sql<{ policy: string; relation: string; expression: string }[]>`
    select policyname as policy, schemaname || '.' || tablename as relation, qual as expression
    from pg_policies where schemaname || '.' || tablename = any(${tables}) order by relation, policy`;
  return rows.map(({ policy, relation, expression }) => ({
    name: `policy "${policy}"`,
    source: expression,
    statement: (source) => `alter policy "${policy}" on ${relation} using (${source})`,
  }));
}
