import { assumptions } from "../scale/assumptions.ts";
import { number, percent, thousands } from "../scale/format.ts";
import { sources } from "../scale/limit-sources.ts";
import type { Measured } from "../scale/measure.ts";
import { readMeasured } from "../scale/record.ts";
import { BEACONS } from "../scale/traffic.ts";
import type { Section } from "../section.ts";
import { table } from "../table.ts";
import {
  type Asked,
  averageReadDemand,
  hostedLimits,
  ONE_ENDPOINT,
  sumCheckoutDemand,
} from "./hosted-limits.ts";
import { CHECKOUTS_A_MINUTE, READS_A_SECOND } from "./measure-load.ts";

export const hosted: Section = {
  name: "hosted",
  title: "What a hosted project carries",
  explanation: `\`npm run bench -- --only hosted\` works out at which rates a hosted project meets its published limits. It takes what each operation costs from [the measurements](bench-scale.md#one-request-to-the-database), not from the load on this machine: there, one process is the API, the auth service, and all functions, and it's the first limit.`,
  isOneRound: true,
  async measure() {
    const measured = readMeasured();
    return [
      limitTable(sumCheckoutDemand(measured), averageReadDemand(measured)),
      unpaidInWords(),
      functionsInWords(measured),
      ASSUMED,
      countsInWords(measured),
      sourceList(),
    ].join("\n\n");
  },
};

function limitTable(checkout: Asked, read: Asked): string {
  const perSecond = CHECKOUTS_A_MINUTE / 60;
  const formatCapacity = (most: number, needed: number, unit: number) =>
    needed > 0 ? thousands((most / needed) * unit) : "any";
  return table(
    [
      "Limit",
      "At most",
      `${CHECKOUTS_A_MINUTE} checkouts a minute need`,
      "Met at checkouts a minute",
      `${READS_A_SECOND} reads a second need`,
      "Met at reads a second",
    ],
    hostedLimits.map(({ name, most, unit, calculateNeed }) => [
      name,
      `${number(most)} ${unit}`,
      number(calculateNeed(checkout) * perSecond),
      formatCapacity(most, calculateNeed(checkout), 60),
      number(calculateNeed(read) * READS_A_SECOND),
      formatCapacity(most, calculateNeed(read), 1),
    ]),
  );
}

function unpaidInWords(): string {
  const { most = 0 } = hostedLimits.find(({ name }) => name === ONE_ENDPOINT) ?? {};
  const { checkoutsPerBuyer } = assumptions;
  return `The table counts sessions that are paid. If ${checkoutsPerBuyer} are opened for each of them, opening them is the call that meets the limit of one endpoint first: at ${thousands((most / checkoutsPerBuyer) * 60)} paid checkouts a minute.`;
}

/** Supabase limits the processor time of a call, but publishes no limit on calls at once. */
function functionsInWords({ functions }: Measured): string {
  const slowest = Math.max(...Object.values(functions).map(({ ms }) => ms));
  return `A function may use 2 s of a processor for each call. The slowest takes ${number(slowest)} ms here, database and waiting included. Supabase publishes no limit on calls at once or a second.`;
}

const ASSUMED = `These are assumptions: what Stripe calls one endpoint is one method of one address; a core of this machine does as much as one of the host's, shared or not; a database may be busy 70 % of the time; a live provider limits as its page says. The limits on signing in count per address, so they don't grow with buyers.`;

function countsInWords(measured: Measured): string {
  const { operations, visits } = measured;
  const { conversion, bounceShare } = assumptions;
  const beacons =
    bounceShare * (visits.bounce.calls[`POST ${BEACONS}`] ?? 0) +
    (1 - bounceShare) * (visits.walk.calls[`POST ${BEACONS}`] ?? 0);
  const countsMs = (beacons / conversion) * operations.recordEvents.databaseMs;
  const { databaseMs } = sumCheckoutDemand(measured);
  return `With ${percent(conversion)} buyers, the database works ${number(countsMs)} ms to count the visitors who come for each of them, and ${number(databaseMs)} ms on the purchase.`;
}

function sourceList(): string {
  const used = new Set(hostedLimits.map(({ source }) => source));
  return [
    ...[...used].map((name) => `- ${sources[name]}.`),
    "- [Supabase: limits of Edge Functions](https://supabase.com/docs/guides/functions/limits), read November 2026: 256 MB, 2 s of a processor for each request, 150 s until a response.",
  ].join("\n");
}
