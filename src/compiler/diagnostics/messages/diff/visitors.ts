/** The lines of `funnel diff` about experiments, and about visitors in the middle of the quiz. */
export const diffVisitorsMessages = {
  experimentAdded: ({ experiment, shares }: Experiment & { shares: string }) =>
    `The experiment "${experiment}" was added: ${shares}.`,
  experimentRemoved: ({ experiment }: Experiment) => `The experiment "${experiment}" was removed.`,
  question: ({ experiment }: Experiment) => `"${experiment}", question:`,
  armAdded: ({ experiment, arm }: Arm) => `"${experiment}" has a new arm "${arm}".`,
  armRemoved: ({ experiment, arm }: Arm) => `"${experiment}" no longer has the arm "${arm}".`,
  sharesChanged: ({ experiment }: Experiment) => `The shares of "${experiment}" changed:`,
  winnerRemoved: ({ experiment }: Experiment) =>
    `"${experiment}" no longer has a winner. It's running again.`,
  winnerChosen: ({ experiment, arm }: Arm) => `"${experiment}" is over. Arm "${arm}" won.`,

  assignedLater: ({ experiment }: Experiment) =>
    `Visitors in the middle of the quiz are assigned to an arm of "${experiment}" when they next open a page.`,
  assignedNoMore: ({ experiment }: Experiment) =>
    `Visitors are no longer assigned to an arm of "${experiment}". Those in the middle of the quiz continue with the flow as it is now.`,
  assignedAgain: ({ experiment, arm }: Arm) =>
    `Visitors in arm "${arm}" of "${experiment}" are assigned to another arm when they next open a page.`,
  assignedByNewShares: ({ experiment }: Experiment) =>
    `Visitors in an arm of "${experiment}" that still exists stay in it. New visitors are assigned by the new shares.`,
  backToOwnArm: ({ experiment }: Experiment) =>
    `All visitors return to the arm of "${experiment}" that they were assigned to.`,
  movedToWinner: ({ experiment, arm }: Arm) =>
    `All visitors are in arm "${arm}" of "${experiment}" from now on. Visitors on a step of another arm finish that arm's steps.`,

  staysOnStep: ({ step }: Step) =>
    `Visitors who are on "${step}" stay on it, even if it's no longer for them.`,
  staysOnQuestion: ({ step }: Step) =>
    `Visitors who are on "${step}" stay on it, even if it's no longer for them. In that case, their answer doesn't count, but it stays stored.`,
  seesOption: ({ step, value }: Step & { value: string }) =>
    `Visitors who are on "${step}" now see "${value}". If they chose it before, it counts again.`,
  seesOptionIf: ({ step, value, condition }: Step & { value: string; condition: string }) =>
    `Visitors who are on "${step}" see "${value}" only if ${condition}. If others chose it, it counts as not chosen, but it stays stored.`,

  nextStepLeft: ({ step }: Step) =>
    `Visitors who are on "${step}" continue at the next remaining step on their path, or go back to the nearest one before it.`,
  resumesAt: ({ step, forward, back, deciding }: Step & ResumeSteps) => {
    const ways = [
      ...(forward.length > 0 ? [`continue at ${forward.join(" or ")}`] : []),
      ...(back.length > 0 ? [`go back to ${back.join(" or ")}`] : []),
    ];
    const depending = deciding === undefined ? "" : `, depending on ${DECIDING[deciding]}`;
    return `Visitors who are on "${step}" ${ways.join(", or ")}${depending}.`;
  },
  entrance: "the entrance",
  step: ({ step }: Step) => `"${step}"`,
};

interface Experiment {
  experiment: string;
}

interface Arm extends Experiment {
  arm: string;
}

interface Step {
  step: string;
}

interface ResumeSteps {
  /** The steps after the removed one. */
  forward: string[];
  /** The steps before it. */
  back: string[];
  /** The choice that decides between several steps. */
  deciding: keyof typeof DECIDING | undefined;
}

const DECIDING = {
  arms: "their arm",
  answers: "their answers",
  both: "their answers and their arm",
};
