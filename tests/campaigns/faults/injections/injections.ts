import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { openAddresses } from "./addresses.ts";
import { fillInForms } from "./forms.ts";
import { beginVisit, type HostileVisit } from "./hostile-visit.ts";
import { walkMemberArea } from "./member-walk.ts";
import { payloads } from "./payloads.ts";
import { findLenience } from "./policy.ts";
import { walkPurchase, walkQuiz } from "./purchase-walk.ts";
import { openWithHostileItems } from "./stored-items.ts";

const TIMEOUT_MS = 30_000;
/** Each visit begins with another payload, so that each place gets another one. */
const APART = 7;

const parts: [name: string, walk: (visit: HostileVisit) => Promise<void>][] = [
  ["addresses", openAddresses],
  ["forms", fillInForms],
  ["quiz", walkQuiz],
  ["purchase", walkPurchase],
  ["member area", walkMemberArea],
  ["storage", openWithHostileItems],
];

export const injections: FaultRow = {
  name: "injections",
  claim:
    "Whatever text gets into a page, nothing of it runs, the Content-Security-Policy has nothing to refuse, and the text is shown as text",
  inputs: `whole visits in Chromium, from the quiz through the purchase to the member area, with ${payloads.length} hostile texts in turn`,
  faults:
    "scripts, handlers, addresses, frames, drawings, templates, disguised characters, names with a meaning, formulas, and 20 kB, in every field, path, query, fragment, and stored item, in recipes, and in the server's other answers",
  count: { whole: 5, part: 1 },
  minutes: 2.3,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const lenience = await findLenience(site);
  let used = 0;
  const found = await collectProblems(count, async (index) => {
    const first = ((seed - 1) * count + index) * APART;
    const visited = await visitOnce(site, first);
    used += visited.used;
    for (const problem of visited.problems) print(`${index}: ${problem}`);
    return visited.problems.map((problem) => `${index}: ${problem}`);
  });
  const problems = [...lenience, ...found];
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${count} visits with ${number(used)} uses of ${payloads.length} hostile texts: ${number(problems.length)} problems`,
    problems,
  };
}

async function visitOnce(site: BuiltSite, first: number) {
  const visitor = await openVisitor(site);
  visitor.context.setDefaultTimeout(TIMEOUT_MS);
  const email = `hostile-${first}-${Date.now()}@example.com`;
  const visit = await beginVisit(visitor, { site, email, first });
  try {
    for (const [name, walk] of parts)
      await walk(visit).catch((error) => {
        throw new Error(`${name}: ${error}`);
      });
  } catch (error) {
    visit.problems.push(String(error));
  } finally {
    await visitor.close();
  }
  return { used: visit.countUsed(), problems: visit.problems };
}
