import type { Campaign } from "./campaign.ts";
import { groups } from "./campaigns.ts";

const USAGE = `npm run campaign -- <name> …   runs campaigns, or whole groups of them
  --short                      a short part, without the campaigns that take long even so
  --count 1000 --seed 7        how much to try, and what's random
  --write                      writes the results to results/
  --help                       parts and options of the campaigns that are named`;

/** All campaigns, with about how long they take. */
export const listCampaigns = (): string =>
  [USAGE, ...Object.entries(groups).map(([name, group]) => listGroup(name, group))].join("\n\n");

function listGroup(name: string, group: readonly Campaign[]): string {
  return [
    name,
    ...group.map(
      (one) => `  ${one.name.padEnd(20)}${inWords(one.minutes).padStart(9)}  ${one.claim}`,
    ),
  ].join("\n");
}

const inWords = (minutes: number): string =>
  minutes < 1 ? "< 1 min" : `${Math.round(minutes)} min`;

/** Everything about one campaign. */
export function describeCampaign({ name, claim, ...more }: Campaign): string {
  const { count, minutes, inputs, faults, parts, options = {} } = more;
  const size = count && `${number(count.whole)} ${count.unit}; ${number(count.part)} with --short`;
  return [
    `${name}: ${claim}`,
    `  takes ${inWords(minutes)}${size ? ` for ${size}` : ""}`,
    ...(inputs ? [`  inputs: ${inputs}`] : []),
    ...(faults ? [`  faults: ${faults}`] : []),
    ...Object.entries(options).map(([option, about]) => `  --${option.padEnd(12)} ${about}`),
    ...(parts ? [`  parts: ${parts.join(", ")}`] : []),
  ].join("\n");
}

const number = (value: number): string => value.toLocaleString("en");
