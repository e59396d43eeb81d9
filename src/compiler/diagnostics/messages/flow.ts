import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors and warnings about the order of steps. */
export const flowMessages = {
  unknownStep: ({ step, meant }: { step: string } & Suggestion) =>
    `Unknown step "${step}".${suggest(meant, " Add it to a file in funnel/steps/, or remove it from the flow.")}`,
  renamedStep: ({ step, newName }: { step: string; newName: string }) =>
    `Unknown step "${step}". If it's called "${newName}" now, write that. Otherwise, add it to a file in funnel/steps/, or remove it from the flow.`,
  indentedDash: ({ step }: { step: string }) =>
    `This dash is indented further than the one above, so this line counts as part of "${step}". Start all dashes of a list in the same column.`,
  emptyFlow: "The flow is empty. List its steps in order.",
  conditionOnFirstStep:
    "The flow starts here, so every visitor sees this step. Remove its condition, or put another step first.",
  startsWithBranch: "The flow starts with a branch. Put the step with route: / before it.",
  firstStepWithoutRoute:
    "The flow starts here, so this step needs route: /. Set it, or put another step first.",
  stepNotInFlow: ({ step }: { step: string }) =>
    `"${step}" isn't in the flow, so no one sees it. Add it to the flow in funnel.yaml, or remove it.`,
  stepsAfterTheEnd: ({ step }: { step: string }) =>
    `"${step}" leads out of the funnel, so no one reaches what follows. Put it last.`,
  deadEnd: ({ step }: { step: string }) =>
    `Visitors can't go on from "${step}". End the flow with a sales page.`,
  deadEndIfSkipped: ({ step }: { step: string }) =>
    `Visitors who don't meet this condition can't go on. Remove the condition, or add a step after "${step}".`,
  deadEndInBranch:
    'One side of this branch leads nowhere. Write both "then" and "else", or add a step after the branch.',
  deadEndInArm:
    "This arm leads nowhere. End it with the sales page, or add a step after the branch.",
  stepTwiceOnPath: ({ step }: { step: string }) =>
    `"${step}" is already on this path. Remove it here or there.`,
  emptyBranch: "This branch has no steps, so nothing depends on it. Add its steps, or remove it.",
};

/** Errors in how the items of the flow are written: steps, splits, and branches. */
export const flowItemMessages = {
  form: "Each item of the flow is a step's id, a split (split: experiment, and a list for each arm), or a branch (when: condition, then: list, else: list).",
  splitForm: "A split needs the name of its experiment: split: summary.",
  unknownBranchField: ({ field }: { field: string }) =>
    `Unknown field "${field}". A branch has "when", "then", and "else".`,
  branchWithoutList:
    'A branch needs a list: "then" for when the condition holds, "else" for when it doesn\'t.',
  listForm: "This should be a list of steps: [generating, email].",
};

/** Errors about routes, pages, and links. */
export const routeMessages = {
  brokenLink: ({ to, meant }: { to: string } & Suggestion) =>
    `The link ${to} leads nowhere.${suggest(meant, ` Add the page as funnel/pages${to}.yaml.`)}`,
  routeOfTheApp: ({ route }: { route: string }) =>
    `The app itself uses the route ${route}. Choose another one.`,
  routeOfAPage: ({ route }: { route: string }) =>
    `funnel/pages${route}.yaml already has the route ${route}. Choose another one.`,
  routeTwiceOnPath: ({
    route,
    earlierStep,
    step,
  }: {
    route: string;
    earlierStep: string;
    step: string;
  }) =>
    `"${earlierStep}" already has the route ${route}, and comes before "${step}". Give one of them another route.`,
  pageFileName:
    "A page's file name is its route: lowercase letters, digits, and dashes, as in privacy.yaml. Rename the file.",
};

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

/** `reason` is an explanation, if there's one: `"sleep" is never asked`. */
interface Unreachable {
  reason: string | undefined;
}

const because = (reason: string | undefined) => (reason === undefined ? "" : `: ${reason}`);

/** Errors and warnings about conditions that hold for no visitor, or for every visitor. */
export const reachabilityMessages = {
  armNeverTaken: ({ arm, reason }: { arm: string } & Unreachable) =>
    `No one takes arm "${arm}" here${because(reason)}. Remove the arm, or give its visitors what it requires.`,
  armWithoutVisitors: ({ arm, experiment }: { arm: string; experiment: string }) =>
    `No one takes arm "${arm}": "${experiment}" gives it no visitors here. Give it a share, or remove it.`,
  branchNeverTaken: ({ reason }: Unreachable) =>
    `This condition never holds here, so no one takes the branch${because(reason)}. Change the condition, or remove the branch.`,
  elseNeverTaken: ({ reason }: Unreachable) =>
    `This condition always holds here, so no one takes "else"${because(reason)}. Change the condition, or write the steps of "then" without a branch.`,
  stepNeverShown: ({ reason }: Unreachable) =>
    `This condition never holds here, so no one sees the step${because(reason)}. Change the condition, or remove the step.`,
  partNeverShown: ({ reason }: Unreachable) =>
    `This condition never holds here, so no one sees this block${because(reason)}. Change the condition, or remove the block.`,
  alwaysHolds:
    "This condition always holds here, so it leaves no one out. Remove it, or change it.",
};

/**
 * Parts of sentences that explain why a condition holds for no visitor. `limit` is such as `if
 * gender is male` or `in arm B of order`. It's undefined if the constraint leaves no visitors.
 */
export const constraintPhrases = {
  question: ({ answer, limit }: { answer: string; limit: string | undefined }) =>
    limit === undefined ? `"${answer}" is never asked` : `"${answer}" is only asked ${limit}`,
  option: ({
    option,
    answer,
    limit,
  }: {
    option: string;
    answer: string;
    limit: string | undefined;
  }) =>
    limit === undefined
      ? `the option "${option}" of "${answer}" is never available`
      : `the option "${option}" of "${answer}" is only available ${limit}`,
  ranges: ({
    answer,
    ranges,
  }: {
    answer: string;
    /** `limit` is empty for a range that every visitor gets. */
    ranges: { min: number; max: number; limit: string | undefined }[];
  }) => {
    const parts = ranges.map(({ min, max, limit }) => {
      if (limit === undefined) return `from ${min} to ${max} for no one`;
      return `from ${min} to ${max}${limit === "" ? "" : ` only ${limit}`}`;
    });
    return `"${answer}" goes ${parts.join(", and ")}`;
  },
};
