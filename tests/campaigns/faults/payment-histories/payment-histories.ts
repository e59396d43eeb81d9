import postgres from "postgres";
import { createRandom } from "#lib/seeded-random.ts";
import { deriveStatus } from "../../../backend/orders/derive-status.ts";
import { MIGRATED, startMigratedCluster } from "../../../backend/support/migrated-cluster.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../../../backend/support/wrap-database.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";

const CONNECTIONS = 16;
const MAX_BATCHES = 6;
const MAX_FACTS = 5;
const PROGRESS_EVERY = 20_000;

/** A refund's amount follows from its name, so that facts never contradict each other. */
const REFUNDS: Record<string, number> = { re_1: 1, re_2: 999, re_3: 1999, re_4: 2999, re_5: 2000 };
const DISPUTES = ["dp_1", "dp_2"];
const DISPUTE_KINDS = ["dispute_opened", "dispute_won", "dispute_lost"];

const FACTS: Fact[] = [
  // Most payments have been paid.
  ...Array.from({ length: 6 }, () => paid),
  ...Object.entries(REFUNDS).flatMap(([source, amount]) => [
    { kind: "refund", source, amount },
    { kind: "refund_failed", source },
  ]),
  ...DISPUTES.flatMap((source) => DISPUTE_KINDS.map((kind) => ({ kind, source }))),
];

export const paymentHistories: FaultRow = {
  name: "payment-histories",
  claim: "Access follows from what happened to a payment, in whatever order it becomes known",
  inputs:
    "random histories of payments, refunds, failed refunds, and disputes, in one to six batches that overlap and repeat",
  faults: "any order, and twice; a refund or a dispute before its payment",
  count: { whole: 100_000, part: 2_000 },
  minutes: 8,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const cluster = await startMigratedCluster();
  const sql = postgres(`${cluster.url}/${MIGRATED}`, { max: CONNECTIONS });
  const testDatabase = wrapDatabase(sql);
  const chance = createRandom(seed);
  const problems: string[] = [];
  const seen = new Map<string, number>();
  let next = 0;

  const work = async () => {
    while (next < count) {
      const nth = next++;
      const batches = randomBatches(chance);
      const status = deriveStatus(batches.flat());
      const session = `history_${nth}`;
      let said: string | null = null;
      for (const batch of batches) said = (await testDatabase.record(session, batch)).status;
      const orders = (await testDatabase.orders(session)).map((order) => order.status);
      const wanted = status ? [status] : [];
      if (said !== status || String(orders) !== String(wanted))
        problems.push(`${JSON.stringify(batches)}: ${said}, ${orders} instead of ${status}`);
      seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
      if (nth > 0 && nth % PROGRESS_EVERY === 0) print(`${nth} histories`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));

  const [sum] = await sql<{ orders: number }[]>`
    select count(*)::int as orders from public.stripe_orders where amount_total = ${PRICE.amount}`;
  await sql.end();
  cluster.stop();
  const paidCount = count - (seen.get("null") ?? 0);
  if (sum?.orders !== paidCount) problems.push(`${sum?.orders} orders instead of ${paidCount}`);
  const statuses = [...seen].map(([status, times]) => `${times.toLocaleString("en")} ${status}`);
  return {
    isKept: problems.length === 0 && seen.size === 4,
    figures: `${count.toLocaleString("en")} histories (${statuses.toSorted().join(", ").replace("null", "never paid")}): ${problems.length} wrong`,
    problems,
  };
}

function randomBatches(chance: () => number): Fact[][] {
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  return Array.from({ length: 1 + upTo(MAX_BATCHES - 1) }, () =>
    Array.from({ length: upTo(MAX_FACTS) }, () => FACTS[upTo(FACTS.length - 1)] ?? paid),
  );
}
