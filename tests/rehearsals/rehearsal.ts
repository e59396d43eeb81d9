import type { Campaign } from "../campaigns/campaign.ts";
import type { Stage } from "./stage.ts";

/** A bad day: what causes it, what people notice, and the steps of the runbook. */
export interface Rehearsal extends Pick<Campaign, "name" | "isOnDemand"> {
  /** Its heading in docs/operating.md. */
  section: string;
  /** The provider's clock minus ours when it begins, in milliseconds. By default 0. */
  providerClockMs?: number;
  run(stage: Stage): Promise<void>;
}
