import { createRandom } from "#lib/seeded-random.ts";
import { sweep } from "../../../../supabase/functions/stripe-reconcile/sweep.ts";
import type { TestBackend } from "../../../backend/support/start-test-backend.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { percentile } from "../percentile.ts";
import { runInTestBackend } from "../run-in-test-backend.ts";
import { fromPaidToInside } from "./from-paid-to-inside.ts";
import { type Channel, createTimeline, type Moment, SUBSETS, SWEEP_EVERY_MS } from "./timelines.ts";

const WITH_EVENT_MS = 2_000;
const WITHOUT_EVENT_MS = 3_000;
/** Fewer purchases don't show how long 99 of 100 take. */
const JUDGED_FROM = 100;
/** The sweep's log line if it has found a payment. */
const FOUND = /^The sweep wrote down 1 payments/;

export const lateNews: FaultRow = {
  name: "late-news",
  claim: "A buyer gets in soon, whether the event, the buyer, or only the sweep brings the news",
  inputs: `each of the ${SUBSETS.length} sets of event, landing, and sweep with so many timings, and as many real purchases with and without the event`,
  faults:
    "events and visits up to 72 hours late; events that are lost, or never made; only the sweep, every five minutes",
  count: { whole: 50, part: 2 },
  minutes: 0.7,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const chance = createRandom(seed);
  const problems: string[] = [];
  const slowest = new Map<Channel, number>();
  const { said, leaks } = await runInTestBackend(async (testBackend) => {
    for (const channels of SUBSETS) {
      for (let nth = 0; nth < count; nth++) {
        const timeline = createTimeline(channels, chance);
        const delivery = await deliverUpdates(
          testBackend,
          timeline,
          nth % 2 === 0 ? "drop" : "lose",
        ).catch((error): UpdateTimes => ({ ms: Infinity, problems: [String(error)] }));
        problems.push(
          ...delivery.problems.map((problem) => `${JSON.stringify(timeline)}: ${problem}`),
        );
        const first = timeline[0]?.channel ?? "sweep";
        slowest.set(first, Math.max(slowest.get(first) ?? 0, delivery.ms));
      }
      print(`${channels.join(", ")}: ${count} timings`);
    }
  });
  problems.push(...leaks, ...said.filter((line) => !FOUND.test(line)));

  const inside = await fromPaidToInside(2 * count);
  problems.push(...inside.problems);
  const p99 = { with: percentile(inside.with, 99), without: percentile(inside.without, 99) };
  const isJudged = 2 * count >= JUDGED_FROM;
  if (isJudged && p99.with > WITH_EVENT_MS) problems.push("too long from paid to inside");
  if (isJudged && p99.without > WITHOUT_EVENT_MS) problems.push("too long without an event");
  const slow = [...slowest].map(([channel, ms]) => `${seconds(ms)} by ${channel}`);
  return {
    isKept: problems.length === 0,
    figures: `${SUBSETS.length} sets with ${count} timings each, access at the latest after ${slow.join(", ")}; ${2 * count} purchases each way, 99 of 100 from paid to inside in ${seconds(p99.with)} with the event and ${seconds(p99.without)} without: ${problems.length} problems`,
    problems,
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`;

const SWEPT_HOURS = 48;
/** The time that news may take from when it can arrive: for the sweep, that's the payment. */
const LIMITS_MS: Record<Channel, number> = {
  event: 2_000,
  landing: 3_000,
  sweep: SWEEP_EVERY_MS,
};

/** The fate of an event that isn't sent: it's never made, or made and lost. */
type Fate = "drop" | "lose";

interface UpdateTimes {
  /** The time that the first news took. */
  ms: number;
  problems: string[];
}

/** Lets a buyer pay, and the news arrive as planned. Each has to leave exactly one order. */
async function deliverUpdates(
  testBackend: TestBackend,
  timeline: Moment[],
  fate: Fate,
): Promise<UpdateTimes> {
  const event = timeline.find(({ channel }) => channel === "event");
  await testBackend.switches({
    drop: String(!event && fate === "drop"),
    lose: String(!event && fate === "lose"),
    delayMs: String(event?.afterMs ?? 0),
  });
  const { sessionId } = await testBackend.buyPlan();
  const paidAt = testBackend.now();
  const problems: string[] = [];
  const expectOrders = async (wanted: string, when: string) => {
    const orders = (await testBackend.orders(sessionId)).join();
    if (orders !== wanted) problems.push(`${when}, the orders are "${orders}"`);
  };

  await expectOrders("", "before any news");
  let firstMs: number | undefined;
  for (const { channel, afterMs } of timeline) {
    const begun = performance.now();
    await testBackend.settle(paidAt + afterMs - testBackend.now());
    if (channel === "landing") await testBackend.verify(sessionId);
    if (channel === "sweep") await sweep({ hours: SWEPT_HOURS, now: testBackend.now });
    const workMs = performance.now() - begun;
    await expectOrders("completed", `after the ${channel}`);
    if (firstMs !== undefined) continue;
    firstMs = channel === "sweep" ? afterMs + workMs : workMs;
    if (firstMs > LIMITS_MS[channel]) problems.push(`the ${channel} took ${firstMs} ms`);
  }
  return { ms: firstMs ?? Infinity, problems };
}
