import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { factsOfDispute, factsOfRefund } from "../../../supabase/functions/_shared/facts.ts";

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
