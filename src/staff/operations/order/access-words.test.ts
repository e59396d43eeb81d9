import { describe, expect, test } from "vitest";
import { createDetails } from "../operations.fixtures.ts";
import { accessWords } from "./access-words.ts";

const at = "2026-01-10T09:00:00Z";
const fact = (kind: string, decides = true) => ({
  kind,
  source: kind,
  amount: undefined,
  at,
  decides,
});
const withdrawal = {
  declaredAt: at,
  state: "waiting",
  reason: undefined,
  receiptSentAt: undefined,
};

describe("accessWords", () => {
  test.each([
    ["a paid order", {}, "ann@example.com has access", /^It was paid on 10 January 2026/],
    ["one without an account", { account: undefined }, "No account has access yet", /no account/],
    ["a withdrawn one", { withdrawal }, "ann@example.com has access", /has withdrawn/],
    [
      "one with a failed refund",
      { facts: [fact("paid"), fact("refund", false), fact("refund_failed", false)] },
      "ann@example.com has access",
      /A refund failed at the bank/,
    ],
    [
      "a refunded one",
      { status: "refunded", opens: false, facts: [fact("paid", false), fact("refund")] },
      "This order gives no access",
      /^It was refunded in full on 10 January 2026\.$/,
    ],
    [
      "a refunded one of an account with another order",
      { status: "refunded", opens: true },
      "ann@example.com has access by another order",
      /refunded in full/,
    ],
    [
      "an open dispute",
      { status: "disputed", opens: false, facts: [fact("dispute_opened")] },
      "This order gives no access",
      /Access comes back if you win it/,
    ],
    [
      "a lost dispute",
      {
        status: "disputed",
        opens: false,
        facts: [fact("dispute_opened"), fact("dispute_lost")],
      },
      "This order gives no access",
      /took the money back/,
    ],
    [
      "an erased account",
      { status: "erased", opens: false, account: undefined, facts: [fact("account_erased")] },
      "This order gives no access",
      /account was erased on 10 January 2026/,
    ],
    ["a test card", { status: "test", opens: false }, "This order gives no access", /test card/],
    ["an unknown state", { status: "new", opens: false }, "This order gives no access", /“new”/],
  ])("explains %s", (_, change, title, why) => {
    const words = accessWords(createDetails({ facts: [fact("paid")], ...change }));
    expect(words.title).toBe(title);
    expect(words.why).toMatch(why);
  });
});
