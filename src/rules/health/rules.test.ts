import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCounted, healthy, minutesAgo, troubled } from "./health.fixtures.ts";
import type { Health } from "./health.ts";
import { checkHealth, rules } from "./rules.ts";

const findBrokenRules = (changes: Partial<Health>) =>
  checkHealth({ ...healthy, ...changes }).map(({ rule }) => rule.name);
const failing = (area: string, kind: string, recent: number) => [
  { area, kind, ...createCounted(recent) },
];
const waits = (queue: keyof Health["queues"], minutes: number, waiting = 1): Partial<Health> => ({
  queues: { ...healthy.queues, [queue]: { waiting, since: minutesAgo(minutes) } },
});
const createUnheard = (unheard_sessions: number, hours: number, payments = 0): Partial<Health> => ({
  ...(payments > 0 && waits("unreported", 11, payments)),
  events: { last_at: null, unheard_sessions, unheard_since: minutesAgo(hours * 60) },
});
const look = (changes: Partial<NonNullable<Health["look"]>>): Partial<Health> => ({
  look: { ...healthy.look!, ...changes },
});

/** For each rule, what's just fine and what isn't. */
const limits: [string, Partial<Health>, Partial<Health>][] = [
  [
    "provider-unreachable",
    { failures: failing("stripe-reconcile", "StripeConnectionError", 2) },
    { failures: failing("stripe-reconcile", "StripeConnectionError", 3) },
  ],
  [
    "key-refused",
    { failures: failing("stripe-checkout", "StripeCardError", 1) },
    { failures: failing("stripe-reconcile", "StripeAuthenticationError", 1) },
  ],
  ["events-missing", createUnheard(1, 25), createUnheard(1, 26)],
  ["events-missing", createUnheard(20, 2, 1), createUnheard(1, 3, 1)],
  [
    "payments-unreported",
    { ...waits("unreported", 10), events: { ...healthy.events, last_at: minutesAgo(60) } },
    { ...waits("unreported", 11), events: { ...healthy.events, last_at: minutesAgo(60) } },
  ],
  [
    "payments-unreported",
    waits("unreported", 60, 2),
    { ...waits("unreported", 60, 3), orders: { day: 59, week: 240, taken_back: 0 } },
  ],
  ["payments-unreported", waits("unreported", 2 * 60), waits("unreported", 2 * 60 + 1)],
  ["payments-unchecked", waits("payments", 30), waits("payments", 31)],
  [
    "sweep-stopped",
    { sweep: { ...healthy.sweep!, at: minutesAgo(20) } },
    { sweep: { ...healthy.sweep!, at: minutesAgo(21) } },
  ],
  ["sweep-stopped", {}, { sweep: null }],
  [
    "mails-failing",
    { mails: { sent: createCounted(31), bounced: createCounted(3) } },
    {
      mails: { sent: createCounted(30), bounced: createCounted(2), TimeoutError: createCounted(1) },
    },
  ],
  [
    "mails-failing",
    { mails: { bounced: createCounted(2) } },
    { mails: { bounced: createCounted(3) } },
  ],
  [
    "mails-failing",
    { mails: { bounced: createCounted(2), "reminder bounced": createCounted(500) } },
    { mails: { bounced: createCounted(3), "reminder bounced": createCounted(500) } },
  ],
  [
    "refund-storm",
    { orders: { day: 9, week: 25, taken_back: 5 } },
    { orders: { day: 9, week: 24, taken_back: 5 } },
  ],
  ["refunds-stuck", waits("refunds", 24 * 60), waits("refunds", 25 * 60)],
  ["refunds-stuck", {}, waits("stopped_refunds", 0)],
  ["queue-stuck", waits("receipts", 60), waits("receipts", 61)],
  ["queue-stuck", waits("conversions", 720), waits("conversions", 721)],
  [
    "errors",
    { failures: failing("stripe-verify", "DatabaseError", 4) },
    { failures: failing("stripe-verify", "DatabaseError", 5) },
  ],
  [
    "errors",
    { failures: failing("stripe-verify", "DatabaseError", 5), sessions: createCounted(96) },
    { failures: failing("stripe-verify", "DatabaseError", 5), sessions: createCounted(95) },
  ],
  [
    "errors",
    { failures: failing("events", "DatabaseError", 500) },
    { failures: failing("withdraw", "TypeError", 5), sessions: null },
  ],
  ["visits-gone", { visits: { recent: 0, usual: 49 } }, { visits: { recent: 0, usual: 50 } }],
  ["site-down", look({ site_misses: 1 }), look({ site_misses: 2 })],
  ["clock-off", look({ clock_skew_s: 120 }), look({ clock_skew_s: -121 })],
  [
    "database-full",
    { failures: failing("events", "DatabaseError 23505", 9) },
    { failures: failing("events", "DatabaseError 53100", 1) },
  ],
];

describe("rules", () => {
  test("find nothing wrong with a healthy shop", () => {
    expect(findBrokenRules({})).toEqual([]);
  });

  test.each(limits)("%s breaks at its limit and not before", (name, fine, broken) => {
    expect(findBrokenRules(fine)).not.toContain(name);
    expect(findBrokenRules(broken)).toContain(name);
  });

  test("each have a test of their limit", () => {
    expect(new Set(limits.map(([name]) => name))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  test("say what's wrong in figures", () => {
    expect(checkHealth(troubled).map(({ text }) => text)).toEqual([
      "No event from the payment provider has arrived for 10 hours, although 44 payment pages were opened since.",
      "The sweep recorded 9 payments in the last day that no event has reported in full, the first one 10 hours ago.",
      "9 mails didn't arrive (MailRefused 422, bounced), and 11 were sent.",
      "1 refund can't be made without you.",
      "Something waits longer than it should: 2 receipts for up to 2 hours.",
    ]);
  });

  test("a payment that the sweep recorded isn't an alert once its event has arrived", () => {
    expect(findBrokenRules({ repaired: createCounted(1, 1, 180) })).toEqual([]);
  });

  test("few payments without an event are no alert while others have theirs", () => {
    expect(
      findBrokenRules({
        ...waits("unreported", 60, 3),
        orders: { day: 60, week: 240, taken_back: 0 },
      }),
    ).toEqual([]);
  });

  test("find no lack of events because one visitor opens many payment pages", () => {
    expect(findBrokenRules(createUnheard(2000, 24))).toEqual([]);
  });

  test("lead to a section of the runbook", () => {
    const runbook = readFileSync("docs/operating/incidents.md", "utf8");
    const headings = [...runbook.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
    for (const { section } of rules) expect(headings).toContain(section);
  });
});
