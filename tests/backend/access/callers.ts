import type { Sql } from "postgres";

/**
 * A caller of the database, as the API in front of it passes it on: a role, the account of a token,
 * the headers of the request.
 */
export interface Caller {
  role: "anon" | "authenticated" | "service_role";
  account?: string | undefined;
  /** The session of the token; by default, the account's own: see `account` in shop.ts. */
  tokenSession?: string;
  /** The service that the token is for; by default, ours. */
  audience?: string;
  /** The header `x-checkout-session`. */
  session?: string;
}

/** Runs the rest of the transaction as the caller. */
export async function become(
  connection: Sql,
  { role, account, tokenSession = account, audience = "authenticated", session }: Caller,
): Promise<void> {
  const claims = JSON.stringify({
    role,
    ...(account && { sub: account, aud: audience, session_id: tokenSession }),
  });
  const headers = JSON.stringify(session === undefined ? {} : { "x-checkout-session": session });
  await connection`
    select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${account ?? ""}, true),
      set_config('request.headers', ${headers}, true), set_config('role', ${role}, true)`;
}

/** Runs one statement as a caller, and commits it. */
export async function asCaller<Row>(
  sql: Sql,
  caller: Caller,
  statement: (connection: Sql) => Promise<Row[]>,
): Promise<Row[]> {
  return (await sql.begin(async (connection) => {
    // For these statements, a transaction's connection works like a normal one.
    const own = connection as unknown as Sql;
    await become(own, caller);
    return statement(own);
  })) as Row[];
}
