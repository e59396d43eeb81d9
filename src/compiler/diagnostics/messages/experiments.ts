import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors and warnings about experiments and their arms. */
export const experimentMessages = {
  wrongSum: ({ experiment, sum }: { experiment: string; sum: number }) =>
    `The shares of "${experiment}" add up to ${sum}%. Change them so that they add up to 100%.`,
  unknownExperiment: ({ experiment, meant }: { experiment: string } & Suggestion) =>
    `Unknown experiment "${experiment}".${suggest(meant, ' Describe it under "experiments" in funnel.yaml.')}`,
  unknownArm: ({
    arm,
    experiment,
    arms,
    meant,
  }: {
    arm: string;
    experiment: string;
    arms: string[];
  } & Suggestion) =>
    `"${experiment}" has no arm "${arm}".${suggest(meant, ` Its arms are ${joinWithAnd(arms)}.`)}`,
  missingArm: ({ arm }: { arm: string }) =>
    `This split has no arm "${arm}". Give it a list of steps, or an empty list if its visitors go straight on: ${arm}: [].`,
  sameArms: ({ experiment, arms }: { experiment: string; arms: string[] }) =>
    `Arms ${joinWithAnd(arms)} of "${experiment}" show the same. Change what one of them shows, or remove it.`,
  unusedExperiment: ({ experiment, arm }: { experiment: string; arm: string }) =>
    `Nothing depends on "${experiment}". Add split: ${experiment} to the flow, or the condition { arm: { ${experiment}: ${arm} } } to a step, or remove the experiment.`,
  emptyQuestion: ({ experiment }: { experiment: string }) =>
    `This doesn't say what "${experiment}" should find out. Ask a question that a number can answer: Does … sell more plans?`,
  onlyForLosingArm:
    "The experiment has a winner, so no one sees this anymore. Remove this block, or the winner.",
};
