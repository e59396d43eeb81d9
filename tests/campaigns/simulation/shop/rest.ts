import { createHmac } from "node:crypto";
import { protocol } from "@electric-sql/pglite";
import type { PGlite } from "@supabase/lite/pglite";

interface Keys {
  databaseKey: string;
  jwtSecret: string;
}

interface Caller {
  role: "service_role" | "authenticated" | "anon";
  claims: Record<string, unknown>;
}

const FILTER = /^(eq|neq)\.(.*)$/;

/**
 * The database's API as far as the product uses it: functions, and rows of `stripe_orders`. Each
 * request is one transaction in one round trip, where @supabase/lite makes fifteen. It answers the
 * same: tests/campaigns/simulation/rest.test.ts compares.
 */
export async function openRest(database: PGlite, publicKey: string, keys: Keys) {
  const functions = await readFunctions(database);

  async function run(statement: string, { role, claims }: Caller, request: Request) {
    const { pathname } = new URL(request.url);
    const settings = {
      role,
      "request.jwt.claims": JSON.stringify(claims),
      "request.jwt.claim.sub": String(claims.sub ?? ""),
      "request.jwt.claim.role": role,
      "request.headers": JSON.stringify(Object.fromEntries(request.headers)),
      "request.method": request.method,
      "request.path": pathname,
    };
    const set = Object.entries(settings).map(
      ([name, value]) => `set_config(${quoteSql(name)}, ${quoteSql(value)}, true)`,
    );
    try {
      const found = await execute(
        database,
        `begin; select ${set.join(", ")}; ${statement}; commit`,
      );
      return new Response(found, { headers: { "Content-Type": "application/json" } });
    } catch (error) {
      await database.exec("rollback");
      return refusal(error as DatabaseRefusal, role);
    }
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const caller = readCaller(request, publicKey, keys);
      if (!caller) return answer(401, "PGRST301", "JWT is invalid or expired");
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/rest/v1/stripe_orders" && request.method === "GET")
        return run(ordersStatement(searchParams), caller, request);
      const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
      const given: Record<string, unknown> = name ? JSON.parse((await request.text()) || "{}") : {};
      const statement = name && callStatement(functions, name, given);
      if (!statement) return answer(404, "PGRST202", "The schema has no such function");
      return run(statement, caller, request);
    },
  };
}

function readCaller({ headers }: Request, publicKey: string, keys: Keys): Caller | undefined {
  const token = headers.get("authorization")?.replace(/^Bearer /, "") ?? publicKey;
  if (token === keys.databaseKey) return { role: "service_role", claims: { role: "service_role" } };
  if (token === publicKey) return { role: "anon", claims: { role: "anon" } };
  const [head, body, signature] = token.split(".");
  const signed = createHmac("sha256", keys.jwtSecret).update(`${head}.${body}`).digest("base64url");
  if (signed !== signature || !body) return undefined;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  return claims.exp * 1000 > Date.now() ? { role: "authenticated", claims } : undefined;
}

/** `from stripe_orders where … order by … limit …`, as a list. */
function ordersStatement(asked: URLSearchParams): string {
  const filters = [...asked].flatMap(([column, value]) => {
    const [, operator, text] = FILTER.exec(value) ?? [];
    return text === undefined
      ? []
      : [`${column} ${operator === "eq" ? "=" : "<>"} ${quoteSql(text)}`];
  });
  const [column, direction] = asked.get("order")?.split(".") ?? [];
  const limit = Number(asked.get("limit")) || "all";
  return `select coalesce(json_agg(to_json(found)), '[]')::text as answer from (
    select * from public.stripe_orders where ${["true", ...filters].join(" and ")}
    ${column ? `order by ${column} ${direction === "desc" ? "desc" : "asc"}` : ""} limit ${limit}) as found`;
}

function callStatement(functions: Functions, name: string, given: Record<string, unknown>) {
  const found = functions.find(name, Object.keys(given));
  if (!found) return undefined;
  const columns = found.parameters.map(({ name: parameter, type }) => `"${parameter}" ${type}`);
  const passed = found.parameters.map(
    ({ name: parameter }) => `"${parameter}" => given."${parameter}"`,
  );
  const source =
    columns.length > 0
      ? `json_to_record(${quoteSql(JSON.stringify(given))}::json) as given (${columns.join(", ")}), lateral `
      : "";
  return `select to_json(called)::text as answer from ${source}public."${name}"(${passed.join(", ")}) as called`;
}

/** The first field of the last row. The driver's own `exec` spends most of its time on types. */
async function execute(database: PGlite, statements: string): Promise<string> {
  const { messages } = await database.execProtocol(protocol.serialize.query(statements));
  const row = messages.findLast(({ name }) => name === "dataRow");
  const [field] = row && "fields" in row && Array.isArray(row.fields) ? row.fields : [];
  return typeof field === "string" ? field : "null";
}

interface DatabaseRefusal {
  code?: string;
  message: string;
}

/** The statuses of PostgREST: docs.postgrest.org/en/stable/references/errors.html */
function refusal({ code = "XX000", message }: DatabaseRefusal, role: Caller["role"]): Response {
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own) return answer(Number(own), code, message);
  if (code === "42501") return answer(role === "anon" ? 401 : 403, code, message);
  return answer(/^(XX|5[378])/.test(code) ? 500 : 400, code, message);
}

const answer = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });

const quoteSql = (text: string) => `'${text.replaceAll("'", "''")}'`;

interface DatabaseFunction {
  name: string;
  parameters: { name: string; type: string }[];
  /** The number of parameters at the end that may be left out. */
  optional: number;
}

interface Functions {
  /** The function of that name that takes these arguments, with the parameters that they fill. */
  find(name: string, given: string[]): Pick<DatabaseFunction, "parameters"> | undefined;
}

const ALL = `select proname as name, pronargdefaults as optional, (
    select coalesce(json_agg(json_build_object('name', proargnames[nth], 'type', format_type(type, null)) order by nth), '[]')
    from unnest(proargtypes) with ordinality as given (type, nth)
  ) as parameters
  from pg_proc where pronamespace = 'public'::regnamespace`;

/** The functions that the database's API can call. */
async function readFunctions(database: PGlite): Promise<Functions> {
  const { rows } = await database.query<DatabaseFunction>(ALL);
  return {
    find(name, given) {
      const fits = ({ name: own, parameters, optional }: DatabaseFunction) =>
        own === name &&
        given.every((one) => parameters.some((parameter) => parameter.name === one)) &&
        parameters.every(
          (parameter, nth) => given.includes(parameter.name) || nth >= parameters.length - optional,
        );
      const found = rows.find(fits);
      return found && { parameters: found.parameters.filter((one) => given.includes(one.name)) };
    },
  };
}
