import type { Sql } from "postgres";
import type { Bought } from "../../../backend/orders/histories.fixtures.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";

/** Something that a superuser can do to what is recorded, by accident or on purpose. */
export interface Damage {
  name: string;
  kind: "deleted" | "altered";
  /** The events of the payment before. */
  history?: (testBackend: TestBackend, bought: Bought) => Promise<unknown>;
  /** Statements about the session `$1`. */
  statements: string[];
}

const ORDER = "delete from public.stripe_orders where checkout_session_id = $1";
const FACTS = "delete from private.payment_facts where session_id = $1";
const CLAIM = "delete from private.claims where session_id = $1";
const PAYMENT = "delete from private.payments where session_id = $1";

const refund = ({ stripe }: TestBackend, { payment_intent }: Bought) =>
  stripe("refunds", { payment_intent, amount: "2999" });
const dispute = ({ stripe }: TestBackend, { payment_intent }: Bought) =>
  stripe("test_helpers/disputes", { payment_intent });
const setOrder = (values: string) =>
  `update public.stripe_orders set ${values} where checkout_session_id = $1`;

/**
 * Every way to damage an order. Facts only change while the rules against it are switched off, as
 * by restoring an older copy.
 */
export const damages: Damage[] = [
  { name: "its order", kind: "deleted", statements: [ORDER] },
  { name: "its facts", kind: "deleted", statements: [FACTS] },
  { name: "its facts and its order", kind: "deleted", statements: [FACTS, ORDER] },
  { name: "everything", kind: "deleted", statements: [FACTS, CLAIM, ORDER, PAYMENT] },
  { name: "a refunded order", kind: "deleted", history: refund, statements: [FACTS, ORDER] },
  { name: "its status", kind: "altered", statements: [setOrder("status = 'refunded'")] },
  {
    name: "the status of a refunded order",
    kind: "altered",
    history: refund,
    statements: [setOrder("status = 'completed'")],
  },
  {
    name: "its amount and currency",
    kind: "altered",
    statements: [setOrder("amount_total = 1, currency = 'eur'")],
  },
  {
    name: "its refund, as if it never happened",
    kind: "altered",
    history: refund,
    statements: [`${FACTS} and kind = 'refund'`, setOrder("status = 'completed'")],
  },
  {
    name: "its dispute, as if it never happened",
    kind: "altered",
    history: dispute,
    statements: [`${FACTS} and kind = 'dispute_opened'`, setOrder("status = 'completed'")],
  },
];

/** Damages what is recorded about a session, without triggers or references in the way. */
export async function inflict(sql: Sql, { statements }: Damage, session: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const statement of statements) await transaction.unsafe(statement, [session]);
  });
}

/** By session, as a line. */
export type Recorded = Map<string, string>;

/** Reads the records. Owners aren't in them, because the provider doesn't know them. */
export async function readRecorded(sql: Sql): Promise<Recorded> {
  const rows = await sql<{ session: string; line: string }[]>`
    select session_id as session, concat_ws(' ',
        payment_intent, price_id, amount, currency, email, livemode,
        (select string_agg(concat_ws(' ', status, amount_total, orders.currency), ' and ')
          from public.stripe_orders as orders where checkout_session_id = session_id),
        (select string_agg(concat_ws(' ', kind, source, facts.amount), ', ' order by kind, source)
          from private.payment_facts as facts where facts.session_id = payments.session_id),
        (select string_agg(hash, ' ') from private.claims where claims.session_id = payments.session_id)
      ) as line
    from private.payments`;
  return new Map(rows.map(({ session, line }) => [session, line]));
}
