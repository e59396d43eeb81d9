import { DAY_MS } from "#lib/day-ms.ts";
import type { Health, QueueName } from "./health.ts";
import { ageMs, amount, durationText, HOUR_MS, type Rule } from "./rule.ts";

const MANY_MAILS = 3;
const MAIL_SHARE = 0.1;

const STORM = 5;
const STORM_SHARE = 0.2;
const MAX_REFUND_MS = DAY_MS;

/** The time that things may wait, as each is repeated after minutes and then after hours. */
const QUEUE_TIMEOUTS: { queue: QueueName; ms: number; what: string }[] = [
  { queue: "receipts", ms: HOUR_MS, what: "receipt" },
  { queue: "erasure_mails", ms: HOUR_MS, what: "mail about an erased account" },
  { queue: "reminders", ms: 12 * HOUR_MS, what: "reminder" },
  { queue: "conversions", ms: 12 * HOUR_MS, what: "conversion" },
];

function mailCounts({ mails }: Health): { sent: number; failed: number; kinds: string[] } {
  const failing = Object.entries(mails).filter(
    ([kind, { recent }]) => kind !== "sent" && !kind.startsWith("reminder ") && recent > 0,
  );
  const failed = failing.reduce((sum, [, { recent }]) => sum + recent, 0);
  return { sent: mails.sent?.recent ?? 0, failed, kinds: failing.map(([kind]) => kind) };
}

export const buyerRules: Rule[] = [
  {
    name: "mails-failing",
    isUrgent: true,
    subject: "Mails",
    finding(health) {
      const { sent, failed, kinds } = mailCounts(health);
      // A mail that bounces was sent before.
      if (failed < MANY_MAILS || failed < MAIL_SHARE * Math.max(sent, failed)) return undefined;
      return `${amount(failed, "mail")} didn't arrive (${[...kinds].sort().join(", ")}), and ${sent} were sent.`;
    },
    toDo: "Look at the mail service's log. Receipts and codes are repeated; buyers in the same browser need no mail.",
    section: "Mails bounce",
  },
  {
    name: "refund-storm",
    isUrgent: true,
    subject: "Refunds and disputes",
    finding({ orders: { taken_back, week } }) {
      return taken_back >= STORM && taken_back > week * STORM_SHARE
        ? `${amount(taken_back, "order")} were refunded or disputed in the last day, of ${week} bought in the last week.`
        : undefined;
    },
    toDo: "Find out what they have in common before you answer the disputes. Refunds go on by themselves.",
    section: "Many refunds at once",
  },
  {
    name: "refunds-stuck",
    isUrgent: true,
    subject: "Refunds that wait",
    finding(health) {
      const { refunds, stopped_refunds: stopped } = health.queues;
      if (stopped.waiting > 0)
        return `${amount(stopped.waiting, "refund")} can't be made without you.`;
      return ageMs(health, refunds.since) > MAX_REFUND_MS
        ? `${amount(refunds.waiting, "refund")} can't be made, the first one for ${durationText(ageMs(health, refunds.since))}.`
        : undefined;
    },
    toDo: "The mail “Refunds that need you” has the orders and reasons. A refund of yours that came back isn't in it: look at your refunds in “Who did what”. A refund is due within 14 days.",
    section: "Refunds that need you",
  },
  {
    name: "queue-stuck",
    isUrgent: false,
    subject: "Queues",
    finding(health) {
      const stuck = QUEUE_TIMEOUTS.filter(
        ({ queue, ms }) => ageMs(health, health.queues[queue].since) > ms,
      );
      if (stuck.length === 0) return undefined;
      const parts = stuck.map(({ queue, what }) => {
        const { waiting, since } = health.queues[queue];
        return `${amount(waiting, what)} for up to ${durationText(ageMs(health, since))}`;
      });
      return `Something waits longer than it should: ${parts.join("; ")}.`;
    },
    toDo: "Mails wait for the mail service, conversions for the ad network. If both work, look at the log of stripe-reconcile.",
    section: "Mails bounce",
  },
];
