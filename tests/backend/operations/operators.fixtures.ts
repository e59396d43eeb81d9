import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { asCaller } from "../access/callers.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

/** The actions of operators in this database. */
export function createOperators(sql: Sql) {
  const testDatabase = wrapDatabase(sql);

  /** Calls a function as an account. */
  async function as<Result>(
    account: string,
    name: string,
    args: Record<string, string | number | null> = {},
  ): Promise<Result> {
    const names = Object.keys(args).map((arg, at) => `${arg} => $${at + 1}`);
    const [row] = await asCaller(sql, { role: "authenticated", account }, (own) =>
      own.unsafe<{ result: Result }[]>(
        `select public.${name}(${names.join(", ")}) as result`,
        Object.values(args),
      ),
    );
    return row!.result;
  }

  return {
    as,
    async operator(): Promise<string> {
      const account = await testDatabase.account();
      await sql`select public.grant_operations(${`${account}@example.com`}, true)`;
      return account;
    },
    async findOrderId(session: string): Promise<string> {
      const [row] = await sql<
        { id: string }[]
      >`select id from public.stripe_orders where checkout_session_id = ${session}`;
      return row!.id;
    },
    /** The server of an action dies, and no one does anything about it for a while. */
    async leave(action: string, ago: string): Promise<void> {
      // Time can't be changed in an append-only table, except by its owner.
      await sql.begin(async (own) => {
        await own`alter table private.operator_actions disable trigger user`;
        await own`
          update private.operator_actions set at = at - ${ago}::interval, taken_over_at = taken_over_at - ${ago}::interval
          where id = ${action}`;
        await own`alter table private.operator_actions enable trigger user`;
      });
    },
    begin: (
      account: string,
      action: string,
      order: string,
      more: Record<string, string | number> = {},
    ) =>
      as<{ state: string; outcome?: string | null }>(account, "begin_operation", {
        action_id: randomUUID(),
        action,
        order_id: order,
        ...more,
      }),
  };
}
