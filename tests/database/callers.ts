import type { Sql } from "postgres";

/** Who asks the database, as the API in front of it tells: a role, the account of a token, the headers of the request. */
export interface Caller {
  role: "anon" | "authenticated" | "service_role";
  account?: string | undefined;
  /** What the header `x-checkout-session` says. */
  session?: string;
}

/** Makes the rest of the transaction the caller's. */
export async function become(connection: Sql, { role, account, session }: Caller): Promise<void> {
  // its session has the id of the account: see `account` in shop.ts
  const claims = JSON.stringify({ role, ...(account && { sub: account, session_id: account }) });
  const headers = JSON.stringify(session === undefined ? {} : { "x-checkout-session": session });
  await connection`
    select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${account ?? ""}, true),
      set_config('request.headers', ${headers}, true), set_config('role', ${role}, true)`;
}

/** Runs one statement as a caller, for good. */
export async function asCaller<Row>(
  sql: Sql,
  caller: Caller,
  statement: (connection: Sql) => Promise<Row[]>,
): Promise<Row[]> {
  return (await sql.begin(async (connection) => {
    // a transaction's connection does all that these statements ask of one
    const own = connection as unknown as Sql;
    await become(own, caller);
    return statement(own);
  })) as Row[];
}
