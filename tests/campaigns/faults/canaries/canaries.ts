import { canaries } from "../../../e2e/support/canaries.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { makeBuyer } from "../browser/member.ts";
import { openVisitor } from "../browser/visitor.ts";
import {
  databaseAnswers,
  fetchServedPages,
  publicFiles,
  readSoldFiles,
  type Surface,
  strangersToken,
} from "./surfaces.ts";

/** As much of a sentence as is never said anywhere else. */
const TELLING = 60;
/** More than there are. */
const ALL = 100_000;

export const canariesRow: FaultRow = {
  name: "canaries",
  claim: "Only people who have paid can read any part of the plan",
  inputs: "sentences of every part of the plan, and the files that come with it",
  faults:
    "looked for in every built file, every page, and every table and function of the database, as an anonymous visitor and as an account without an order",
  count: { whole: ALL, part: ALL },
  minutes: 0.1,
  isOnDemand: true,
  run,
};

async function run({ count }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const sentences = canaries()
    .map((sentence) => sentence.slice(0, TELLING))
    .slice(0, count);
  const surfaces = [
    ...publicFiles(),
    ...(await fetchServedPages(site)),
    ...(await databaseAnswers(site, "a visitor", undefined)),
    ...(await databaseAnswers(site, "a stranger", await strangersToken(site))),
  ];
  const sold = readSoldFiles();
  const problems = [
    ...surfaces.flatMap((surface) => findHits(surface, sentences, sold)),
    ...(await notFoundByMember(site, sentences)),
  ];
  return {
    isKept: problems.length === 0,
    figures: `${sentences.length} sentences and ${sold.length} files looked for in ${surfaces.length} places: ${problems.length} problems`,
    problems,
  };
}

function findHits({ name, text, bytes }: Surface, sentences: string[], sold: Buffer[]): string[] {
  const said = sentences.filter(
    (sentence) => text.includes(sentence) || text.includes(escapeJson(sentence)),
  );
  const isSold = bytes !== undefined && sold.some((file) => file.equals(bytes));
  return [
    ...said.map((sentence) => `${name} has "${sentence}"`),
    ...(isSold ? [`${name} is a file of the plan`] : []),
  ];
}

/** As a string in JSON or in a script. */
const escapeJson = (sentence: string) => JSON.stringify(sentence).slice(1, -1);

/** A member reads the sentences of the plan itself, so that looking for them does find them. */
async function notFoundByMember(site: BuiltSite, sentences: string[]): Promise<string[]> {
  const visitor = await openVisitor(site);
  const { token } = await makeBuyer(site, visitor.page, `canary-${Date.now()}@example.com`);
  await visitor.close();
  const answers = await databaseAnswers(site, "a member", token);
  const found = sentences.some((sentence) =>
    answers.some(({ text }) => text.includes(escapeJson(sentence))),
  );
  return found ? [] : ["not even a member finds a sentence"];
}
