import type { Campaign, CampaignOptions, CampaignResult } from "../../campaign.ts";
import {
  CHECKOUTS_A_MINUTE,
  MEMBERS,
  type MeasuredLoad,
  measureLoad,
  READS_A_SECOND,
} from "./measure-load.ts";
import type { Overload } from "./overload.ts";
import { PROVIDER_MS } from "./start-loaded-backend.ts";
import { loadTables } from "./tables.ts";

const ABOUT = `The embedded backend with the real functions, the payment provider's stand-in, a PostgreSQL that keeps what it has confirmed, and the program that sends all of it share the cores of this machine. The stand-in takes ${PROVIDER_MS} ms for each answer to a function. Requests come at random times, whether or not earlier ones have been answered, and a request counts from when it should have been sent.

A checkout is everything from pressing the button until the buyer has access, as its steps say below. It ends once the program was read and the event of the payment was accepted. Buyers don't hesitate: the time in which they look at the provider's page, type, or think isn't in it, nor is the network between browsers and server. Each comes from one of 2,000 addresses, because limits count per address. Reads are those of the member area, by ${MEMBERS} accounts with a month of notes, each with its own token.`;

export const loadCampaign: Campaign = {
  name: "load",
  claim: `${CHECKOUTS_A_MINUTE} checkouts a minute and ${READS_A_SECOND} reads a second are served, and twice as much as that breaks nothing`,
  count: { whole: 100, part: 10, unit: "% of the time" },
  minutes: 15,
  isOnDemand: true,
  run,
};

async function run({ count, print }: CampaignOptions): Promise<CampaignResult> {
  const measured = await measureLoad(print, count / 100);
  const { checkoutOverload, readOverload } = measured;
  const problems = findProblems(measured);
  return {
    isKept: problems.length === 0,
    figures: `this machine holds ${Math.round(checkoutOverload.knee * 60)} checkouts a minute and ${Math.round(readOverload.knee)} reads a second`,
    problems,
    details: `${ABOUT}\n\n${loadTables(measured)}`,
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
