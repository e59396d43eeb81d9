import { joinWithOr } from "../../did-you-mean.ts";

/** The lines of `funnel diff` about steps, their texts, and all other files. */
export const diffMessages = {
  typeChanged: ({ step, was, is }: { step: string; was: string; is: string }) =>
    `"${step}" now has the type ${is}. Before, it was ${was}.`,
  stepConditionChanged: ({ step, was, is }: { step: string } & Conditions) =>
    `"${step}" is now shown ${audience(is)}. Before, it was shown ${audience(was)}.`,
  partConditionChanged: ({ step, part, was, is }: { step: string; part: string } & Conditions) =>
    `"${step}", ${part}, is now shown ${audience(is)}. Before, it was shown ${audience(was)}.`,
  overrideConditionChanged: ({
    step,
    part,
    was,
    is,
  }: { step: string; part: string } & Conditions) =>
    `"${step}", ${part}, now applies ${audience(is)}. Before, it applied ${audience(was)}.`,
  optionAdded: ({ step, value, label, condition }: Option & { condition: string | undefined }) =>
    `"${step}" has a new option "${value}"${condition === undefined ? "" : `, shown only if ${condition}`}: ${label}.`,
  optionRemoved: ({ step, value, label }: Option) =>
    `"${step}" no longer has the option "${value}": ${label}.`,
  optionRenamed: ({
    step,
    from,
    to,
    label,
  }: {
    step: string;
    from: string;
    to: string;
    label: string;
  }) =>
    `"${step}" now stores "${to}" for "${label}". Answers stored as "${from}" aren't carried over.`,
  optionsReordered: ({ step, field }: { step: string; field: string }) =>
    `"${step}", order of ${field}:`,
  stepField: ({ step, field }: { step: string; field: string }) => `"${step}", ${field}:`,
  option: ({ value }: { value: string }) => `option "${value}"`,
  optionField: ({ field, value }: { field: string; value: string }) =>
    `${field || "text"} of option "${value}"`,
  conditionalText: ({ text, condition }: { text: string; condition: string }) =>
    `${text} (only if ${condition})`,

  timing: ({ name }: { name: string }) => `"${name}":`,
  fileAdded: ({ file, title }: { file: string; title: string | undefined }) =>
    `${file} was added${title === undefined ? "" : `: ${title}`}.`,
  fileRemoved: ({ file, title }: { file: string; title: string | undefined }) =>
    `${file} was removed${title === undefined ? "" : `: ${title}`}.`,
  fileField: ({ file, field }: { file: string; field: string }) => `${file}, ${field}:`,

  answerDropped: ({ answer }: { answer: string }) =>
    `No step asks for "${answer}" anymore. Answers stored for it no longer count.`,
  answerReplaced: ({ answer, by }: { answer: string; by: string }) =>
    `"${by}" is asked for instead of "${answer}". Answers stored as "${answer}" no longer count.`,
  answerKindChanged: ({ answer, was, is }: { answer: string; was: string; is: string }) =>
    `"${answer}" is now ${is}. Before, it was ${was}. Answers stored before no longer count.`,
  valuesDropped: ({ answer, values }: { answer: string; values: string[] }) =>
    `"${answer}" can no longer be ${joinWithOr(values)}. For visitors who answered that, the question counts as unanswered.`,
  cardsDropped: ({ answer, cards }: { answer: string; cards: string }) =>
    `"${answer}" no longer includes ${cards}. Answers about them no longer count.`,
  rangeNarrowed: ({ answer, was, is }: { answer: string; was: Range; is: Range }) =>
    `"${answer}" now goes from ${is.min} to ${is.max}. Before, it went from ${was.min} to ${was.max}. Answers outside the new range no longer count.`,

  routeChanged: ({ step, was, is }: { step: string; was: string; is: string }) =>
    `"${step}" moved from ${was} to ${is}.`,
  routeRemoved: ({ route }: { route: string }) => `There's no page at ${route} anymore.`,
  deadLinks: ({ route }: { route: string }) => ` Links to ${route} now open the entrance.`,
};

interface Option {
  step: string;
  value: string;
  label: string;
}

interface Range {
  min: number;
  max: number;
}

/** The conditions before and after, in words; undefined for everyone. */
interface Conditions {
  was: string | undefined;
  is: string | undefined;
}

function audience(condition: string | undefined): string {
  return condition === undefined ? "to everyone" : `only if ${condition}`;
}
