import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { asCaller } from "./callers.ts";
import { shopIn } from "./shop.ts";

/** What operators do in this database. */
export function operatorsIn(sql: Sql) {
  const shop = shopIn(sql);

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
      const account = await shop.account();
      await sql`select public.grant_operations(${`${account}@example.com`}, true)`;
      return account;
    },
    async orderOf(session: string): Promise<string> {
      const [row] = await sql<
        { id: string }[]
      >`select id from public.stripe_orders where checkout_session_id = ${session}`;
      return row!.id;
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
