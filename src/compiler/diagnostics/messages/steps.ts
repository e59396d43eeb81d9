import { joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

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

/** Warnings about options that look like typos. */
export const optionMessages = {
  sameLabel: ({ option, otherOption }: { option: string; otherOption: string }) =>
    `"${option}" has the same label as "${otherOption}". Change one so that visitors can tell them apart.`,
  similarId: ({ option, similarOption }: { option: string; similarOption: string }) =>
    `This adds "${option}" next to "${similarOption}". If you meant that one, write "${similarOption}".`,
};

/** Errors in "instead", which changes a step for some visitors. */
export const overrideMessages = {
  form: '"instead" needs a list. Each entry has a condition, and the fields that change: - { when: { gender: male }, title: … }.',
  fixedField: ({ field }: { field: string }) =>
    `"${field}" is the same for everyone and can't change here. Write another step, and give each its own "when".`,
  changesNothing:
    "This changes nothing. Write what is different here, such as title: …, or remove it.",
};

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

/** Errors about the answers that steps ask for, and that conditions and texts use. */
export const answerMessages = {
  unknownAnswer: ({ answer, meant }: { answer: string } & Suggestion) =>
    `No step asks for "${answer}".${suggest(meant, ' Use a name that follows "answer:" in a step.')}`,
  stepNotAnswer: ({ step, answer }: { step: string; answer: string }) =>
    `"${step}" is a step, not an answer. Write "${answer}", the answer that it asks for.`,
  unknownValue: ({
    value,
    answer,
    values,
    meant,
  }: {
    value: string;
    answer: string;
    values: string[];
  } & Suggestion) =>
    `"${value}" isn't a value of "${answer}".${suggest(meant, ` It can be ${joinWithOr(values)}.`)}`,
  answerWithoutValues: ({ value, answer }: { value: string; answer: string }) =>
    `"${answer}" has no values to choose from. Remove "${value}".`,
  /** `kind` is in words, such as `a height`. */
  notForConditions: ({ answer, kind }: { answer: string; kind: string }) =>
    `"${answer}" is ${kind}, so a condition can't test it. Conditions can test choices and numbers.`,
  numberNeedsComparison: ({ answer }: { answer: string }) =>
    `"${answer}" is a number. Compare it: { ${answer}: { atLeast: 50 } }.`,
  listNeedsHas: ({ answer, example }: { answer: string; example: string }) =>
    `"${answer}" is a list. Say what it has: { ${answer}: { has: ${example} } }.`,
  notANumber: ({ answer, example }: { answer: string; example: string }) =>
    `"${answer}" isn't a number. Use one of its values: { ${answer}: ${example} }.`,
  notAList: ({ answer, example }: { answer: string; example: string }) =>
    `"${answer}" is one value, not a list. Write { ${answer}: ${example} }.`,
  otherKindNeeded: ({ answer, kind, needed }: { answer: string; kind: string; needed: string }) =>
    `"${answer}" is ${kind}, but ${needed} is needed here. Use another answer.`,
  askedInTwoWays: ({
    answer,
    kind,
    otherStep,
    otherKind,
  }: {
    answer: string;
    kind: string;
    otherStep: string;
    otherKind: string;
  }) =>
    `"${otherStep}" asks for "${answer}" as ${otherKind}, but this step asks for it as ${kind}. Rename one of the two answers.`,
  askedTwice: ({ answer, earlierStep }: { answer: string; earlierStep: string }) =>
    `"${earlierStep}" already asks for "${answer}", and this would overwrite it. Give this answer another name.`,
  notAskedYet: ({ answer }: { answer: string }) =>
    `No path has asked for "${answer}" yet. Move its question before this.`,
  ownAnswer: ({ answer }: { answer: string }) =>
    `This step itself asks for "${answer}", so no one has answered it yet. Use an earlier answer, or move this to a later step.`,
  /** `path` is a path that doesn't ask, such as `start > (in arm B of summary) > results`. */
  notAskedOnEveryPath: ({ answer, step, path }: { answer: string; step: string; path: string }) =>
    `Not every path to "${step}" asks for "${answer}". This one doesn't: ${path}. Add what to show instead: {${answer}|some words}.`,
  notKept: ({ answer }: { answer: string }) =>
    `"${answer}" isn't kept for the member's plan, so this rule would never apply. docs/member-plan.md lists the answers that are.`,
  unreadableDefault: ({ name }: { name: string }) =>
    `This default can't be read as an answer to "${name}". Write it as the quiz stores it.`,
  renamedAnswer: ({ name, renamed }: { name: string; renamed: string }) =>
    `No step asks for "${name}", so everyone would get this default. "${renamed}" has the same options. Write "answer: ${name}" in its step.`,
  mayBeEmpty: ({ answer }: { answer: string }) =>
    `Visitors can answer "${answer}" with nothing, which leaves a gap in this text. Add what to show instead: {${answer}|some words}.`,
};
