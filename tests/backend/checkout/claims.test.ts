import { expect, test } from "vitest";
import { asCaller, type Caller } from "../access/callers.ts";
import { freshDatabase } from "../support/database.ts";
import { createClaim, type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);

interface Order {
  checkout_session_id: string;
  user_id: string;
}

const member = (account: string): Caller => ({ role: "authenticated", account });
const claim = (caller: Caller, session: string, secret = createClaim(session)) =>
  asCaller(
    sql,
    caller,
    (connection) => connection<Order[]>`select * from public.claim_order(${session}, ${secret})`,
  );
const hasAccess = async (account: string) =>
  (
    await asCaller(
      sql,
      member(account),
      (connection) => connection<{ has: boolean }[]>`select public.has_access() as has`,
    )
  )[0]?.has;

test("the holder of the claim becomes the owner, and claiming again is fine", async () => {
  const buyer = await testDatabase.account();
  await testDatabase.record("first");

  expect(await claim(member(buyer), "first")).toMatchObject([
    { checkout_session_id: "first", user_id: buyer },
  ]);
  expect(await claim(member(buyer), "first")).toMatchObject([{ user_id: buyer }]);
  // The owner doesn't need proof any more.
  expect(await claim(member(buyer), "first", "forgotten")).toMatchObject([{ user_id: buyer }]);
});

test.each([
  ["without signing in", undefined, "open", createClaim("open"), "42501"],
  ["with a wrong claim", "an account", "open", "a guess", "PT403"],
  ["with an empty claim", "an account", "open", "", "PT403"],
  ["with the claim's hash instead of the claim", "an account", "open", "hash", "PT403"],
  ["with the claim to another order", "an account", "open", createClaim("other"), "PT403"],
  [
    "of a session without a payment",
    "an account",
    "never paid",
    createClaim("never paid"),
    "PT404",
  ],
])("an order can't be claimed %s", async (_, account, session, secret, code) => {
  await testDatabase.record("open");
  await testDatabase.record("other");
  const caller: Caller = {
    role: "authenticated",
    account: account && (await testDatabase.account()),
  };
  const [stored] = await sql<
    { hash: string }[]
  >`select hash from private.claims where session_id = 'open'`;

  await expect(
    claim(caller, session, secret === "hash" ? stored!.hash : secret),
  ).rejects.toMatchObject({ code });

  expect(await testDatabase.orders("open")).toEqual([{ status: "completed", user_id: null }]);
});

test("a null claim never matches", async () => {
  await testDatabase.record("null claim", [paid], { claim_hash: null });
  const caller = member(await testDatabase.account());

  await expect(
    asCaller(
      sql,
      caller,
      (connection) => connection`select public.claim_order('null claim', null)`,
    ),
  ).rejects.toMatchObject({ code: "PT403" });
  await expect(
    asCaller(sql, caller, (connection) => connection`select public.claim_order(null, null)`),
  ).rejects.toMatchObject({ code: "PT404" });
});

test("visitors who haven't signed in can't call the function at all", async () => {
  await testDatabase.record("anonymous");

  await expect(claim({ role: "anon" }, "anonymous")).rejects.toMatchObject({ code: "42501" });
  await expect(claim({ role: "service_role" }, "anonymous")).rejects.toMatchObject({
    code: "42501",
  });
});

test("a second account learns that the order is taken only if it has the claim", async () => {
  const [first, second] = [await testDatabase.account(), await testDatabase.account()];
  await testDatabase.record("taken");
  await claim(member(first), "taken");

  await expect(claim(member(second), "taken")).rejects.toMatchObject({ code: "PT409" });
  await expect(claim(member(second), "taken", "a guess")).rejects.toMatchObject({ code: "PT403" });
  expect(await testDatabase.orders("taken")).toEqual([{ status: "completed", user_id: first }]);
});

test("each of several claims to one order works, and only its hash is stored", async () => {
  const buyer = await testDatabase.account();
  await testDatabase.record("twice");
  await testDatabase.record("twice", [paid], { claim_hash: "f".repeat(64) });

  expect(await claim(member(buyer), "twice")).toHaveLength(1);
  const kept = await sql<
    { hash: string }[]
  >`select hash from private.claims where session_id = 'twice'`;
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(createClaim("twice"));
});

test.each<[string, Fact[], boolean]>([
  ["has paid", [], true],
  ["got a part back", [{ kind: "refund", source: "re", amount: 1 }], true],
  ["got all back", [{ kind: "refund", source: "re", amount: PRICE.amount }], false],
  ["disputes the payment", [{ kind: "dispute_opened", source: "dp" }], false],
  [
    "has lost nothing but a dispute against them",
    [
      { kind: "dispute_opened", source: "dp" },
      { kind: "dispute_won", source: "dp" },
    ],
    true,
  ],
])("an owner who %s has access: %s %s", async (name, facts, access) => {
  const owner = await testDatabase.account();
  await testDatabase.record(name, [paid, ...facts]);
  await claim(member(owner), name);

  expect(await hasAccess(owner)).toBe(access);
});

test("a buyer of two orders has access as long as one of them is valid", async () => {
  const buyer = await testDatabase.account();
  for (const session of ["one of two", "two of two"]) {
    await testDatabase.record(session);
    await claim(member(buyer), session);
  }
  await testDatabase.record("one of two", [{ kind: "refund", source: "re", amount: PRICE.amount }]);

  expect(await hasAccess(buyer)).toBe(true);
  expect(await hasAccess(await testDatabase.account())).toBe(false);
});
