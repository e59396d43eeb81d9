import fc from "fast-check";
import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { type Fact, paid, wrapDatabase } from "../support/wrap-database.ts";
import { deriveStatus } from "./derive-status.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);

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
