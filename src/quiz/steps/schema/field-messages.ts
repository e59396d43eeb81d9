/** Errors in the fields that many steps share. */
export const fieldMessages = {
  id: "Write an id in lowercase with dashes, and not with digits alone: pot-belly, 5-6.",
  answerName:
    "Write an answer's name like sleepHours: letters and digits, starting with a lowercase letter. It can't be currentStep, arm, all, any, or not.",
  route:
    "Write a route like /personal-summary: a slash, then lowercase letters, digits, and dashes.",
  emptyText: "Write some text here, or remove the line.",
  adConsent: ({ limit }: { limit: number }) =>
    `A consent has at most ${limit} characters: it's stored with each purchase.`,
  reviewAhead: "This day is still to come. Write the day on which the plan was reviewed.",
  picture: "A picture is its name, or { image: name, alt: what it shows }.",
  icon: "An icon is one word, such as moon or fork-knife.",
  option:
    "An option is its label, or a block with a label. If the label is a number, true, or false, put it in quotes.",
  noOptions: "A choice needs at least one option.",

  contradictingLimits: ({ min, max }: { min: number; max: number }) =>
    `No one can choose at least ${min} and at most ${max}. Change one of the two.`,
  tooFewOptions: ({ min, count }: { min: number; count: number }) =>
    `No one can choose ${min} if there ${count === 1 ? "is 1 option" : `are ${count} options`}. Lower "min", or add options.`,
  emptyRange: ({ least, most }: { least: number; most: number }) =>
    `No number is at least ${least} and at most ${most}. Change one of the two.`,
  defaultOutOfRange: ({ value, least, most }: Record<"value" | "least" | "most", number>) =>
    `The default ${value} isn't between ${least} and ${most}. Change it, or the range.`,
};
