import type { Campaign, FaultRow } from "../campaign.ts";
import { abuseLimits } from "./abuse-limits/abuse-limits.ts";
import { authFaultsRow } from "./auth-faults/auth-faults.ts";
import { beacons } from "./beacons/beacons.ts";
import { checkoutFaults } from "./checkout-faults/checkout-faults.ts";
import { claimRaces } from "./claim-races/claim-races.ts";
import { crashPoints } from "./crash-points/crash-points.ts";
import { deliveries } from "./deliveries/deliveries.ts";
import { forgedWebhooks } from "./forged-webhooks/forged-webhooks.ts";
import { funnelSlips } from "./funnel-slips/funnel-slips.ts";
import { funnelVersions } from "./funnel-versions/funnel-versions.ts";
import { injections } from "./injections/injections.ts";
import { lateNews } from "./late-news/late-news.ts";
import { notesKept } from "./notes-kept/notes-kept.ts";
import { paymentHistories } from "./payment-histories/payment-histories.ts";
import { plantedSecrets } from "./planted-secrets/planted-secrets.ts";
import { quizStates } from "./quiz-states/quiz-states.ts";
import { reconciler } from "./reconciler/reconciler.ts";
import { rights } from "./rights/rights.ts";
import { simulation } from "./simulation/simulation.ts";
import { tamperedCheckouts } from "./tampered-checkouts/tampered-checkouts.ts";
import { walks } from "./walks/walks.ts";

export const rows: FaultRow[] = [
  deliveries,
  crashPoints,
  lateNews,
  paymentHistories,
  forgedWebhooks,
  tamperedCheckouts,
  claimRaces,
  rights,
  reconciler,
  abuseLimits,
  beacons,
  quizStates,
  funnelVersions,
  funnelSlips,
  simulation,
  checkoutFaults,
  walks,
  authFaultsRow,
  notesKept,
  injections,
  plantedSecrets,
];

/** All rows as campaigns. */
export const faults: Campaign[] = rows.map((row) => ({
  ...row,
  count: { ...row.count, unit: "inputs" },
}));
