import type { Sql } from "postgres";
import {
  expectedAccess,
  type Identity,
  identities,
  type Outcome,
} from "../../../backend/access/access.ts";
import { type Answered, type Ask, ask } from "./ask.ts";
import type { Cell, Scene, Verb } from "./cell.ts";
import { type Caller, isListed, type Person, people, strangers } from "./people.ts";

interface Relation {
  name: string;
  column: string;
  isOwned: boolean;
}

/** All tables and views of a schema, from the catalog. */
export const listRelations = (sql: Sql, schema: "public" | "private") => sql<Relation[]>`
  select relname as name, attname as column, exists (
      select from pg_attribute where attrelid = relations.oid and attname = 'user_id' and not attisdropped
    ) as "isOwned"
  from pg_class as relations join pg_attribute on attrelid = relations.oid and attnum = 1
  where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
  order by relname`;

/** Every person, with every verb, at every table and view that the API serves. */
export async function tableCells(sql: Sql, { origin, callers }: Scene): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const relation of await listRelations(sql, "public"))
    for (const person of people)
      for (const [name, verb, request] of createRequests(relation, person, callers))
        cells.push({
          name: `${person} ${name}`,
          target: `public.${relation.name}`,
          verb,
          wanted: expectOutcome(relation, person, verb),
          findOutcome: async () => toOutcome(await ask(origin, callers[person], request)),
        });
  return cells;
}

/** All rows, and if they have owners, people's own rows and those of others. */
function createRequests(
  { name, column, isOwned }: Relation,
  person: Person,
  callers: Record<Person, Caller>,
): [string, Verb, Ask][] {
  const path = `/rest/v1/${name}`;
  const a = callers["the owner of A"].account;
  const b = callers["the owner of B"].account;
  const own = callers[person].account ?? a;
  const foreign = own === a ? b : a;
  // A filter needs the right to read: without one, only the right to write counts.
  const owners = { all: undefined, ...(isOwned && { "their own": own, "another's": foreign }) };
  return [
    [`reads ${name}`, "select", { method: "GET", path }],
    ...Object.entries(owners).flatMap(([whose, owner]): [string, Verb, Ask][] => {
      const rows = owner ? `${path}?user_id=eq.${owner}` : path;
      const body = owner ? { user_id: owner } : { [column]: null };
      return [
        [`inserts ${whose} ${name}`, "insert", { method: "POST", path, body }],
        [`updates ${whose} ${name}`, "update", { method: "PATCH", path: rows, body }],
        [`deletes ${whose} ${name}`, "delete", { method: "DELETE", path: rows }],
      ];
    }),
  ];
}

/** From the table of expectations that the database's own tests have, too. */
function expectOutcome({ name, isOwned }: Relation, person: Person, verb: Verb): string {
  if (isListed(strangers, person)) return "not let in";
  const expected = expectedAccess.tables[`public.${name}`];
  if (!expected) return "a line in tests/backend/access/access.ts";
  if (isListed(identities, person)) return asText(expected[person as Identity][verb]);
  const before = person === "an operator after signing out" ? "an operator" : "the owner of A";
  const open = asText(expected[before][verb]);
  // Operators own no rows, so that none asks for the session.
  if (verb !== "select" || open === "refused" || (isOwned && before === "an operator")) return open;
  return "error PT401";
}

/** However many rows have the same name: the server opens and closes days while this row runs. */
const asText = (outcome: Outcome): string =>
  Array.isArray(outcome) ? `sees ${[...new Set(outcome)].join(", ") || "nothing"}` : outcome;

function toOutcome(answered: Answered): string {
  if ("error" in answered) return answered.error;
  if (!Array.isArray(answered.body)) return "done";
  return asText(answered.body.map(toRowLabel).toSorted());
}

/** As the database's own tests name rows. */
const toRowLabel = (row: Record<string, unknown>): string =>
  String(row.checkout_session_id ?? row.session_id ?? row.value ?? row.name ?? row.id ?? "a row");
