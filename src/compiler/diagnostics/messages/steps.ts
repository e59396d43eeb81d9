/** Errors and warnings about the contents of steps that differ between visitors. */
export const stepMessages = {
  /** `situation` is in words, such as `gender is female`. */
  nothingLeft: ({ situation }: { situation: string }) =>
    `If ${situation}, nothing is left here. Keep an entry without a condition, or add one for these visitors.`,
  conflictingOverrides: ({ situation, conflict }: { situation: string; conflict: string }) =>
    `If ${situation}, these fields don't work together. ${conflict}`,
  overrideWithoutChange:
    "The step already says this, so this entry changes nothing. Write what's different here, or remove it.",
};
