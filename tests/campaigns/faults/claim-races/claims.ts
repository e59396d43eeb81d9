import type { Sql } from "postgres";
import { asCaller, type Caller } from "../../../backend/access/callers.ts";
import { createClaim, sha256 } from "../../../backend/support/wrap-database.ts";
import { pick } from "../pick.ts";

export interface Claim {
  caller: Caller;
  session: string;
  secret: string | null;
}

/** Claims an order: the owner that the database answers with, or the code of its refusal. */
export async function claim(sql: Sql, { caller, session, secret }: Claim): Promise<string> {
  try {
    const [order] = await asCaller(
      sql,
      caller,
      (connection) =>
        connection<
          { user_id: string | null }[]
        >`select user_id from public.claim_order(${session}, ${secret})`,
    );
    return String(order?.user_id);
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}

/** Returns a wrong claim from an account that only knows the session, and the claims of others. */
export function wrongSecret(session: string, others: string[], chance: () => number) {
  const right = createClaim(session);
  const foreign = others.filter((other) => other !== session).map(createClaim);
  return pick(
    [
      ...[null, "", " ", "%", "null", session, sha256(right), `\\x${sha256(right)}`],
      ...[right.slice(0, -1), `${right} `, ` ${right}`, right.toUpperCase(), `${right}\n`],
      ...[`${chance()}`, "' or '1'='1", ...foreign],
    ],
    chance,
  );
}
