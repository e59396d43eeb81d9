import { badDeploy } from "./days/bad-deploy.ts";
import { clockOff } from "./days/clock-off.ts";
import { databaseRestored } from "./days/database-restored.ts";
import { diskFull } from "./days/disk-full.ts";
import { keyLeaked } from "./days/key-leaked.ts";
import { mailsBounce } from "./days/mails-bounce.ts";
import { providerDown } from "./days/provider-down.ts";
import { refundStorm } from "./days/refund-storm.ts";
import { siteDown } from "./days/site-down.ts";
import { webhookSecret } from "./days/webhook-secret.ts";
import { toCampaign } from "./rehearsal.ts";

/** The ten bad days, in the order of docs/operating/incidents.md. */
export const rehearsals = [
  providerDown,
  webhookSecret,
  databaseRestored,
  mailsBounce,
  refundStorm,
  keyLeaked,
  badDeploy,
  siteDown,
  clockOff,
  diskFull,
].map(toCampaign);
