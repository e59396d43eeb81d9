import type { Sql } from "postgres";
import { callableFunctions } from "../../../backend/access/callable-functions.ts";
import { ask } from "./ask.ts";
import type { Cell, Scene } from "./cell.ts";
import { memberCalls } from "./member-calls.ts";
import { isListed, leavers, type Person, people, strangers } from "./people.ts";

interface Signature {
  /** As in `callable-functions.ts`. */
  name: string;
  called: string;
  parameters: string[];
}

/** Every person, at every function that the API serves. */
export async function functionCells(sql: Sql, scene: Scene): Promise<Cell[]> {
  const signatures = await sql<Signature[]>`
    select 'public.' || regexp_replace(oid::regprocedure::text, '^.*\\.', '') as name,
      proname as called, coalesce(proargnames[1:pronargs], '{}') as parameters
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`;
  const orderOfA = await findOrderId(sql, "A");
  return [...signatures].flatMap((signature) => {
    const callers = callableFunctions[signature.name];
    const call = memberCalls(orderOfA)[signature.name];
    return people.map((person): Cell => {
      const body = call?.args ?? createNullArguments(signature);
      return {
        name: `${person} calls ${signature.called}`,
        target: signature.name,
        verb: "call",
        wanted: callers
          ? expectOutcome(signature.name, person, callers)
          : "a line in tests/backend",
        async findOutcome() {
          const path = `/rest/v1/rpc/${signature.called}`;
          const answered = await ask(scene.origin, scene.callers[person], {
            method: "POST",
            path,
            body,
          });
          if (call) return "error" in answered ? answered.error : call.toLabel(answered.body);
          return "error" in answered && isRefusal(answered.error) ? answered.error : "reached";
        },
      };
    });
  });

  function expectOutcome(name: string, person: Person, callers: string[]): string {
    if (isListed(strangers, person)) return "not let in";
    const role = person === "the server" ? "service_role" : toRole(person);
    if (!callers.includes(role)) return "refused";
    const call = memberCalls(orderOfA)[name];
    if (!call) return "reached";
    return call.wanted[person] ?? (isListed(leavers, person) ? "error PT401" : call.otherwise);
  }
}

/** Reaches a function that only the server may call, and makes it do nothing. */
const createNullArguments = ({ parameters }: Signature): Record<string, null> =>
  Object.fromEntries(parameters.map((name) => [name, null]));

const isRefusal = (error: string): boolean =>
  ["refused", "not let in", "error PGRST202", "error PGRST203"].includes(error);

const toRole = (person: Person) => (person.startsWith("a visitor") ? "anon" : "authenticated");

async function findOrderId(sql: Sql, session: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.stripe_orders where checkout_session_id = ${session}`;
  return row?.id ?? "";
}
