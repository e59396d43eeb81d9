/** The output of `funnel verdict` if it can't start: wrong arguments or counts. */
export const verdictUsageMessages = {
  summary:
    "Show what an experiment has found so far, and whether to go on; you can check as often as you like",
  usage: [
    "<experiment>          its id in funnel.yaml; optional if only one is running",
    "--arm A=10230:301     the visitors and buyers of arm A; repeat it for each arm",
    "--csv <file>          a table with one visitor per line instead, from simulate --csv or a spreadsheet",
    "                      without both: the visits and orders of the last 400 days, as npm run funnel -- numbers reads them",
    "--baseline <share>    visitors who bought before the experiment (default: 3%)",
    "--effect <share>      the smallest change worth finding, relative to the baseline (default: 10%)",
    "--alpha <share>       how often chance may look like a difference (default: 5%)",
    "--power <share>       how often a real difference is found at the planned size (default: 80%)",
    "--traffic <number>    visitors per day (default: 1000)",
    "--json                print JSON",
    "--folder <folder>     use another funnel than the one in funnel/",
    "",
    "It ends with 1 if the sizes of the arms don't match their shares, because then there's no verdict.",
  ].join("\n"),

  severalExperiments: "Name only one experiment.",
  nameOne: ({ running }: { running: string }) => `Name one experiment: ${running}.`,
  noneRunning: "No experiment is running, so there's nothing to find out.",
  armsAndCsv: "Give the counts with --arm or with --csv, not both.",
  nothingCounted: ({ experiment }: { experiment: string }) =>
    `Nothing was counted for "${experiment}" yet. Give other counts with --arm A=10230:301 for each arm, or with --csv.`,
  noExperiments: ({ experiment }: { experiment: string }) =>
    `Unknown experiment "${experiment}". The funnel has no experiments.`,
  unknownExperiment: ({ experiment, suggestion }: { experiment: string; suggestion: string }) =>
    `Unknown experiment "${experiment}".${suggestion}`,
  experimentList: ({ experiments }: { experiments: string }) =>
    ` The funnel's experiments are ${experiments}.`,
  onlyExperiment: ({ experiment }: { experiment: string }) =>
    ` The funnel's only experiment is ${experiment}.`,
  isOver: ({ experiment, winner }: { experiment: string; winner: string }) =>
    `"${experiment}" is over: its winner is ${winner}, and every visitor gets it. There's nothing left to find out.`,
  oneArm: ({ experiment }: { experiment: string }) =>
    `Only one arm of "${experiment}" gets visitors, so there's nothing to compare.`,

  misspelledCount: ({ text }: { text: string }) =>
    `"${text}" isn't the count of an arm. Write its visitors and its buyers, such as --arm A=10230:301.`,
  unknownArm: ({ experiment, arm, suggestion }: Arm & { suggestion: string }) =>
    `"${experiment}" has no arm "${arm}".${suggestion}`,
  armList: ({ arms }: { arms: string }) => ` Its arms are ${arms}.`,
  armWithoutShare: ({ experiment, arm }: Arm) =>
    `Arm ${arm} of "${experiment}" gets no new visitors: its share is 0%. Leave it out.`,
  countedTwice: ({ arm }: { arm: string }) => `Arm ${arm} is counted twice. Add up the two counts.`,
  tooManyVisitors: ({ arm }: { arm: string }) =>
    `Arm ${arm} has more visitors than there are people.`,
  moreBuyersThanVisitors: ({
    arm,
    visitors,
    buyers,
  }: Record<"arm" | "visitors" | "buyers", string>) =>
    `Arm ${arm} has more buyers (${buyers}) than visitors (${visitors}). Visitors come first: --arm ${arm}=${buyers}:${visitors}.`,
  missingArms: ({ experiment, arms }: { experiment: string; arms: string[] }) =>
    `There's no count for ${arms.length === 1 ? "arm" : "arms"} ${arms.join(", ")}. Count every arm of "${experiment}".`,

  missingFile: ({ file }: { file: string }) => `The file "${file}" doesn't exist.`,
  isFolder: ({ file }: { file: string }) => `"${file}" is a folder. Name the table in it.`,
  emptyFile: ({ file }: { file: string }) => `${file} is empty.`,
  noVisitors: ({ file }: { file: string }) => `${file} has no visitors.`,
  missingColumn: ({ file, column, columns }: Record<"file" | "column" | "columns", string>) =>
    `${file} has no column "${column}". Its first line has ${columns}.`,
  notYesOrNo: ({ file, line, text }: Row & { text: string }) =>
    `${file}:${line} has "${text}" in the column "bought". Write yes or no.`,
  noArmInRow: ({ file, line, experiment }: Row & { experiment: string }) =>
    `${file}:${line} has no arm in the column "${experiment}". Leave out visitors who never reached the experiment.`,
};

interface Arm {
  experiment: string;
  arm: string;
}

interface Row {
  file: string;
  line: number;
}
