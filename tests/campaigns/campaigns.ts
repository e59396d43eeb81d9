import { randomMembersCampaign } from "../member-plan/random-members.ts";
import { editedFunnel } from "../support/edited/edited-funnel.ts";
import { loadCampaign } from "./bench/load/load-campaign.ts";
import { scaleCampaign } from "./bench/scale/scale-campaign.ts";
import { soakCampaign } from "./bench/soak/soak-campaign.ts";
import { sweepCampaign } from "./bench/sweep-campaign.ts";
import type { Campaign } from "./campaign.ts";
import { explorer } from "./explorer/explorer.ts";
import { faults } from "./faults/faults.ts";
import { plantBugs } from "./faults/planted-bugs/plant-bugs.ts";
import { longSamples } from "./long-samples.ts";
import { mutation } from "./mutation/mutation.ts";
import { rehearsals } from "./rehearsals/rehearsals.ts";

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
