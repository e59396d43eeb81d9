import { ensurePostgres } from "#tools/test-env/postgres.ts";
import {
  type Campaign,
  type CampaignOptions,
  type CampaignResult,
  parseNumber,
  UsageError,
} from "../../campaign.ts";
import { plantedLeaks } from "./planted-leaks.ts";
import { isSteady, summarize, toMarkdown } from "./result.ts";
import { soak } from "./soak.ts";

export const soakCampaign: Campaign = {
  name: "soak",
  claim: "Nothing leaks from the backend and its database while all kinds of requests come",
  count: { whole: 60, part: 5, unit: "minutes" },
  minutes: 61,
  isOnDemand: true,
  options: {
    every: "seconds between two samples, 60 if left out",
    pace: "multiplies the traffic, 1 if left out",
    plant: `plants a leak, which must be found: ${Object.keys(plantedLeaks).join(", ")}`,
  },
  run,
};

async function run({ count, own, print }: CampaignOptions): Promise<CampaignResult> {
  const { plant } = own;
  if (plant !== undefined && !Object.hasOwn(plantedLeaks, plant))
    throw new UsageError(`--plant takes ${Object.keys(plantedLeaks).join(", ")}, not "${plant}".`);
  ensurePostgres();
  const soaked = await soak({
    minutes: count,
    everySeconds: parseNumber("every", own.every, 60),
    pace: parseNumber("pace", own.pace, 1),
    plantedLeak: plant,
    log: print,
  });
  const result = summarize(soaked);
  const { minutes, requests, problems, findings } = result;
  const leaks = findings.filter(({ verdict }) => verdict !== "steady");
  return {
    isKept: isSteady(result),
    figures: `${requests.toLocaleString("en")} visitors and members in ${minutes} minutes, and ${leaks.length} of ${findings.length} measures that aren't steady`,
    problems: [...problems, ...leaks.map(({ name, verdict }) => `${name}: ${verdict}`)],
    details: toMarkdown(result),
  };
}
