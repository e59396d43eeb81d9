import { spawnSync } from "node:child_process";
import { randomMembersCampaign } from "../member-plan/random-members.ts";
import { editedFunnel } from "../support/edited/edited-funnel.ts";
import { loadCampaign } from "./bench/load/load-campaign.ts";
import { scaleCampaign } from "./bench/scale/scale-campaign.ts";
import { soakCampaign } from "./bench/soak/soak-campaign.ts";
import { sweepCampaign } from "./bench/sweep-campaign.ts";
import type { Campaign, CampaignResult } from "./campaign.ts";
import { explorer } from "./explorer/explorer.ts";
import { faults } from "./faults/faults.ts";
import { plantBugs } from "./faults/planted-bugs/plant-bugs.ts";
import { mutation } from "./mutation/mutation.ts";
import { rehearsals } from "./rehearsals/rehearsals.ts";

/** `npm run test:all` runs them with a part of their samples. */
const FILES = ["every-member", "three-months"].map((name) => `tests/member-plan/${name}.test.ts`);

const longSamples: Campaign = {
  name: "long-samples",
  claim: "All kinds of members get full days, and 10,000 random ones get them for three months",
  minutes: 8,
  isOnDemand: true,
  run: async () => runTests(),
};

function runTests(): CampaignResult {
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "unit", ...FILES], {
    env: { ...process.env, TESTS: "whole" },
    stdio: "inherit",
  });
  return {
    isKept: status === 0,
    figures: `${FILES.length} files of tests`,
    problems: status === 0 ? [] : ["A test failed; see above"],
  };
}

/** Campaigns by the name of their group. */
export type Groups = Readonly<Record<string, readonly Campaign[]>>;

/** All campaigns. The name of a group runs everything in it. */
export const groups: Groups = {
  faults,
  rehearsals,
  searches: [explorer, randomMembersCampaign, longSamples, editedFunnel],
  "tests-of-tests": [plantBugs, mutation],
  measurements: [loadCampaign, soakCampaign, sweepCampaign, scaleCampaign],
};
