/** Warnings about options that look like typos. */
export const optionMessages = {
  sameLabel: ({ option, otherOption }: { option: string; otherOption: string }) =>
    `"${option}" has the same label as "${otherOption}". Change one so that visitors can tell them apart.`,
  similarId: ({ option, similarOption }: { option: string; similarOption: string }) =>
    `This adds "${option}" next to "${similarOption}". If you meant that one, write "${similarOption}".`,
};
