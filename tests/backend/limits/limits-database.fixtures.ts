import type { Sql } from "postgres";
import { PRICE } from "../support/wrap-database.ts";

export const refused = { code: "PT429" };

/** The database's limited functions, each as one short call. */
export function createLimits(sql: Sql) {
  const begin = (client: string, intent: string = crypto.randomUUID(), price = PRICE.price_id) =>
    sql`select public.begin_checkout(${price}, ${client}, ${intent}) as price`;

  async function lookUp(client: string, session = "unknown"): Promise<unknown> {
    const [row] = await sql`select public.begin_lookup(${session}, ${client}) as held`;
    return row?.held;
  }

  const attempts = (action: string, client: string) =>
    sql`select from private.attempts where action = ${action} and client = ${client}`;

  /** Brings a client close to its limit. */
  const alreadyTried = (action: string, client: string, times: number) =>
    sql.begin(async (alone) => {
      // Without triggers: counting thousands of sessions in one transaction takes minutes.
      await alone`set local session_replication_role = replica`;
      await alone`insert into private.attempts (action, client) select ${action}, ${client} from generate_series(1, ${times})`;
    });

  return { begin, lookUp, attempts, alreadyTried };
}
