import {
  type Campaign,
  type CampaignOptions,
  type CampaignResult,
  parseNumber,
} from "../../campaign.ts";
import { assumptions } from "./assumptions.ts";
import { inOrder, type Limit, visitorsAt } from "./limits.ts";
import { simulate } from "./model.ts";
import { readMeasured } from "./record.ts";

/** The options, and the assumptions that they replace. */
const names = {
  conversion: "conversion",
  bounce: "bounceShare",
  churn: "monthlyChurn",
  visits: "visitsPerMemberDay",
  days: "days",
} as const;

export const scaleCampaign: Campaign = {
  name: "scale",
  claim: "So many visitors a day don't meet a limit that stops something, as far as measured",
  count: { whole: 5_000, part: 5_000, unit: "visitors a day" },
  minutes: 0,
  isOnDemand: true,
  options: Object.fromEntries(
    Object.entries(names).map(([name, assumption]) => [
      name,
      `${assumption}, ${assumptions[assumption]} if left out`,
    ]),
  ),
  run,
};

async function run({ count, own, print }: CampaignOptions): Promise<CampaignResult> {
  const given = { ...assumptions, visitorsPerDay: count };
  for (const [name, assumption] of Object.entries(names))
    given[assumption] = parseNumber(name, own[name], given[assumption]);
  const demand = simulate(readMeasured(), given);
  print(JSON.stringify(demand, roundNumber, 2));
  const findReach = (limit: Limit) => visitorsAt(limit, demand, count);
  const inWords = (limit: Limit) =>
    `at ${Math.round(findReach(limit)).toLocaleString("en")} visitors a day: ${limit.name}, moved by ${limit.moved.by}`;
  const stops = inOrder(demand, "stops");
  for (const limit of stops) print(`stops ${inWords(limit)}`);
  for (const limit of inOrder(demand, "costs")) print(`costs ${inWords(limit)}`);
  const met = stops.filter((limit) => findReach(limit) < count);
  return {
    isKept: met.length === 0,
    figures: `${count.toLocaleString("en")} visitors a day meet ${met.length} of ${stops.length} limits that stop something`,
    problems: met.map(inWords),
  };
}

const roundNumber = (_key: string, value: unknown) =>
  typeof value === "number" ? Number(value.toPrecision(3)) : value;
