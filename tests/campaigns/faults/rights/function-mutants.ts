import type { Sql } from "postgres";
import { deeds } from "./deeds.ts";
import { memberCalls } from "./member-calls.ts";
import type { Mutant } from "./mutant.ts";

/** The checks in functions, and the code without each check. */
const CHECKS: [name: string, pattern: RegExp, without: string][] = [
  ["an open session", /perform private\.require_open_session\(\);/g, ""],
  ["an open session", /private\.require_open_session\(\) and/gi, ""],
  ["for whom the token is", /\(select auth\.jwt\(\) ->> 'aud'\) .* or (?=not)/gi, ""],
  ["a session of the account", /user_id = (\(select auth\.uid\(\)\)|auth\.uid\(\))/gi, "true"],
  ["which session", /id::text = \(select auth\.jwt\(\) ->> 'session_id'\)/gi, "true"],
  ["whether the session is over", /\(not_after is null or not_after > now\(\)\)/gi, "true"],
  ["whose row it is", /(?<!set )\buser_id = me\b/g, "true"],
  ["which account it is", /\bid = me\b/g, "true"],
  ["whose session it is", /sessions\.user_id = orders\.user_id/g, "true"],
  ["what the operator asked for", /and begun\.action = 'end_sessions'/g, ""],
  ["the secret", /and claims\.hash = encode\(.*'hex'\)/g, ""],
  ["whether the order has an owner", /if found_order\.user_id is not null then/g, "if false then"],
  ["the role", /raw_app_meta_data ->> 'role' in \('marketer', 'admin'\)/gi, "true"],
  ["whether the order is completed", /\b(?:\w+\.)?status = 'completed'/g, "true"],
  ["whose order it is", /user_id = account and/g, ""],
  ["the role of an operator", /and raw_app_meta_data ->> 'role' = 'admin'/g, ""],
  ["access", /if not public\.has_access\(\) then/g, "if false then"],
  ["when the password was typed", /and created_at > now\(\) - interval '10 minutes'/g, ""],
];

/** They ask whether an order is completed to sort it, and not whether someone may do something. */
const SORTING = /^public\.(find_orders|payment_mode)\(/;

/** The functions that cells call with arguments that let them do something. */
export const calledFunctions = [
  ...Object.keys(memberCalls("")),
  ...deeds.map(({ target }) => target),
];

interface Checking {
  /** As in `callable-functions.ts`. */
  name: string;
  definition: string;
}

/** Every function that checks something before it answers. */
export async function checkingFunctions(sql: Sql): Promise<Checking[]> {
  const functions = await sql<Checking[]>`
    select pronamespace::regnamespace || '.' || regexp_replace(oid::regprocedure::text, '^.*\\.', '') as name,
      pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace::regnamespace::text in ('public', 'private') order by 1`;
  return functions.filter(
    ({ name, definition }) =>
      !SORTING.test(name) && CHECKS.some(([, pattern]) => definition.search(pattern) >= 0),
  );
}

/** Every function, without one of its checks. */
export async function functionMutants(sql: Sql): Promise<Mutant[]> {
  const functions = await checkingFunctions(sql);
  return functions.flatMap(({ name, definition }) =>
    CHECKS.flatMap(([check, pattern, without]) =>
      [...definition.matchAll(pattern)].map(
        ({ index, 0: found }): Mutant => ({
          name: `${name} without checking ${check} in "${lineAt(definition, index)}"`,
          statement: definition.slice(0, index) + without + definition.slice(index + found.length),
          undo: definition,
          // Policies call some of them, too.
          concerns: ({ target, verb }) => calledFunctions.includes(target) || verb === "select",
        }),
      ),
    ),
  );
}

const lineAt = (text: string, index: number): string =>
  text
    .slice(text.lastIndexOf("\n", index) + 1)
    .split("\n", 1)[0]
    ?.trim() ?? "";
