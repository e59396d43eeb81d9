import { momentText } from "#lib/texts/utc-times.ts";
import type { Health, Pass, QueueName } from "#rules/health/health.ts";
import { ageMs, amount, durationText } from "#rules/health/rule.ts";

export interface Fact {
  label: string;
  value: string;
  /** The rules that say whether it's fine. */
  rules: string[];
  /** Nothing is known about it yet, so no rule can say that it's fine. */
  isUnknown?: boolean;
}

export interface FactGroup {
  title: string;
  facts: Fact[];
}

/** Everything that's known, in words and figures. */
export const factGroups = (health: Health): FactGroup[] => [
  { title: "Payments", facts: paymentFacts(health) },
  { title: "Mails and queues", facts: [...mailFacts(health), ...queueFacts(health)] },
  { title: "Site and functions", facts: systemFacts(health) },
];

const NEVER = "never in 30 days";
const SECOND_MS = 1000;

const ago = (health: Health, time: string | null | undefined): string =>
  time ? `${durationText(ageMs(health, time))} ago` : NEVER;

function paymentFacts(health: Health): Fact[] {
  const { events, sessions, sweep, repaired, passes, orders } = health;
  const left = passes.map(passText).join("; ");
  return [
    {
      label: "Last event from the payment provider",
      value: ago(health, events.last_at),
      rules: ["events-missing", "provider-unreachable", "key-refused"],
      isUnknown: !events.last_at,
    },
    {
      label: "Payment pages opened in 24 hours",
      value: (sessions?.day ?? 0).toLocaleString("en-US"),
      rules: [],
    },
    {
      label: "Orders in 24 hours",
      value: `${orders.day.toLocaleString("en-US")}, ${orders.taken_back} refunded or disputed`,
      rules: ["refund-storm"],
    },
    {
      label: "Last sweep",
      value: sweep
        ? `${ago(health, sweep.at)}: ${amount(sweep.looked, "session")} checked, ${sweep.repaired} recorded`
        : NEVER,
      rules: ["sweep-stopped"],
    },
    {
      label: "Payments that only the sweep found, in 24 hours",
      value: (repaired?.day ?? 0).toLocaleString("en-US"),
      rules: [],
    },
    queueFact(health, "unreported", "Of these, still without an event", ["payments-unreported"]),
    { label: "Unfinished passes of the sweep", value: left || "none", rules: [] },
    queueFact(health, "payments", "Payments that couldn't be checked", ["payments-unchecked"]),
  ];
}

/** The provider's lists begin with the latest item. */
function passText({ hours, list, reached }: Pass): string {
  const at = `${amount(hours, "hour")}, at ${list}`;
  return reached === null
    ? at
    : `${at}, back to ${momentText(new Date(reached * SECOND_MS).toISOString())}`;
}

function mailFacts(health: Health): Fact[] {
  const failed = Object.entries(health.mails).filter(([kind]) => kind !== "sent");
  const kinds = failed.filter(([, { day }]) => day > 0).map(([kind, { day }]) => `${day} ${kind}`);
  return [
    {
      label: "Mails in 24 hours",
      value: [`${health.mails.sent?.day ?? 0} sent`, ...kinds].join(", "),
      rules: ["mails-failing"],
    },
  ];
}

const queueFacts = (health: Health): Fact[] => [
  queueFact(health, "refunds", "Refunds that wait", ["refunds-stuck"]),
  queueFact(health, "stopped_refunds", "Refunds that need you", ["refunds-stuck"]),
  queueFact(health, "receipts", "Receipts to mail", ["queue-stuck"]),
  queueFact(health, "erasure_mails", "Mails about erased accounts", ["queue-stuck"]),
  queueFact(health, "reminders", "Reminders to mail", ["queue-stuck"]),
  queueFact(health, "conversions", "Conversions to send", ["queue-stuck"]),
];

function queueFact(health: Health, name: QueueName, label: string, rules: string[]): Fact {
  const { waiting, since } = health.queues[name];
  const value =
    waiting === 0 ? "none" : `${waiting}, the first for ${durationText(ageMs(health, since))}`;
  return { label, value, rules };
}

const MEGABYTE = 1_000_000;

function systemFacts(health: Health): Fact[] {
  const { look, visits, versions, database_bytes } = health;
  const size = `${Math.round(database_bytes / MEGABYTE).toLocaleString("en-US")} MB`;
  return [
    {
      label: "Visits in two hours",
      value: `${visits.recent.toLocaleString("en-US")}; usually ${visits.usual.toLocaleString("en-US")}`,
      rules: ["visits-gone"],
    },
    {
      label: "Site",
      value: look
        ? `build ${look.build ?? "unknown"}, looked at ${ago(health, look.at)}`
        : "not looked at yet",
      rules: ["site-down"],
      isUnknown: !look,
    },
    { label: "Funnel of the last visit", value: versions.funnel ?? "unknown", rules: [] },
    {
      label: "Functions",
      value: look?.functions ?? "not deployed",
      rules: ["errors"],
      isUnknown: !look?.functions,
    },
    {
      label: "Database",
      value: `${size}, migration ${versions.database ?? "unknown"}`,
      rules: ["database-full"],
    },
    {
      label: "Clock",
      value:
        look?.clock_skew_s == null ? "not compared" : `${amount(look.clock_skew_s, "second")} off`,
      rules: ["clock-off"],
      isUnknown: look?.clock_skew_s == null,
    },
  ];
}
