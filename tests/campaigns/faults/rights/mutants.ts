import type { Sql } from "postgres";
import type { Cell } from "./cell.ts";
import { functionMutants } from "./function-mutants.ts";
import type { Mutant } from "./mutant.ts";

const ROLES = ["anon", "authenticated", "service_role"];
const VERBS = ["select", "insert", "update", "delete"];

/** Every rule that the API depends on, turned off or made wider, one at a time. */
export async function createMutants(sql: Sql): Promise<Mutant[]> {
  return [
    ...(await policyMutants(sql)),
    ...(await rowSecurityMutants(sql)),
    ...(await grantMutants(sql)),
    ...(await functionMutants(sql)),
  ];
}

interface Policy {
  name: string;
  table: string;
  kind: string;
  roles: string;
  using: string;
}

async function policyMutants(sql: Sql): Promise<Mutant[]> {
  const policies = await sql<Policy[]>`
    select quote_ident(policyname) as name, format('%I.%I', schemaname, tablename) as table,
      permissive as kind, array_to_string(roles, ', ') as roles, qual as using
    from pg_policies where schemaname = 'public' and cmd = 'SELECT' order by 2, 1`;
  return [...policies].flatMap(({ name, table, kind, roles, using }) => {
    const concerns = (cell: Cell) => cell.target === table && cell.verb === "select";
    return [
      {
        name: `without the policy ${name} on ${table}`,
        statement: `drop policy ${name} on ${table}`,
        undo: `create policy ${name} on ${table} as ${kind} for select to ${roles} using (${using})`,
        concerns,
      },
      {
        name: `with the policy ${name} on ${table} for every row`,
        statement: `alter policy ${name} on ${table} using (true)`,
        undo: `alter policy ${name} on ${table} using (${using})`,
        concerns,
      },
    ];
  });
}

async function rowSecurityMutants(sql: Sql): Promise<Mutant[]> {
  const tables = await sql<{ table: string }[]>`
    select format('%I.%I', nspname, relname) as table
    from pg_class join pg_namespace as n on n.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') order by 1`;
  return [...tables].map(({ table }) => ({
    name: `without row security on ${table}`,
    statement: `alter table ${table} disable row level security`,
    undo: `alter table ${table} enable row level security`,
    concerns: (cell) => cell.target === table && cell.verb === "select",
  }));
}

interface Grantable {
  /** As cells name it. */
  target: string;
  object: string;
  verb: string;
  role: string;
  isGranted: boolean;
}

/** The server passes row security: with a right to write, it would really change what's there. */
const KEEP_ROWS = `
  create schema of_mutants;
  create function of_mutants.keep_rows() returns trigger language plpgsql as 'begin return null; end'`;
const keepRows = (table: string) =>
  `create trigger keep_rows before insert or update or delete on ${table} for each row execute function of_mutants.keep_rows()`;

/** One right more for a role, or one less. */
async function grantMutants(sql: Sql): Promise<Mutant[]> {
  // A write to these views fails before PostgreSQL looks at rights: it makes no difference.
  const tables = await sql<Grantable[]>`
    select format('%I.%I', nspname, relname) as target, format('%I.%I', nspname, relname) as object,
      verb, role, has_table_privilege(role, r.oid, verb) as "isGranted"
    from pg_class as r join pg_namespace as n on n.oid = relnamespace
      cross join unnest(${VERBS}::text[]) as verb cross join unnest(${ROLES}::text[]) as role
    where nspname = 'public' and (relkind in ('r', 'p') or relkind = 'v' and verb = 'select')
    order by 1, 3, 4`;
  const functions = await sql<Grantable[]>`
    select 'public.' || regexp_replace(p.oid::regprocedure::text, '^.*\\.', '') as target,
      'function ' || p.oid::regprocedure as object, 'execute' as verb, role,
      has_function_privilege(role, p.oid, 'execute') as "isGranted"
    from pg_proc as p cross join unnest(${ROLES}::text[]) as role
    where pronamespace = 'public'::regnamespace order by 1, 4`;
  await sql.unsafe(KEEP_ROWS);
  return [...tables, ...functions].map(({ target, object, verb, role, isGranted }) => {
    const grant = `grant ${verb} on ${object} to ${role}`;
    const revoke = `revoke ${verb} on ${object} from ${role}`;
    const [name, opposite] = isGranted ? [revoke, grant] : [grant, revoke];
    const of = verb === "execute" ? "call" : verb;
    const isWrite = ["insert", "update", "delete"].includes(verb);
    return {
      name,
      statement: isWrite ? `${name}; ${keepRows(object)}` : name,
      undo: isWrite ? `${opposite}; drop trigger keep_rows on ${object}` : opposite,
      concerns: (cell) => cell.target === target && cell.verb === of,
    };
  });
}
