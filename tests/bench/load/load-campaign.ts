import type { Campaign, CampaignOptions, CampaignResult } from "../../campaigns/campaign.ts";
import { load, writeSection } from "../report-page.ts";
import { underLoad } from "./load.ts";
import {
  CHECKOUTS_A_MINUTE,
  type MeasuredLoad,
  measureLoad,
  READS_A_SECOND,
} from "./measure-load.ts";
import type { Overload } from "./overload.ts";
import { loadTables } from "./tables.ts";

export const loadCampaign: Campaign = {
  name: "load",
  claim: `${CHECKOUTS_A_MINUTE} checkouts a minute and ${READS_A_SECOND} reads a second are served, and twice as much as that breaks nothing`,
  count: { whole: 100, part: 10, unit: "% of the time" },
  minutes: 15,
  isOnDemand: true,
  page: underLoad.page.file,
  run,
};

async function run({ count, isWritten, print }: CampaignOptions): Promise<CampaignResult> {
  const loadBefore = load();
  const measured = await measureLoad(print, count / 100);
  const tables = loadTables(measured);
  print(`\n${tables}`);
  if (isWritten) {
    const { written } = await import("../sections.ts");
    writeSection(underLoad, { tables, rounds: 1, loadBefore }, written);
  }
  const { checkoutOverload, readOverload } = measured;
  const problems = findProblems(measured);
  return {
    isKept: problems.length === 0,
    figures: `this machine holds ${Math.round(checkoutOverload.knee * 60)} checkouts a minute and ${Math.round(readOverload.knee)} reads a second`,
    problems,
  };
}

function findProblems({ checkouts, reads, ...measured }: MeasuredLoad): string[] {
  const { checkoutOverload, readOverload, end } = measured;
  const tallies = [checkouts, reads, checkoutOverload.load, readOverload.load, readOverload.buyers];
  const aims: [what: string, perSecond: number, Overload<unknown>][] = [
    ["checkouts", CHECKOUTS_A_MINUTE / 60, checkoutOverload],
    ["reads", READS_A_SECOND, readOverload],
  ];
  return [
    ...tallies.flatMap(({ failures }) => failures),
    ...aims.flatMap(([what, perSecond, { knee, recoveryMs }]) => [
      ...(knee < perSecond ? [`${what} are too slow at the rate that we aim at`] : []),
      ...(Number.isFinite(recoveryMs) ? [] : [`${what} are slow a minute after too many came`]),
    ]),
    ...(end === undefined ? [] : [`the backend ended with ${end}`]),
  ];
}
