import fc from "fast-check";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../campaigns/campaign.ts";
import { faultsOfPlan, randomMembers } from "./random-members.fixtures.ts";

const BATCH = 5_000;

/** The unit tests try its short part. */
export const randomMembersCampaign: Campaign = {
  name: "random-members",
  claim: "Members get full days, whatever their answers look like",
  count: { whole: 100_000, part: 2_000, unit: "members" },
  minutes: 15,
  isOnDemand: true,
  run: async (options) => tryMembers(options),
};

/** In batches, each with its own seed, so that a failing one can be run again alone. */
export function tryMembers({
  count,
  seed: first,
  print,
}: Pick<CampaignOptions, "count" | "seed" | "print">): CampaignResult {
  const source = realProgram();
  const property = fc.property(randomMembers, (answers) => {
    const faults = faultsOfPlan(answers, source) ?? ["nothing fits"];
    if (faults.length > 0) throw new Error(faults.join(", "));
  });
  const problems: string[] = [];
  for (let done = 0, seed = first; done < count; done += BATCH, seed += 1) {
    const numRuns = Math.min(BATCH, count - done);
    const { failed, counterexample, errorInstance } = fc.check(property, { numRuns, seed });
    if (failed) problems.push(`seed ${seed}: ${errorInstance}: ${JSON.stringify(counterexample)}`);
    print(`${done + numRuns} members, seed ${seed}`);
  }
  return {
    isKept: problems.length === 0,
    figures: `${count.toLocaleString("en")} members, ${problems.length} problems`,
    problems,
  };
}
