import type { sources } from "./limit-sources.ts";
import type { Demand } from "./model.ts";

/** A published limit, or one in our own settings. */
export interface Limit {
  name: string;
  /**
   * stops: requests are refused, or wait. costs: the included amount is used up, and more must be
   * paid for.
   */
  kind: "stops" | "costs";
  most: number;
  unit: string;
  demand(asked: Demand): number;
  /** The change that raises it, and the new limit. */
  moved: { by: string; most?: number };
  source: keyof typeof sources | "ours";
}

const CREDITS_PER_GB = 20;
const CREDITS_PER_REQUEST = 2 / 10_000;
/** A busier database responds late. */
const BUSY_SHARE = 0.7;

/**
 * Measured by `npm run campaign -- sweep`: 20,800 recorded sessions in 150 s. A run stops after 100 s,
 * and 12 runs start in an hour.
 */
const SWEPT_PER_HOUR = (20_800 / 150) * 100 * 12;

export const limits: Limit[] = [
  {
    name: "Netlify Pro, credits",
    kind: "stops",
    most: 5000,
    unit: "a month",
    demand: ({ static: files }) =>
      files.gigabytesPerMonth * CREDITS_PER_GB + files.perMonth * CREDITS_PER_REQUEST,
    moved: { by: "auto recharge, 1,000 credits for $20; or another host" },
    source: "netlify",
  },
  {
    name: "Vercel Pro, requests",
    kind: "costs",
    most: 10e6,
    unit: "a month",
    demand: ({ static: files }) => files.perMonth,
    moved: { by: "$2 for each further million" },
    source: "vercel",
  },
  {
    name: "Vercel Pro, data",
    kind: "costs",
    most: 1000,
    unit: "GB a month",
    demand: ({ static: files }) => files.gigabytesPerMonth,
    moved: { by: "$0.15 for each further GB" },
    source: "vercel",
  },
  {
    name: "Function calls",
    kind: "costs",
    most: 2e6,
    unit: "a month",
    demand: ({ functions }) => functions.perMonth,
    moved: { by: "$2 for each further million" },
    source: "billing",
  },
  {
    name: "Monthly active users",
    kind: "costs",
    most: 100_000,
    unit: "accounts",
    demand: ({ monthlyActiveUsers }) => monthlyActiveUsers,
    moved: { by: "$0.00325 for each further one" },
    source: "billing",
  },
  {
    name: "Data sent by the backend",
    kind: "costs",
    most: 250,
    unit: "GB a month",
    demand: ({ backendGigabytesPerMonth }) => backendGigabytesPerMonth,
    moved: { by: "$0.09 for each further GB" },
    source: "billing",
  },
  {
    name: "Disk, included",
    kind: "costs",
    most: 8,
    unit: "GB",
    demand: ({ gigabytesPerYear }) => gigabytesPerYear,
    moved: { by: "$0.125 a month for each further GB; it grows by itself" },
    source: "billing",
  },
  {
    name: "Size of a database that Supabase recommends for Micro, after a year",
    kind: "stops",
    most: 10,
    unit: "GB",
    demand: ({ gigabytesPerYear }) => gigabytesPerYear,
    moved: { by: "2XL, 1 TB (XL: 500 GB, 16XL: 10 TB)", most: 1000 },
    source: "compute",
  },
  {
    name: "Disk, largest of gp3",
    kind: "stops",
    most: 16_000,
    unit: "GB",
    demand: ({ gigabytesPerYear }) => gigabytesPerYear,
    moved: { by: "io2", most: 60_000 },
    source: "compute",
  },
  {
    name: "Processor of the smallest paid database (Micro, 2 shared cores)",
    kind: "stops",
    most: 2 * BUSY_SHARE,
    unit: "busy cores",
    demand: ({ database }) => database.busyCores,
    moved: { by: "16XL, 64 cores", most: 64 * BUSY_SHARE },
    source: "compute",
  },
  {
    name: "Disk writes of Micro, one for each transaction that writes",
    kind: "stops",
    most: 500,
    unit: "a second",
    demand: ({ database }) => database.writes,
    moved: { by: "2XL and 12,000 provisioned on gp3", most: 12_000 },
    source: "compute",
  },
  {
    name: "Connections of Micro",
    kind: "stops",
    most: 60,
    unit: "busy at once",
    demand: ({ database }) => database.busyConnections,
    moved: { by: "12XL", most: 500 },
    source: "compute",
  },
  {
    name: "Stripe, one endpoint",
    kind: "stops",
    most: 25,
    unit: "calls a second",
    demand: ({ provider }) => provider.busiest.calls,
    moved: { by: "asking Stripe, 6 weeks before" },
    source: "stripe",
  },
  {
    name: "Stripe, all calls",
    kind: "stops",
    most: 100,
    unit: "calls a second",
    demand: ({ provider }) => provider.calls,
    moved: { by: "asking Stripe, 6 weeks before" },
    source: "stripe",
  },
  {
    name: "Mails of the auth service (`email_sent`)",
    kind: "stops",
    most: 100,
    unit: "an hour",
    demand: ({ mailsPerHour }) => mailsPerHour,
    moved: { by: "a larger number in `supabase/config.toml`, as far as the mail server goes" },
    source: "ours",
  },
  {
    name: "The sweep: orders of 48 hours within an hour",
    kind: "stops",
    most: SWEPT_PER_HOUR,
    unit: "orders",
    demand: ({ sessionsPerTwoDays }) => sessionsPerTwoDays,
    moved: {
      by: "a window of 12 hours, which is still swept every 5 minutes",
      most: SWEPT_PER_HOUR * 4,
    },
    source: "ours",
  },
];

/** The visitors per day at which a limit is reached, if everything else stays the same. */
export function visitorsAt(
  limit: Limit,
  asked: Demand,
  visitorsPerDay: number,
  most = limit.most,
): number {
  return (visitorsPerDay * most) / limit.demand(asked);
}

/** Sorted by which limit is reached first. */
export function inOrder(asked: Demand, kind: Limit["kind"]): Limit[] {
  const calculateLoad = (limit: Limit) => limit.demand(asked) / limit.most;
  return limits
    .filter((limit) => limit.kind === kind)
    .toSorted((one, other) => calculateLoad(other) - calculateLoad(one));
}
