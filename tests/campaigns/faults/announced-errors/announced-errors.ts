import { barriersOn } from "../../../e2e/support/axe.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { findAnnouncement, watchRegions } from "./announcements.ts";
import { errorCatalogue } from "./catalogue.ts";
import type { Stage, Trigger } from "./trigger.ts";
import { findUnmatchedTexts, triggers } from "./triggers.ts";

const ALL = triggers.length;
/** The short part takes one of so many, from all areas. */
const APART = 3;
const PART = 25;
const TIMEOUT_MS = 30_000;

export const announcedErrors: FaultRow = {
  name: "announced-errors",
  claim:
    "Every error message is announced, moves the focus to what you can do about it, and passes axe",
  inputs:
    "every error message in the code and the funnel, brought up for real in Chromium: the row finds them itself, and one that it can't bring up fails",
  faults:
    "mistyped and missing input, requests without an answer, answers that refuse, no network, full storage, files that don't load, and browsers that are too old",
  count: { whole: ALL, part: PART },
  minutes: 2,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const catalogue = errorCatalogue();
  const site = await openBuiltSite();
  const brought = new Set<string>();
  const problems = await collectProblems(Math.min(count, ALL), async (index) => {
    const trigger = triggers[(index * APART) % ALL] as Trigger;
    const email = `error-${seed}-${index}-${Date.now()}@example.com`;
    const found = await tryTrigger(site, trigger, email).catch((error) => [
      `isn't there: ${error}`,
    ]);
    if (found.length === 0) for (const text of trigger.texts) brought.add(text);
    for (const problem of found) print(`${trigger.texts[0]}: ${problem}`);
    return found.map((problem) => `"${trigger.texts[0]}" ${problem}`);
  });
  problems.push(...findUnmatchedTexts(catalogue));
  return {
    isKept: problems.length === 0,
    figures: `${brought.size} of ${catalogue.length} messages in ${Math.min(count, ALL)} situations: ${problems.length} problems`,
    problems,
  };
}

async function tryTrigger(site: BuiltSite, trigger: Trigger, email: string): Promise<string[]> {
  const { page, context, close } = await openVisitor(site);
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await context.addInitScript(watchRegions);
    return await problemsWith(trigger, { page, site, email });
  } finally {
    await close();
  }
}

async function problemsWith(
  { texts, provoke, focus, isNew = false }: Trigger,
  stage: Stage,
): Promise<string[]> {
  const { page } = stage;
  await provoke(stage);
  const problems: string[] = [];
  for (const text of texts) {
    const { role, wasThere, isFocused } = await findAnnouncement(page, text);
    if (isFocused) continue;
    if (role === undefined) problems.push("isn't in a live region");
    else if (!wasThere && role !== "alert") problems.push(`comes with its region, a ${role}`);
    else if (!wasThere && !isNew) problems.push("comes with its region");
  }
  const isFocused = await focus(page).evaluate((element) => element === document.activeElement);
  if (!isFocused) problems.push(`leaves the focus on ${await readFocused(page)}`);
  return [...problems, ...(await barriersOn(page))];
}

const readFocused = (page: Stage["page"]) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.outerHTML.slice(0, 120) ?? "nothing";
  });
