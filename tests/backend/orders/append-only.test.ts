import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);

test.each([
  ["changed", "update private.payment_facts set amount = 1"],
  ["removed", "delete from private.payment_facts"],
  ["emptied", "truncate private.payment_facts"],
  ["emptied together with what it refers to", "truncate private.payments cascade"],
])(
  "the facts of a payment can't be %s, not even by the owner of the table",
  async (_, statement) => {
    await testDatabase.record("of a buyer", [paid]);
    const before = await sql`select * from private.payment_facts`;

    await expect(sql.unsafe(statement)).rejects.toMatchObject({
      code: "42501",
      message: "What has happened is not changed: payment_facts is append-only.",
    });

    expect(await sql`select * from private.payment_facts`).toEqual(before);
    expect(before).not.toHaveLength(0);
  },
);

test("a payment with facts can't be removed", async () => {
  await testDatabase.record("of another buyer", [paid]);

  await expect(
    sql`delete from private.payments where session_id = 'of another buyer'`,
  ).rejects.toMatchObject({ code: "23503" });
});

test("deleting an account leaves its order to anyone who has the claim", async () => {
  const account = await testDatabase.account();
  await testDatabase.record("of a deleted account", [paid]);
  await testDatabase.own("of a deleted account", account);

  await sql`delete from auth.users where id = ${account}`;

  expect(await testDatabase.orders("of a deleted account")).toEqual([
    { status: "completed", user_id: null },
  ]);
});
