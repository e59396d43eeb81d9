import { createHash, randomUUID } from "node:crypto";
import type { Sql } from "postgres";

export const PRICE = { price_id: "price_carnivore_plan", amount: 2999, currency: "usd" };

export interface Fact {
  kind: string;
  source: string;
  amount?: number;
}

interface Recorded {
  known: boolean;
  news: number;
  status: string | null;
  owned: boolean;
}

export const paid: Fact = { kind: "paid", source: "pi" };
export const createClaim = (session: string) => `the claim to ${session}`;
export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The database's functions, each as one short call. */
export function wrapDatabase(sql: Sql) {
  return {
    /**
     * Records what the provider reports about a session. The price is ours unless `more` overrides
     * it.
     */
    async record(
      session: string,
      facts: Fact[] = [paid],
      more: Record<string, string | number | boolean | null> = {},
    ): Promise<Recorded> {
      const payment = {
        ...PRICE,
        session_id: session,
        payment_intent: `pi_of_${session}`,
        email: `${session}@example.com`,
        livemode: false,
        claim_hash: sha256(createClaim(session)),
        facts: facts.map((fact) => ({ ...fact })),
        ...more,
      };
      const [row] = await sql<
        { recorded: Recorded }[]
      >`select public.record_payment(${sql.json(payment)}) as recorded`;
      return row!.recorded;
    },
    async account(): Promise<string> {
      const id = randomUUID();
      await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
      // Signed in: a session with the same id.
      await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
      return id;
    },
    async own(session: string, account: string): Promise<void> {
      await sql`update public.stripe_orders set user_id = ${account} where checkout_session_id = ${session}`;
    },
    async orders(session: string): Promise<{ status: string; user_id: string | null }[]> {
      return sql`select status, user_id from public.stripe_orders where checkout_session_id = ${session}`;
    },
  };
}
