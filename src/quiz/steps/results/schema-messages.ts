/** Warnings about the curve of the results. */
export const resultsMessages = {
  milestonesOnOneDay: ({ day, first }: { day: number; first: string }) =>
    `Day ${day} already has "${first}", and this would be drawn over it. Give it another day.`,
};
