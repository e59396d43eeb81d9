import { createRandom } from "#lib/seeded-random.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { runInTestBackend } from "../run-in-test-backend.ts";
import { type Damage, damages, inflict, type Recorded, readRecorded } from "./damages.ts";

/** So many that the provider's list has more than one page, whatever is damaged. */
const UNDAMAGED = 110;
/**
 * One every five minutes, so that everything is repaired within two hours. A sweep stops after 20
 * failures, and while the provider refuses a fifth of the requests, they come quickly.
 */
const MAX_SWEEPS = 24;
const REPORT = /^The sweep wrote down (\d+) payments/;

export const reconciler: FaultRow = {
  name: "reconciler",
  claim: "The sweep finds, repairs, and reports what the database has lost or got wrong",
  inputs: `paid, refunded, and disputed orders, half of them deleted and half altered, among ${UNDAMAGED} others`,
  faults:
    "a superuser, who may break every rule, deletes orders, facts, and payments, and alters statuses, amounts, and currencies; for half of them, the provider fails or limits a fifth of requests",
  count: { whole: 200, part: 20 },
  minutes: 0.2,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const provider = createTroubledProvider(createRandom(seed));
  const problems: string[] = [];
  const sweeps: number[] = [];
  const { said, leaks } = await runInTestBackend(
    async (testBackend) => {
      // Those in between are newer than a whole page of the provider's list.
      const oldest = await buy(testBackend, 0, Math.ceil(count / 2));
      for (let nth = 0; nth < UNDAMAGED; nth++) await testBackend.buyPlan();
      const newest = await buy(testBackend, oldest.length, count);
      await testBackend.settle();
      for (const half of [oldest, newest]) {
        const before = await readRecorded(testBackend.sql);
        await damageAll(testBackend, half);
        provider.isTroubled = half === newest;
        sweeps.push(await sweepUntilDone(testBackend));
        provider.isTroubled = false;
        problems.push(...findDifferences(before, await readRecorded(testBackend.sql), half));
        print(`${half.length} repaired in ${sweeps.at(-1)} sweeps`);
      }
    },
    { others: provider.refusal },
  );
  if (sweeps[0] !== 1) problems.push(`${sweeps[0]} sweeps without trouble instead of one`);
  const reported = said.reduce((sum, line) => sum + Number(REPORT.exec(line)?.[1] ?? 0), 0);
  if (reported !== count) problems.push(`${reported} repairs reported instead of ${count}`);
  problems.push(...leaks);
  return {
    isKept: problems.length === 0,
    figures: `${count} of ${count + UNDAMAGED} orders damaged, ${reported} repairs reported, in ${sweeps[0]} sweep without trouble, and in ${sweeps[1]} while the provider refused ${provider.countRefused()} requests: ${problems.length} problems`,
    problems,
  };
}

interface Damaged {
  session: string;
  damage: Damage;
}

/** Purchases, each with the next way to damage it. */
async function buy(testBackend: TestBackend, from: number, to: number): Promise<Damaged[]> {
  const purchases: Damaged[] = [];
  for (let nth = from; nth < to; nth++) {
    const damage = damages[nth % damages.length]!;
    const bought = await testBackend.buyPlan();
    await damage.history?.(testBackend, bought);
    purchases.push({ session: bought.sessionId, damage });
  }
  return purchases;
}

async function damageAll({ sql }: TestBackend, purchases: Damaged[]): Promise<void> {
  const before = await readRecorded(sql);
  for (const { damage, session } of purchases) await inflict(sql, damage, session);
  const after = await readRecorded(sql);
  const untouched = purchases.find(({ session }) => before.get(session) === after.get(session));
  if (untouched) throw new Error(`Nothing is ${untouched.damage.kind}: ${untouched.damage.name}.`);
}

function findDifferences(before: Recorded, after: Recorded, purchases: Damaged[]): string[] {
  const names = new Map(purchases.map(({ session, damage }) => [session, damage.name]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((session) => before.get(session) !== after.get(session))
    .map(
      (session) =>
        `${names.get(session) ?? "undamaged"}: ${after.get(session)} instead of ${before.get(session)}`,
    );
}

/** The number of sweeps that it took until one had nothing left to do. */
async function sweepUntilDone(testBackend: TestBackend): Promise<number> {
  for (let nth = 1; nth <= MAX_SWEEPS; nth++) {
    const { status, body } = await testBackend.sweep();
    if (status === 200 && body.failed === 0 && body.left.length === 0) return nth;
  }
  return MAX_SWEEPS;
}

/** Shares of requests that it refuses while it has trouble. */
const FAILS = 0.1;
const LIMITS = 0.1;

/** A provider that has trouble from time to time. */
function createTroubledProvider(chance: () => number) {
  let refused = 0;
  const provider = {
    isTroubled: false,
    countRefused: () => refused,
    /** Its refusal of a request; undefined if it answers. */
    async refusal({ url }: Request): Promise<Response | undefined> {
      if (!provider.isTroubled || !new URL(url).pathname.startsWith("/v1/")) return undefined;
      const drawn = chance();
      if (drawn >= FAILS + LIMITS) return undefined;
      refused++;
      return drawn < FAILS ? refusal(500, "api_error") : refusal(429, "rate_limit_error");
    },
  };
  return provider;
}

const refusal = (status: number, type: string) =>
  Response.json({ error: { type, message: "Not now." } }, { status });
