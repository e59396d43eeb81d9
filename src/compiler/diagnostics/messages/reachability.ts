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
