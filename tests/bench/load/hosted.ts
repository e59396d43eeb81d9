import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assumptions } from "../scale/assumptions.ts";
import { number, percent, thousands } from "../scale/format.ts";
import { sources } from "../scale/limit-sources.ts";
import type { Measured } from "../scale/measure.ts";
import { BEACONS } from "../scale/traffic.ts";
import type { Section } from "../section.ts";
import { table } from "../table.ts";
import {
  type Asked,
  askedByCheckout,
  askedByRead,
  hostedLimits,
  ONE_ENDPOINT,
} from "./hosted-limits.ts";
import { CHECKOUTS_A_MINUTE, READS_A_SECOND } from "./measure-load.ts";

const RECORD = join(import.meta.dirname, "..", "scale", "measured.json");

export const hosted: Section = {
  name: "hosted",
  title: "What a hosted project carries",
  page: { file: "docs/scale.md", title: "The cost at scale" },
  explanation: `\`npm run bench -- --only hosted\` works out at which rates a hosted project meets its published limits. It takes what each operation costs from [the measurements above](#one-request-to-the-database), not from the load on this machine: there, one process is the API, the auth service, and all functions, and it's the first limit.`,
  isOneRound: true,
  async measure() {
    const measured: Measured = JSON.parse(readFileSync(RECORD, "utf8"));
    return [
      limitTable(askedByCheckout(measured), askedByRead(measured)),
      unpaidInWords(),
      functionsInWords(measured),
      ASSUMED,
      heading("What to move first", movesInWords(measured)),
      heading("Access is decided on the primary", PRIMARY),
      heading("Where the limits are from", sourceList()),
    ].join("\n\n");
  },
};

const heading = (title: string, text: string) => `### ${title}\n\n${text}`;

function limitTable(checkout: Asked, read: Asked): string {
  const perSecond = CHECKOUTS_A_MINUTE / 60;
  const carried = (most: number, needed: number, unit: number) =>
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
    hostedLimits.map(({ name, most, unit, needed }) => [
      name,
      `${number(most)} ${unit}`,
      number(needed(checkout) * perSecond),
      carried(most, needed(checkout), 60),
      number(needed(read) * READS_A_SECOND),
      carried(most, needed(read), 1),
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

function movesInWords(measured: Measured): string {
  const { operations, visits } = measured;
  const { conversion, bounceShare } = assumptions;
  const beacons =
    bounceShare * (visits.bounce.calls[`POST ${BEACONS}`] ?? 0) +
    (1 - bounceShare) * (visits.walk.calls[`POST ${BEACONS}`] ?? 0);
  const countsMs = (beacons / conversion) * operations.recordEvents.databaseMs;
  const { databaseMs } = askedByCheckout(measured);
  return `1. **The provider's limit on one endpoint.** Stripe raises its limits on request; ask six weeks before a campaign. Where a call is refused, the function answers 503, the buyer's page asks again, and the event comes again: buyers wait longer, and no order is lost.
2. **The counts of visits:** [into ClickHouse](#when-to-switch), by setting \`EVENTS_URL\`. With ${percent(conversion)} buyers, the database works ${number(countsMs)} ms to count the visitors who come for each of them, and ${number(databaseMs)} ms on the purchase.
3. **The compute size.** Large is the first one with cores of its own, and from XL on, there are more of them. Changing it restarts the database.
4. **Not the member area to a read replica.** A replica can take copies for analysis. It refuses members, as the next part says.`;
}

const PRIMARY = `A read replica learns of a refund, an erased account, or a sign-out a moment later, and as long as it's cut off, never. So access is never decided there:

- Orders of an account, the program, its files, notes, and \`has_access()\` all pass \`private.require_open_session()\`. On a replica, it refuses with 503 instead of an answer. \`tests/database/replica.test.ts\` asks a real one.
- Neither the build nor the functions accept an address that answers from replicas: \`<project>-rr-<region>-<id>.supabase.co\`, or \`<project>-all.supabase.co\`, which sends reads to the nearest one.
- Functions decide on payments in the same statement that records them, and only the primary can write.`;

function sourceList(): string {
  const used = new Set(hostedLimits.map(({ source }) => source));
  return [
    ...[...used].map((name) => `- ${sources[name]}.`),
    "- [Supabase: limits of Edge Functions](https://supabase.com/docs/guides/functions/limits), read November 2026: 256 MB, 2 s of a processor for each request, 150 s until a response.",
    "- [Supabase: read replicas](https://supabase.com/docs/guides/platform/read-replicas) and [the address of the load balancer](https://supabase.com/blog/data-api-nearest-read-replica), read November 2026. That a replica's own address has `-rr-` in it isn't on these pages, so that's an assumption.",
  ].join("\n");
}
