import { createRights, type Member } from "../rights/rights.fixtures.ts";
import type { TestBackend } from "../support/start-test-backend.ts";

export interface Operator {
  email: string;
  token: string;
}

/** The actions of operators in this backend, besides those of buyers and members. */
export function createOperations(testBackend: TestBackend) {
  const rights = createRights(testBackend);

  const operations = {
    ...rights,
    async operator(name: string): Promise<Operator> {
      const email = `${name}@example.com`;
      const token = await operations.account(email);
      await testBackend.sql`select public.grant_operations(${email}, true)`;
      return { email, token };
    },
    /** An account without an order. Returns its token. */
    async account(email: string): Promise<string> {
      const { body } = await rights.signUp(email);
      return body.access_token;
    },
    operate: (
      { token }: Pick<Operator, "token">,
      action: string,
      order: string,
      more: Record<string, string> = {},
    ) =>
      testBackend.call(
        "operations",
        { id: crypto.randomUUID(), action, order, ...more },
        { headers: { authorization: `Bearer ${token}` } },
      ),
    refund: (by: Operator, { order }: Pick<Member, "order">, more: Record<string, string> = {}) =>
      operations.operate(by, "refund", order, { amount: "2999", reason: "Asked by mail", ...more }),
    /** Requests the details of an order, as the page shows them. */
    details: async ({ token }: Operator, { order }: Pick<Member, "order">) =>
      (await rights.rpc("order_details", { order_id: order }, token)).body,
    /** The actions on an order and their outcomes, latest first. */
    async log({ order }: Pick<Member, "order">): Promise<string[]> {
      const rows = await testBackend.sql<{ line: string }[]>`
        select concat_ws(' ', actions.action, outcome, cause) as line
        from private.operator_actions as actions left join private.operator_outcomes as outcomes on outcomes.action = actions.id
          join public.stripe_orders as orders on checkout_session_id = session_id
        where orders.id = ${order} order by actions.at desc`;
      return rows.map(({ line }) => line);
    },
  };
  return operations;
}
