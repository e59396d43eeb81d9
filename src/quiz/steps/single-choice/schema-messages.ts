/** Errors in the signal bars of a single choice. */
export const singleChoiceMessages = {
  tooManyBars: ({ bars }: { bars: number }) =>
    `This step shows ${bars === 1 ? "1 bar" : `${bars} bars`}, so an option can fill 0 to ${bars}.`,
  stepWithoutBars: "Add how many bars the step shows, next to its title: bars: 3.",
};
