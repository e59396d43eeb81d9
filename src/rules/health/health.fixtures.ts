import type { Counted, Health, Queue } from "./health.ts";

/** The time of these reports. */
export const NOW = "2026-11-25T12:00:00Z";

/** So many minutes before the report. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

export const createCounted = (recent: number, day = recent, minutes = 5): Counted => ({
  recent,
  day,
  last_at: minutesAgo(minutes),
});

const empty: Queue = { waiting: 0, since: null };

/** A shop without a fault. */
export const healthy: Health = {
  at: NOW,
  events: { last_at: minutesAgo(4), unheard_sessions: 0, unheard_since: null },
  sessions: createCounted(12, 96),
  failures: [],
  mails: { sent: createCounted(3, 41) },
  sweep: { at: minutesAgo(3), looked: 212, repaired: 0, failed: 0 },
  repaired: null,
  passes: [],
  queues: {
    payments: empty,
    unreported: empty,
    refunds: empty,
    stopped_refunds: empty,
    receipts: empty,
    erasure_mails: empty,
    reminders: empty,
    conversions: empty,
  },
  orders: { day: 38, week: 240, taken_back: 1 },
  visits: { recent: 640, usual: 702 },
  versions: { funnel: "f3a91c", database: "20261125120100" },
  database_bytes: 84_000_000,
  look: {
    at: minutesAgo(3),
    site_misses: 0,
    build: "b81d2f",
    clock_skew_s: 0,
    functions: "project_alerts_12",
  },
  alerts: [],
};

/** Stripe's events don't arrive, mails bounce, and a refund needs the operator. */
export const troubled: Health = {
  ...healthy,
  events: { last_at: minutesAgo(610), unheard_sessions: 44, unheard_since: minutesAgo(600) },
  failures: [{ area: "restore-purchase", kind: "MailRefused 422", ...createCounted(4, 9) }],
  mails: {
    sent: createCounted(11, 60),
    bounced: createCounted(5, 8),
    "MailRefused 422": createCounted(4, 9),
  },
  repaired: createCounted(9, 14, 30),
  queues: {
    ...healthy.queues,
    unreported: { waiting: 9, since: minutesAgo(590) },
    stopped_refunds: { waiting: 1, since: minutesAgo(2900) },
    receipts: { waiting: 2, since: minutesAgo(130) },
  },
  alerts: [
    { rule: "events-missing", since: minutesAgo(480) },
    { rule: "mails-failing", since: minutesAgo(55) },
  ],
};
