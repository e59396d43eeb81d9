import type { Sql } from "postgres";
import { intentId, sessionId } from "../rights/large-account.ts";
import { PRICE } from "../support/wrap-database.ts";

/** In one transaction. A counter that changes more often in one gets slower with each change. */
const AT_ONCE = 1_000;

/** Writes the sessions of a large account to the database, as if their events had arrived. */
export async function recordSessions(sql: Sql, sessions: number): Promise<void> {
  for (let from = 0; from < sessions; from += AT_ONCE)
    await record(sql, from, Math.min(from + AT_ONCE, sessions));
}

/** Writes the sessions from one number up to another. */
async function record(sql: Sql, from: number, to: number): Promise<void> {
  const { price_id, amount, currency } = PRICE;
  const createIdsSql = (createId: (nth: number) => string) =>
    `'${createId(0).slice(0, -8)}' || lpad(nth::text, 8, '0')`;
  const rows = `generate_series(${from}, ${to - 1}) as nth, lateral (select ${createIdsSql(sessionId)} as session, ${createIdsSql(intentId)} as intent) as ids`;
  await sql.unsafe(`
    insert into private.payments (session_id, payment_intent, price_id, amount, currency, livemode)
      select session, intent, '${price_id}', ${amount}, '${currency}', false from ${rows};
    insert into private.payment_facts (session_id, kind, source) select session, 'paid', intent from ${rows};
    insert into public.stripe_orders (checkout_session_id, status, amount_total, currency) select session, 'completed', ${amount}, '${currency}' from ${rows};
    analyze`);
}
