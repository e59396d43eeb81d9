import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { wrongSessions } from "../browser/wrong-sessions.ts";
import { buyThrough } from "./buyer.ts";
import { type CheckoutBreak, checkoutBreak, DIFFERENT } from "./checkout-breaks.ts";

const PROGRESS_EVERY = 20;

export const checkoutFaults: FaultRow = {
  name: "checkout-faults",
  claim:
    "Whatever the network does during a purchase, the buyer waits for 16 s at most, reads what to do, and pays once",
  inputs:
    "purchases in Chromium from the offer to the open plan, by a buyer who presses what there is to press",
  faults:
    "requests and answers delayed by 30 s, reset, cut in half, and sliced into single bytes; connections refused; offline: at 12 points, one to three times",
  count: { whole: DIFFERENT, part: 7 },
  minutes: 3.3,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  let done = 0;
  const problems = await collectProblems(count, async (index) => {
    const broken = checkoutBreak(index);
    const found = await tryPurchase(
      site,
      broken,
      `fault-${seed}-${index}-${Date.now()}@example.com`,
    );
    const { fault, point, times } = broken;
    if (++done % PROGRESS_EVERY === 0) print(`${done} purchases`);
    return found.map((problem) => `${point.name}, ${fault}, ${times} ×: ${problem}`);
  });
  const different = Math.min(count, DIFFERENT);
  return {
    isKept: problems.length === 0,
    figures: `${count} purchases with ${different} different faults and points: ${problems.length} problems`,
    problems,
  };
}

async function tryPurchase(
  site: BuiltSite,
  broken: CheckoutBreak,
  email: string,
): Promise<string[]> {
  const visitor = await openVisitor(site);
  try {
    const problems = await buyThrough(visitor, broken, email);
    return [...problems, ...(await wrongSessions(site, visitor.network.getAnswered()))];
  } finally {
    await visitor.close();
  }
}
