import type { Cluster } from "#tools/test-env/postgres.ts";
import { startMigratedCluster } from "../../backend/support/migrated-cluster.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../campaign.ts";
import { recordConsole } from "../faults/record-console.ts";
import { openStage, type Stage } from "./stage.ts";

/** A bad day: what causes it, what people notice, and the steps of the runbook. */
export interface Rehearsal extends Pick<Campaign, "name" | "isOnDemand"> {
  /** Its heading in docs/operating/incidents.md. */
  section: string;
  /** The provider's clock minus ours when it begins, in milliseconds. By default 0. */
  providerClockMs?: number;
  run(stage: Stage): Promise<void>;
}

export const toCampaign = (rehearsal: Rehearsal): Campaign => ({
  name: rehearsal.name,
  claim: `${rehearsal.section}: the steps of the runbook repair it, and no buyer loses anything`,
  minutes: 0.2,
  ...(rehearsal.isOnDemand && { isOnDemand: true }),
  run: (options) => rehearse(rehearsal, options),
});

let cluster: Promise<Cluster> | undefined;

/** Makes the bad day happen, and does its steps. All days share a cluster, which ends with us. */
async function rehearse(
  { name, providerClockMs = 0, run }: Rehearsal,
  { print }: CampaignOptions,
): Promise<CampaignResult> {
  const settings = { ...process.env };
  // The lines that functions log belong to the bad day.
  const { said, restore } = recordConsole();
  cluster ??= startMigratedCluster();
  let checks = 0;
  const stage = await openStage({
    cluster: (await cluster).url,
    name,
    providerClockMs,
    print(line) {
      if (line.startsWith("✓")) checks += 1;
      print(line);
    },
  });
  const problems: string[] = [];
  try {
    await run(stage);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error), ...said);
  } finally {
    await stage.close();
    restore();
    for (const setting of Object.keys(process.env)) delete process.env[setting];
    Object.assign(process.env, settings);
  }
  return { isKept: problems.length === 0, figures: `${checks} checks held`, problems };
}
