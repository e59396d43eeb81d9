import type { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql } from "kysely";

/** The parts of a request that policies can read. */
export interface Asked {
  headers: string;
  method: string;
  path: string;
}

export function describeRequest({ headers, method, url }: Request): Asked {
  const { pathname: path } = new URL(url);
  return { headers: JSON.stringify(Object.fromEntries(headers)), method, path };
}

/** Private members of a connection of @supabase/lite, which begin each transaction of a request. */
export interface Contexts {
  applyJwtSessionContext(db: Kysely<unknown>, caller: Caller): Promise<void>;
  applyRpcRequestGucs(db: unknown, request: unknown): Promise<void>;
}

/** The sender of a request. `jwt` has the claims of a token that was checked. */
interface Caller {
  auth?: { role?: string; uid?: string; jwt?: object };
}

/** Lets policies and functions of the database read who asks for what, by a single statement. */
export function passToPolicies(contexts: Contexts, asked: AsyncLocalStorage<Asked>): void {
  contexts.applyJwtSessionContext = async (db, { auth }) => {
    const { headers, method, path } = asked.getStore() ?? { headers: "{}", method: "", path: "" };
    const role = auth?.role || "anon";
    const settings = {
      role,
      "request.jwt.claim.sub": String(auth?.uid ?? ""),
      "request.jwt.claim.role": role,
      "request.jwt.claims": auth?.jwt ? JSON.stringify(auth.jwt) : "",
      "request.headers": headers,
      "request.method": method,
      "request.path": path,
      // A function may change its answer with these, besides its result.
      "response.status": "",
      "response.headers": "",
    };
    const set = Object.entries(settings).map(
      ([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`,
    );
    await sql`select ${sql.join(set)}`.execute(db);
  };
  contexts.applyRpcRequestGucs = async () => {};
}
