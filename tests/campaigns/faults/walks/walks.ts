import { createRandom } from "#lib/seeded-random.ts";
import { realPlan } from "../../../support/real-plan.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { walkInBrowser } from "./browser-walk.ts";
import { strollAbout, walkToSales } from "./memory-walk.ts";
import { createWalker } from "./walker.ts";

/** A new visitor, with arms of their own. */
const NEW_VISITOR_OF = 20;
/** As often as it takes for 300 walks in a browser with a million in memory. */
const BROWSED_OF = 3_333;
const PROGRESS_EVERY = 50_000;

export const walks: FaultRow = {
  name: "walks",
  claim:
    "Whatever a visitor does in the quiz, nothing breaks, and the way to the sales page is open",
  inputs:
    "random walks through the funnel that we ship, each to the sales page in the end: in memory, and some in Chromium",
  faults:
    "back, reloads, links to any screen and to none, two choices at once, no choice, nonsense, waits and none, other tabs, lost storage, erased answers",
  count: { whole: 100_000, part: 4_000 },
  minutes: 12,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const begun = performance.now();
  const problems = await walkInMemory(count, seed, print);
  const perSecond = Math.round(count / ((performance.now() - begun) / 1_000));
  const browsed = Math.ceil(count / BROWSED_OF);
  problems.push(...(await walkInBrowsers(browsed, seed)));
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${number(count)} walks in memory to the sales page (${number(perSecond)} a second), and ${browsed} in Chromium: ${number(problems.length)} problems`,
    problems,
  };
}

async function walkInMemory(
  count: number,
  seed: number,
  print: (line: string) => void,
): Promise<string[]> {
  const chance = createRandom(seed);
  const plan = realPlan();
  const problems: string[] = [];
  let walker = createWalker(plan, chance);
  for (let walk = 1; walk <= count; walk++) {
    try {
      if (walk % NEW_VISITOR_OF === 0) walker = createWalker(plan, chance);
      problems.push(...strollAbout(walker, chance), ...(await walkToSales(walker, chance)));
    } catch (error) {
      problems.push(`walk ${walk}: ${error}`);
      walker = createWalker(plan, chance);
    }
    if (walk % PROGRESS_EVERY === 0) print(`${walk} walks`);
  }
  return problems;
}

async function walkInBrowsers(count: number, seed: number): Promise<string[]> {
  const site = await openBuiltSite();
  return collectProblems(count, async (index) => {
    const visitor = await openVisitor(site);
    try {
      const found = await walkInBrowser(visitor, createRandom(seed * count + index));
      return found.map((problem) => `Chromium ${index}: ${problem}`);
    } finally {
      await visitor.close();
    }
  });
}
