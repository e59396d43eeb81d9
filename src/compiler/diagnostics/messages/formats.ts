/** Errors in values that have a format of their own. */
export const formatMessages = {
  timing: "Write a timing with its unit: 500 ms, or 1.5 s.",
  longTiming: "A timing can be at most an hour: 3600 s.",
  share: "Write a share with a percent sign: 50%.",
  armName:
    "An arm's name starts with a letter and contains only letters, digits, and dashes, like A or short-summary. It can't be split, when, then, or else.",
  flow: "The flow is a list of steps: each on its own line, after a dash.",
  footerLink: "A footer link leads to a page of this site: /help.",
  address: "Write the whole address: https://…",

  color: 'A color is # and six digits, in quotes: "#a3211f".',
  corner: "Write a corner with its unit: 16 px.",
  largeCorner: ({ limit }: { limit: number }) =>
    `A corner can be at most ${limit} px. Beyond that, cards cut off their content.`,
  font: "Write a font's name in lowercase with dashes: bricolage-grotesque.",

  minutes: ({ limit }: { limit: number }) => `Write the minutes as a number of at most ${limit}.`,
  count: "Write a whole number of at least 1.",
  usdaNumber: 'A number of the USDA table has five digits. Put it in quotes: "23156".',
  week: "A week has seven days. A rest day counts, too.",
  groceryCategory: ({ categories }: { categories: readonly string[] }) =>
    `A category is one of these: ${categories.join(", ")}.`,
};
