import { spawnSync } from "node:child_process";
import type { Campaign, CampaignResult } from "./campaign.ts";

/** `npm run test:all` runs them with a part of their samples. */
const FILES = ["every-member", "three-months"].map((name) => `tests/member-plan/${name}.test.ts`);

export const longSamples: Campaign = {
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
