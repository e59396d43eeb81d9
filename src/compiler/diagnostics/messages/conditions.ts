import { type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors in how a condition is written. */
export const conditionMessages = {
  form: "A condition lists answers and what they must be: { gender: male }, { goals: { has: weight } }, { age: { atLeast: 50 } }.",
  listOfConditions: ({ word }: { word: string }) => `"${word}" needs a list of conditions.`,
  armForm: '"arm" needs an experiment and its arm: { arm: { summary: B } }.',
  textForm: "A text with a condition is written like this: { when: …, say: the text }.",

  unknownTest: ({ test, meant }: { test: string } & Suggestion) =>
    `Unknown test "${test}".${suggest(meant)} You can use is, oneOf, has, atLeast, atMost, and not.`,
  oneOfForm: '"oneOf" needs a list of values: [male, female].',
  hasForm: '"has" needs one value. For several, write a list of conditions after "any" or "all".',
  isForm: '"is" needs one value. For several, write oneOf: [male, female].',
  numberForm: ({ test }: { test: string }) => `"${test}" needs a number.`,

  writeAny: ({ word }: { word: string }) =>
    `Conditions don't have "${word}". Write any: [ … ], which holds if one of its conditions does.`,
  writeAll: ({ word }: { word: string }) =>
    `Conditions don't have "${word}". Write all: [ … ], which holds if each of its conditions does.`,
  writeNot: ({ word }: { word: string }) =>
    `Conditions don't have "${word}". Write not: { … }, which holds if its condition doesn't.`,
};
