import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { differences } from "./differences.ts";
import { olderBuild } from "./older-build.ts";
import { pageVisits } from "./page-visits.ts";
import { quizVisits } from "./quiz-visits.ts";
import { moments, watchVisit } from "./watch-visit.ts";

const visits = [...pageVisits, ...quizVisits];
/** Every so many visits, the host keeps the older build's files. */
const KEPT_OF = 5;
const PROGRESS_EVERY = 50;

export const olderBuilds: FaultRow = {
  name: "older-builds",
  claim:
    "A page of an older build works on when a new one is published, with one reload at most, and keeps all answers",
  inputs: `visitors in Chromium with an open page of ${differences.length} older builds: ${differences.map(({ name }) => name).join("; ")}. They open each type of screen, each page, and each tab, and do three things`,
  faults: `the newest build is published ${moments.join(", ")}, by a host that drops the older build's files, and by one that keeps them`,
  count: { whole: differences.length * visits.length, part: visits.length },
  minutes: 6.2,
  isOnDemand: true,
  run,
};

async function run({ count, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const sum = { reloads: 0, missed: 0, done: 0 };
  const builds = new Set<string>();
  const problems = await collectProblems(count, async (index) => {
    const about = await createCase(index);
    builds.add(about.build.name);
    const visitor = await openVisitor(site);
    try {
      const { problems, reloads, missed } = await watchVisit(site, visitor, about);
      sum.reloads += reloads;
      sum.missed += missed;
      if (++sum.done % PROGRESS_EVERY === 0) print(`${sum.done} visits`);
      return problems.map((problem) => `${describeCase(about)}: ${problem}`);
    } catch (error) {
      return [`${describeCase(about)}: ${error}`];
    } finally {
      await visitor.close();
    }
  });
  if (sum.missed === 0) problems.push("No file was ever missing.");
  return {
    isKept: problems.length === 0,
    figures: `${count} visits in ${builds.size} older builds, ${sum.missed} requests for files that were gone, ${sum.reloads} reloads: ${problems.length} problems`,
    problems,
  };
}

type Case = Parameters<typeof watchVisit>[2];

/** The cases in an order in which the first ones differ in the visit, and then in the build. */
async function createCase(index: number): Promise<Case> {
  const round = Math.floor(index / visits.length);
  const nth = round % differences.length;
  const shift = index + nth + Math.floor(round / differences.length);
  return {
    visit: visits[index % visits.length] as Case["visit"],
    moment: moments[shift % moments.length] as Case["moment"],
    build: await olderBuild(nth),
    keepsFiles: index % KEPT_OF === KEPT_OF - 1,
  };
}

const describeCase = ({ visit, build, moment, keepsFiles }: Case) =>
  `${visit.name}, a build ${build.name}, published ${moment}, files ${keepsFiles ? "kept" : "gone"}`;
