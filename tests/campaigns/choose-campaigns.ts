import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { type Campaign, UsageError } from "./campaign.ts";
import type { Groups } from "./campaigns.ts";

export interface Chosen {
  campaign: Campaign;
  parts: string[];
}

/**
 * Finds the campaigns and groups that are named, each followed by the parts to run of it. Without
 * names, and in groups, a short run leaves out what only runs by name. Throws a `UsageError` for a
 * name that doesn't exist.
 */
export function chooseCampaigns(
  groups: Groups,
  names: readonly string[],
  isShort: boolean,
): Chosen[] {
  const campaigns = Object.values(groups).flat();
  const chosen: Chosen[] = [];
  const add = (group: readonly Campaign[]) =>
    chosen.push(
      ...group
        .filter(({ isOnDemand }) => !(isShort && isOnDemand))
        .map((campaign) => ({ campaign, parts: [] })),
    );
  if (names.length === 0) add(campaigns);
  for (const name of names) {
    const last = chosen.at(-1);
    const campaign = campaigns.find((one) => one.name === name);
    if (last?.campaign.parts?.includes(name)) last.parts.push(name);
    else if (campaign) chosen.push({ campaign, parts: [] });
    else if (Object.hasOwn(groups, name)) add(groups[name] ?? []);
    else throw new UsageError(describeUnknown(name, last?.campaign, groups));
  }
  return chosen;
}

function describeUnknown(name: string, before: Campaign | undefined, groups: Groups): string {
  const parts = before?.parts ?? [];
  const names = Object.entries(groups).flatMap(([group, all]) => [
    group,
    ...all.map((one) => one.name),
  ]);
  const what = parts.length > 0 ? `campaign or part of ${before?.name}` : "campaign";
  return `There is no ${what} "${name}".${didYouMean(name, [...parts, ...names])} \`npm run campaign\` lists all of them.`;
}
