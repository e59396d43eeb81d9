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
