import type { Health } from "./health.ts";
import { ageMs, amount, durationText, HOUR_MS, MINUTE_MS, type Rule } from "./rule.ts";

/** A session that isn't paid expires after a day, which is an event, too. */
const MAX_SILENCE_MS = 25 * HOUR_MS;
const MIN_SILENCE_MS = 2 * HOUR_MS;

/** An event may come a moment after the sweep, or on its second try. */
const LATE_EVENT_MS = 10 * MINUTE_MS;
const LOST_EVENT_MS = 2 * HOUR_MS;
const FOREVER_AGO = "1970-01-01T00:00:00Z";
const MANY_UNREPORTED = 3;
const UNREPORTED_SHARE = 0.05;

const LATEST_SWEEP_MS = 20 * MINUTE_MS;
const MAX_CHECK_MS = 30 * MINUTE_MS;
const MANY_ERRORS = 3;

const isUnreachable = (kind: string) => /^Stripe(Connection|API|RateLimit)Error/.test(kind);
const isRefused = (kind: string) => /^Stripe(Authentication|Permission)Error/.test(kind);

function recentErrors({ failures }: Health, isKind: (kind: string) => boolean): number {
  return failures.filter(({ kind }) => isKind(kind)).reduce((sum, { recent }) => sum + recent, 0);
}

/** True if the sweep found a payment, and no event has come since, about it or anything else. */
function isPaymentUnheard({ at, events, queues }: Health): boolean {
  const age = ageMs({ at }, queues.unreported.since);
  return age > LATE_EVENT_MS && ageMs({ at }, events.last_at ?? FOREVER_AGO) > age;
}

export const paymentRules: Rule[] = [
  {
    name: "provider-unreachable",
    isUrgent: true,
    subject: "Payment provider",
    finding(health) {
      const errors = recentErrors(health, isUnreachable);
      if (errors >= MANY_ERRORS)
        return `The payment provider didn't answer or returned an error: ${amount(errors, "call")} in this hour and the one before.`;
      return undefined;
    },
    toDo: "Look at the provider's status page. Buyers can't pay until it's back; nothing that was paid is lost.",
    section: "The provider is down",
  },
  {
    name: "key-refused",
    isUrgent: true,
    subject: "Payment provider's key",
    finding(health) {
      const errors = recentErrors(health, isRefused);
      return errors > 0
        ? `The payment provider refuses STRIPE_SECRET_KEY: ${amount(errors, "call")}.`
        : undefined;
    },
    toDo: "Set the current key. Nobody can buy until then.",
    section: "A key is leaked",
  },
  {
    name: "events-missing",
    isUrgent: true,
    subject: "Payment events",
    finding(health) {
      const { last_at, unheard_sessions, unheard_since } = health.events;
      const silence = ageMs(health, unheard_since);
      // However many payment pages one visitor opens, a payment without an event takes a buyer.
      const isSilent =
        silence > MAX_SILENCE_MS || (silence > MIN_SILENCE_MS && isPaymentUnheard(health));
      if (!isSilent) return undefined;
      const last = last_at ? `for ${durationText(ageMs(health, last_at))}` : "in the last 30 days";
      return `No event from the payment provider has arrived ${last}, although ${amount(unheard_sessions, "payment page was", "payment pages were")} opened since.`;
    },
    toDo: "Look at the webhook's deliveries in the provider's dashboard. The sweep records payments meanwhile, up to five minutes late.",
    section: "The webhook's secret was changed",
  },
  {
    name: "payments-unreported",
    isUrgent: false,
    subject: "Payments without an event",
    finding(health) {
      const { waiting, since } = health.queues.unreported;
      const age = ageMs(health, since);
      const areMany = waiting >= MANY_UNREPORTED && waiting > health.orders.day * UNREPORTED_SHARE;
      if (!isPaymentUnheard(health) && !areMany && age <= LOST_EVENT_MS) return undefined;
      return `The sweep recorded ${amount(waiting, "payment")} in the last day that no event has reported in full, the first one ${durationText(age)} ago.`;
    },
    toDo: "Look at the webhook's deliveries in the provider's dashboard. If the database was restored from a copy, this is the sweep filling the gap.",
    section: "The webhook's secret was changed",
  },
  {
    name: "payments-unchecked",
    isUrgent: false,
    subject: "Payments to check",
    finding(health) {
      const { waiting, since } = health.queues.payments;
      return ageMs(health, since) > MAX_CHECK_MS
        ? `${amount(waiting, "payment")} couldn't be checked, the first one for ${durationText(ageMs(health, since))}.`
        : undefined;
    },
    toDo: "Each sweep tries again. If it lasts after the provider is back, the log of stripe-reconcile has the kind of error.",
    section: "The provider is down",
  },
  {
    name: "sweep-stopped",
    isUrgent: true,
    subject: "Sweep",
    finding(health) {
      const { sweep } = health;
      if (!sweep)
        return "The sweep has never finished. In a new shop, the first one is due within 5 minutes.";
      const age = ageMs(health, sweep.at);
      return age > LATEST_SWEEP_MS
        ? `The last sweep finished ${durationText(age)} ago, and one is due every 5 minutes.`
        : undefined;
    },
    toDo: "Look at the log of stripe-reconcile, and at cron.job_run_details in the database.",
    section: "The sweep doesn't run",
  },
];
