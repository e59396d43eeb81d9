import fc from "fast-check";
import type { ISql } from "postgres";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { factsOfDispute, factsOfRefund } from "../../../supabase/functions/_shared/facts.ts";
import { freshDatabase } from "../support/database.ts";
import { waitsOrEnds } from "../support/waits-or-ends.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";
import { deriveStatus } from "./derive-status.ts";

const refund = { kind: "refund", source: "re_1", amount: 500 };
const opened = { kind: "dispute_opened", source: "dp_1" };

describe("facts of a refund", () => {
  test.each(["succeeded", "pending", "requires_action", null])("that is %s", (status) => {
    const facts = factsOfRefund({ id: "re_1", amount: 500, status } as Stripe.Refund);
    expect(facts).toEqual([refund]);
  });

  test.each(["failed", "canceled"])("that is %s", (status) => {
    const facts = factsOfRefund({ id: "re_1", amount: 500, status } as Stripe.Refund);
    expect(facts).toEqual([refund, { kind: "refund_failed", source: "re_1" }]);
  });
});

describe("facts of a dispute", () => {
  test.each([
    ["needs_response", [opened]],
    ["under_review", [opened]],
    ["won", [opened, { kind: "dispute_won", source: "dp_1" }]],
    ["lost", [opened, { kind: "dispute_lost", source: "dp_1" }]],
    ["warning_needs_response", []],
    ["warning_under_review", []],
    ["warning_closed", []],
  ])("that is %s", (status, facts) => {
    expect(factsOfDispute({ id: "dp_1", status } as Stripe.Dispute)).toEqual(facts);
  });
});

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const createDispute = (source: string): Fact => ({ kind: "dispute_opened", source });
const won = (source: string): Fact => ({ kind: "dispute_won", source });
const readStatus = async (session: string) => (await testDatabase.orders(session))[0]?.status;

/** Adds a fact by hand: `record_payment()` has a lock of its own, and writes the status itself. */
const add = (session: string, { kind, source, amount }: Fact, at: ISql = sql) =>
  at`
    insert into private.payment_facts (session_id, kind, source, amount)
    values (${session}, ${kind}, ${source}, ${amount ?? null})`.execute();

test("gives the order of a new fact its status, and leaves the others alone", async () => {
  await testDatabase.record("refunded");
  await testDatabase.record("completed");
  await add("refunded", { kind: "refund", source: "re", amount: PRICE.amount });
  expect(await readStatus("refunded")).toBe("refunded");
  expect(await readStatus("completed")).toBe("completed");
});

test("doesn't write an order that stays as it is", async () => {
  await testDatabase.record("partly");
  const version = () => sql`
    select xmin::text from public.stripe_orders where checkout_session_id = 'partly'`;
  const before = await version();
  await add("partly", { kind: "refund", source: "re", amount: 1 });
  expect(await version()).toEqual(before);
});

test("counts what another transaction has just added", async () => {
  await testDatabase.record("won", [paid, createDispute("dp_1"), createDispute("dp_2")]);
  const { second } = await sql.begin(async (first) => {
    await add("won", won("dp_1"), first);
    const second = add("won", won("dp_2"));
    await waitsOrEnds(sql, second);
    return { second };
  });
  await second;
  expect(await readStatus("won")).toBe("completed");
});

test("doesn't wait for a transaction with another order", async () => {
  await testDatabase.record("slow");
  await testDatabase.record("quick");
  await sql.begin(async (slow) => {
    await add("slow", createDispute("dp"), slow);
    const quick = add("quick", createDispute("dp"));
    await waitsOrEnds(sql, quick);
    expect(await readStatus("quick")).toBe("disputed");
  });
});

const amounts = { re_1: 999, re_2: 2000, re_3: 2999 };
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc
    .constantFrom(...(["re_1", "re_2", "re_3"] as const))
    .map((source) => ({ kind: "refund", source, amount: amounts[source] })),
  fc.constantFrom("re_1", "re_2", "re_3").map((source) => ({ kind: "refund_failed", source })),
  fc
    .tuple(fc.constantFrom("opened", "won", "lost"), fc.constantFrom("dp_1", "dp_2"))
    .map(([kind, source]) => ({ kind: `dispute_${kind}`, source })),
);
const UNDONE_BY: Record<string, string> = {
  refund: "refund_failed",
  dispute_opened: "dispute_won",
  dispute_lost: "dispute_won",
};
let sessions = 0;

test("the facts that decide give the same status alone, and the others give another one", async () => {
  const seen = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { maxLength: 8 }), async (history) => {
      const session = `session ${++sessions}`;
      await testDatabase.record(session, [paid, ...history]);
      const facts = await sql<Fact[]>`
        select kind, source, amount from private.payment_facts where session_id = ${session}`;
      const deciding = await sql<Fact[]>`
        select kind, source, amount from private.deciding_facts(${session})`;
      const isDeciding = ({ kind, source }: Fact) =>
        deciding.some((one) => one.kind === kind && one.source === source);
      const undone = deciding.filter(({ kind, source }) =>
        facts.some((one) => one.source === source && one.kind === UNDONE_BY[kind]),
      );
      const others = facts.filter((one) => !isDeciding(one));
      const status = deriveStatus([...facts]);
      seen.add(status);
      expect(undone, "what was undone decides nothing").toEqual([]);
      expect(deriveStatus([paid, ...deciding])).toBe(status);
      expect(deriveStatus(status === "completed" ? others : [paid, ...others])).not.toBe(status);
    }),
    { numRuns: 200 },
  );
  expect([...seen].toSorted()).toEqual(["completed", "disputed", "refunded"]);
});
