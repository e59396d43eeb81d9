import { type Suggestion, suggest } from "../did-you-mean.ts";

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
