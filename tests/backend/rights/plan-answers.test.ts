import { describe, expect, test } from "vitest";
import { PLAN_ANSWERS } from "#lib/plan-answers.ts";
import { asCaller, type Caller } from "../access/callers.ts";
import { freshDatabase } from "../support/database.ts";
import { createClaim, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
let sessions = 0;

const member = (account: string): Caller => ({ role: "authenticated", account });

async function buyerWith(answers: unknown, claim?: string) {
  const account = await testDatabase.account();
  const session = `answers ${++sessions}`;
  await testDatabase.record(session);
  const claimed = await claimAs(account, session, answers, claim).then(
    () => true,
    () => false,
  );
  return { account, session, claimed };
}

const claimAs = (
  account: string,
  session: string,
  answers: unknown,
  claim = createClaim(session),
) =>
  asCaller(
    sql,
    member(account),
    (connection) =>
      connection`select public.claim_order(${session}, ${claim}, ${answers === undefined ? null : connection.json(answers as never)})`,
  );

const readAnswers = (account: string, reader = account) =>
  asCaller(
    sql,
    member(reader),
    (connection) => connection<{ value: unknown }[]>`
      select value from public.tracker_entries where user_id = ${account} and field = 'plan-answers'`,
  );

describe("the answers of a buyer", () => {
  test("are kept with the account that claims the order", async () => {
    const answers = {
      ...{ gender: "male", meatPreferences: { lamb: "hate" } },
      exclusions: ["egg", "seafood"],
    };
    const { account } = await buyerWith(answers);
    expect(await readAnswers(account)).toEqual([{ value: answers }]);
  });

  test("are only those that plans are made from", async () => {
    const all = Object.fromEntries(PLAN_ANSWERS.map((name) => [name, "an answer"]));
    const { account } = await buyerWith({ ...all, habits: ["alcohol"], currentBody: "extra" });
    expect(await readAnswers(account)).toEqual([{ value: all }]);
  });

  test("come with the version of the quiz", async () => {
    const answers = { gender: "male", version: "4f1c" };
    const { account } = await buyerWith(answers);
    expect(await readAnswers(account)).toEqual([{ value: answers }]);
  });

  test("can be changed and erased by their owner, and so can exchanges", async () => {
    const { account } = await buyerWith({ gender: "male" });
    const now = new Date().toISOString();
    const entries = [
      { day: 0, field: "plan-answers", value: {} },
      { day: 6, field: "plan-answers", value: { gender: "female" } },
      { day: 6, field: "meal-swaps", value: { roast: "trout" } },
      { day: 6, field: "exercise-swaps", value: { "push-up": "knee-push-up" } },
    ].map((entry) => ({ ...entry, changed_at: now, seen: now }));
    await asCaller(
      sql,
      member(account),
      (connection) => connection`select public.save_tracker(${connection.json(entries)})`,
    );
    const saved = await asCaller(
      sql,
      member(account),
      (connection) => connection`
        select day, field, value from public.tracker_entries
        where user_id = ${account} order by day, field`,
    );
    expect(saved.map(({ field, value }) => [field, value])).toEqual([
      ["plan-answers", {}],
      ["exercise-swaps", { "push-up": "knee-push-up" }],
      ["meal-swaps", { roast: "trout" }],
      ["plan-answers", { gender: "female" }],
    ]);
  });

  test("are the owner's alone", async () => {
    const { account } = await buyerWith({ gender: "male" });
    const other = await buyerWith({ gender: "female" });
    expect(await readAnswers(account, other.account)).toEqual([]);
  });

  test("stay as they were when the same account buys again", async () => {
    const { account } = await buyerWith({ gender: "male" });
    await testDatabase.record("the second purchase");
    await claimAs(account, "the second purchase", { gender: "female" });
    expect(await readAnswers(account)).toEqual([{ value: { gender: "male" } }]);
  });

  test("are kept when the owner of an order from before sends them", async () => {
    const { account, session } = await buyerWith(undefined);
    expect(await readAnswers(account)).toEqual([]);
    await claimAs(account, session, { gender: "male" });
    expect(await readAnswers(account)).toEqual([{ value: { gender: "male" } }]);
  });

  test.each([
    ["none", undefined],
    ["null", null],
    ["a list", ["male"]],
    ["a text", "male"],
    ["a number", 7],
    ["foreign names", { habits: ["alcohol"] }],
    ["an answer that is too large", { gender: "x".repeat(501) }],
    [
      "a hundred thousand answers",
      Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [at, at])),
    ],
  ])("never cost the order: %s", async (_, answers) => {
    const { account, claimed } = await buyerWith(answers);
    expect(claimed).toBe(true);
    expect(await readAnswers(account)).toEqual([]);
  });

  test("aren't kept for someone who can't prove the purchase", async () => {
    const { account, claimed } = await buyerWith({ gender: "male" }, "a guess");
    expect(claimed).toBe(false);
    expect(await sql`select from public.tracker_entries where user_id = ${account}`).toHaveLength(
      0,
    );
  });
});
