import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { paid, wrapDatabase } from "../support/wrap-database.ts";
import { createOperators } from "./operators.fixtures.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const { as, begin, operator, findOrderId } = createOperators(sql);
await testDatabase.record("an order");
const order = await findOrderId("an order");

const reads: [string, Record<string, string>][] = [
  ["find_orders", {}],
  ["order_details", { order_id: order }],
  ["operator_log", {}],
];
interface Log {
  actions: { id: string; action: string }[];
}
const refusals = async (account: string) =>
  (
    await sql<{ n: number }[]>`
    select count(*)::integer as n from private.operator_actions where operator = ${account} and action = 'refused'`
  )[0]?.n;

describe("grant_operations", () => {
  test("counts from the next request on, and no longer than it's granted", async () => {
    const id = await testDatabase.account();
    const grant = (isGranted: boolean) =>
      sql`select public.grant_operations(${`${id.toUpperCase()}@Example.com`}, ${isGranted}) as done`;
    expect(await as(id, "operates")).toBe(false);
    expect((await grant(true))[0]?.done).toBe(true);
    expect(await as(id, "operates")).toBe(true);
    expect(await as(id, "reads_numbers"), "operators read the numbers").toBe(true);
    await grant(false);
    expect(await as(id, "operates")).toBe(false);
    expect(await as(id, "reads_numbers")).toBe(false);
  });

  test("takes nothing from a marketer who never was an operator", async () => {
    const id = await testDatabase.account();
    await sql`select public.grant_numbers(${`${id}@example.com`}, true)`;
    await sql`select public.grant_operations(${`${id}@example.com`}, false)`;
    expect(await as(id, "reads_numbers")).toBe(true);
  });

  test("says if there's no such account", async () => {
    const [row] = await sql`select public.grant_operations('nobody@example.com', true) as done`;
    expect(row?.done).toBe(false);
  });
});

describe("accounts without the role", () => {
  test.each(reads)("%s refuses members and marketers", async (name, args) => {
    const [member, marketer] = [await testDatabase.account(), await testDatabase.account()];
    await sql`select public.grant_numbers(${`${marketer}@example.com`}, true)`;
    for (const account of [member, marketer])
      await expect(as(account, name, args)).rejects.toMatchObject({ code: "PT403" });
  });

  test.each([["operates", {}], ...reads] as typeof reads)(
    "%s refuses an operator after signing out",
    async (name, args) => {
      const id = await operator();
      await sql`delete from auth.sessions where user_id = ${id}`;
      await expect(as(id, name, args)).rejects.toMatchObject({ code: "PT401" });
    },
  );

  test("begin nothing, and are written down once a day", async () => {
    const id = await testDatabase.account();
    expect(await begin(id, "resend", order)).toEqual({ state: "forbidden" });
    await as(id, "operates");
    await as(id, "operates");
    expect(await refusals(id)).toBe(1);
    const { actions } = await as<{ actions: object[] }>(await operator(), "operator_log");
    expect(actions[0]).toMatchObject({
      action: "refused",
      operator: `${id}@example.com`,
      order: null,
    });
  });

  test("of sixty new accounts fill ten lines a day", async () => {
    const lines = async () =>
      (await sql`select from private.operator_actions where action = 'refused'`).length;
    const strangers = await Promise.all(Array.from({ length: 60 }, () => testDatabase.account()));
    for (const id of strangers) expect(await as(id, "operates")).toBe(false);
    expect(await lines()).toBe(10);
  });

  test("of months leave room for what operators did", async () => {
    const stranger = await testDatabase.account();
    const id = randomUUID();
    await begin(await operator(), "resend", order, { action_id: id });
    await sql`
      insert into private.operator_actions (id, operator, action, at)
        select gen_random_uuid(), ${stranger}, 'refused', now() + nth * interval '1 hour'
        from generate_series(1, 100) as nth`;
    const log = await as<Log>(await operator(), "operator_log");
    expect(log.actions.filter(({ action }) => action === "refused")).toHaveLength(10);
    expect(log.actions).toContainEqual(expect.objectContaining({ id }));
  });
});

describe("actions", () => {
  test.each([
    "update private.operator_actions set action = 'bind'",
    "update private.operator_actions set reason = 'Another one'",
    "delete from private.operator_actions",
    "truncate private.operator_actions cascade",
    "update private.operator_outcomes set outcome = 'bound'",
    "delete from private.operator_outcomes",
    "truncate private.operator_outcomes",
  ])("stay as they are: %s", async (statement) => {
    await testDatabase.record("kept");
    const id = randomUUID();
    const kept = { action_id: id, amount: 2999, reason: "Asked" };
    await begin(await operator(), "refund", await findOrderId("kept"), kept);
    await sql`select public.note_operation(${id}, 'requested')`;
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("lose the operator's words with the buyer's account, and nothing else", async () => {
    const owner = await testDatabase.account();
    await testDatabase.record("erased");
    await testDatabase.own("erased", owner);
    const amount = { amount: 2999, reason: "Was unhappy" };
    const id = await operator();
    await begin(id, "refund", await findOrderId("erased"), amount);
    await as(owner, "erase_account", { erasure: randomUUID() });

    const [action] = await sql`select * from private.operator_actions where session_id = 'erased'`;
    expect(action).toMatchObject({ operator: id, action: "refund", amount: 2999, reason: null });
  });

  test("have one outcome: the first", async () => {
    await testDatabase.record("twice");
    const id = randomUUID();
    await begin(await operator(), "resend", await findOrderId("twice"), { action_id: id });
    await sql`select public.note_operation(${id}, 'sent')`;
    await sql`select public.note_operation(${id}, 'not_mailed', 'refused')`;
    const outcomes =
      await sql`select outcome, cause from private.operator_outcomes where action = ${id}`;
    expect([...outcomes]).toEqual([{ outcome: "sent", cause: null }]);
  });
});

describe("order_details", () => {
  test.each([
    ["paid, with an account", [paid], true, "completed", true],
    ["paid, without an account", [paid], false, "completed", false],
    ["refunded", [paid, { kind: "refund", source: "re", amount: 2999 }], true, "refunded", false],
    ["disputed", [paid, { kind: "dispute_opened", source: "dp" }], true, "disputed", false],
  ])("says what has_access() says: %s", async (name, facts, isOwned, status, opens) => {
    const owner = await testDatabase.account();
    await testDatabase.record(name, facts);
    if (isOwned) await testDatabase.own(name, owner);
    const details = await as<object>(await operator(), "order_details", {
      order_id: await findOrderId(name),
    });
    expect(details).toMatchObject({ status, opens });
    expect(await as(owner, "has_access")).toBe(opens);
  });

  test("points out other orders of the account, and of the address that paid", async () => {
    const owner = await testDatabase.account();
    for (const session of ["first", "second", "third"])
      await testDatabase.record(session, [paid], { email: "Double@Example.com" });
    await testDatabase.own("first", owner);
    await testDatabase.own("second", owner);
    const { others } = await as<{ others: { order: string; is_same_account: boolean }[] }>(
      await operator(),
      "order_details",
      { order_id: await findOrderId("first") },
    );
    const found = Object.fromEntries(others.map((one) => [one.order, one.is_same_account]));
    expect(found).toEqual({
      [await findOrderId("second")]: true,
      [await findOrderId("third")]: false,
    });
  });

  test("is null for an order that doesn't exist", async () => {
    expect(await as(await operator(), "order_details", { order_id: randomUUID() })).toBeNull();
  });
});
