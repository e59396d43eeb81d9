import { joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

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
