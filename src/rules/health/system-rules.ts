import { amount, type Rule } from "./rule.ts";

/** The functions that buyers wait for. */
const WAITED_FOR = [
  ...["stripe-checkout", "stripe-verify", "stripe-webhook"],
  ...["restore-purchase", "withdraw", "erase-account"],
];
const MANY_ERRORS = 5;
const ERROR_SHARE = 0.05;

const USUAL_VISITS = 50;
const MISSES = 2;
/** The provider's events may be 5 minutes old, and a code works for 15. */
const MAX_SKEW_S = 120;

/** PostgreSQL: no space left, or read-only, as a hosted project becomes before that. */
const FULL = /^DatabaseError (53100|25006)$/;

export const systemRules: Rule[] = [
  {
    name: "errors",
    isUrgent: true,
    subject: "Errors",
    finding({ failures, sessions }) {
      const failing = failures.filter(
        ({ area, recent }) => WAITED_FOR.includes(area) && recent > 0,
      );
      const errors = failing.reduce((sum, { recent }) => sum + recent, 0);
      if (errors < MANY_ERRORS || errors < ERROR_SHARE * (errors + (sessions?.recent ?? 0)))
        return undefined;
      const kinds = failing.map(({ area, kind, recent }) => `${area} ${kind} (${recent})`);
      return `${amount(errors, "call")} from buyers failed: ${kinds.join(", ")}.`;
    },
    toDo: "If it began with a deploy, go back to the version before.",
    section: "A bad deploy",
  },
  {
    name: "visits-gone",
    isUrgent: true,
    subject: "Visits",
    finding: ({ visits: { recent, usual } }) =>
      recent === 0 && usual >= USUAL_VISITS
        ? `Nobody has visited for two hours. At this time of day, ${amount(usual, "visit")} usually begin.`
        : undefined,
    toDo: "Open the site and take the first steps of the quiz. If that fails since a deploy, go back to the version before.",
    section: "A bad deploy",
  },
  {
    name: "site-down",
    isUrgent: true,
    subject: "Site",
    finding: ({ look }) =>
      look && look.site_misses >= MISSES
        ? `The site's first page couldn't be read, ${look.site_misses} times in a row.`
        : undefined,
    toDo: "Look at the host's status page. Orders and members' data aren't stored there, so they're safe.",
    section: "The static host is down",
  },
  {
    name: "clock-off",
    isUrgent: false,
    subject: "Clock",
    finding({ look }) {
      const skew = look?.clock_skew_s ?? 0;
      if (Math.abs(skew) <= MAX_SKEW_S) return undefined;
      return `The functions' clock is ${Math.abs(skew)} seconds ${skew > 0 ? "ahead of" : "behind"} the site's.`;
    },
    toDo: "Set the clock by NTP. If it's more than 5 minutes ahead, every payment event is rejected as too old.",
    section: "The clock is off",
  },
  {
    name: "database-full",
    isUrgent: true,
    subject: "Database",
    finding({ failures }) {
      const refused = failures.filter(({ kind }) => FULL.test(kind));
      const recent = refused.reduce((sum, failure) => sum + failure.recent, 0);
      return recent > 0
        ? `The database couldn't write, because its disk is full or it's read-only: ${amount(recent, "call")}.`
        : undefined;
    },
    toDo: "Make the disk larger. The provider repeats its events for three days, so no payment is lost.",
    section: "The disk is full",
  },
];
