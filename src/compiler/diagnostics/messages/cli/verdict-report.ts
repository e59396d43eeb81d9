/** The output of `funnel verdict` about the counts of an experiment. Numbers come formatted. */
export const verdictMessages = {
  columns: ["arm", "visitors", "share", "planned", "bought", "conversion"],
  noBuyersYet: ({ first, other }: Pair) =>
    `No one has bought in ${first} yet, so ${other} can't be compared with it.`,
  noVisitorsYet: ({ first, other }: Pair) =>
    `${other} has no visitors yet, so it can't be compared with ${first}.`,
  compared: ({ other, change, certainty, range, points }: Record<ComparedField, string>) =>
    `${other} sells ${change}. With ${certainty} certainty, the difference is ${range}; in points, ${points}.`,
  asOften: ({ first }: { first: string }) => `as often as ${first}`,
  moreOften: ({ first, percent, points }: Change) =>
    `${percent} more often than ${first} (${counted(points)})`,
  lessOften: ({ first, percent, points }: Change) =>
    `${percent} less often than ${first} (${counted(points)})`,
  less: "less",
  more: "more",
  /** Both ends have the same direction: `from 7.9% to 33.9% more`. */
  rangeInOneDirection: ({
    least,
    most,
    direction,
  }: Record<"least" | "most" | "direction", string>) => `from ${least} to ${most} ${direction}`,
  range: ({ least, most }: { least: string; most: string }) => `from ${least} less to ${most} more`,
  openRange: ({ least, direction }: { least: string; direction: string }) =>
    `${least} ${direction}, or anything above that`,
  beaten: ({ arms }: { arms: string }) => `${arms} can't be the best anymore.`,
  holdsAlways: "This holds no matter how often you check or when you stop.",
  planned: ({ planned, from, to, visitors, share }: Record<PlannedField, string>) =>
    `Planned: ${planned} visitors in total, to detect a change from ${from} to ${to}. So far: ${visitors} (${share}).`,

  better: ({ arm }: { arm: string }) => `${arm} is better.`,
  slightlyBetter: ({ arm, effect }: { arm: string; effect: string }) =>
    `${arm} is better, but by less than the ${effect} that are worth finding.`,
  endExperiment: ({ winner, experiment, file }: End) =>
    `End the experiment: write \`winner: ${winner}\` below "${experiment}" in ${file}.`,
  noDifference: ({ effect }: { effect: string }) =>
    `There's no difference worth finding: if there is any, it's less than ${effect}.`,
  noDifferenceBetween: ({ arms, effect }: { arms: string; effect: string }) =>
    `There's no difference worth finding between ${arms}: if there is any, it's less than ${effect}.`,
  keepFavorite: ({ winner, experiment, file }: End) =>
    `Keep the arm that you like better. For example, write \`winner: ${winner}\` below "${experiment}" in ${file}.`,
  tooEarly: "Too early to say.",
  tooFewBuyers:
    "Keep waiting: too few visitors have bought to estimate when the result will be clear.",
  days: ({ days, isOneDay, perDay }: { days: string; isOneDay: boolean; perDay: string }) =>
    `${days} more ${isOneDay ? "day" : "days"} at ${perDay} visitors per day`,
  untilPlanned: ({ days }: { days: string }) =>
    `Keep waiting: ${days} until the planned size. The result may be clear sooner.`,
  notClear: "Still not clear.",
  untilClear: ({ days }: { days: string }) =>
    `Keep waiting: if the arms continue like this, the result is clear in about ${days}.`,

  mismatch:
    "Alarm: the visitors in the arms don't match the planned shares, so there's no verdict.",
  mismatchRarity: ({ shares, rarity }: { shares: string; rarity: string }) =>
    `Planned: ${shares}. By chance alone, a difference this large appears ${rarity}, no matter how often you check. The missing visitors may be exactly those who buy, or those who don't.`,
  shareInArm: ({ share, arm }: { share: string; arm: string }) => `${share} in ${arm}`,
  oneInMillion: "in fewer than one of a million experiments",
  oneIn: ({ count }: { count: string }) => `in at most one of ${count} experiments`,
  reasons: [
    "Find the reason first. It's usually one of these:",
    "  - One arm is slower or breaks in some browsers, and visitors who leave it early aren't counted.",
    "  - The shares were changed while the experiment ran. Count from that day on.",
    "  - Links with ?variant= brought visitors into one arm. Leave those visitors out.",
    "  - Bots, or your own team, were counted.",
    "  - Visitors were counted at a step after the split. Count them at the entrance.",
    "Then count again.",
  ].join("\n"),
};

interface Pair {
  first: string;
  other: string;
}

interface Change {
  first: string;
  percent: string;
  points: number;
}

interface End {
  winner: string;
  experiment: string;
  file: string;
}

function counted(points: number): string {
  return `${points} ${points === 1 ? "point" : "points"}`;
}

type ComparedField = "other" | "change" | "certainty" | "range" | "points";
type PlannedField = "planned" | "from" | "to" | "visitors" | "share";
