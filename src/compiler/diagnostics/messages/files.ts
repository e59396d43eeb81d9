import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors about the files of a funnel, and about the steps in them. */
export const fileMessages = {
  missingFile: "This file is missing. A funnel needs it.",
  notYaml: "This file isn't used. Change its name so that it ends in .yaml.",
  unknownProgramFile: ({ known }: { known: string[] }) =>
    `This file isn't used. The files of a program are ${joinWithAnd(known)}.`,
  unknownFile: "This file isn't used. Steps belong in funnel/steps/, pages in funnel/pages/.",

  leftOutCopy: ({ original }: { original: string }) =>
    `This looks like a copy of ${original}, so it's left out. Move what you need from it to the original, then delete it.`,

  listOfSteps:
    "This file should contain steps, each under its id: sleep: { type: single-choice, … }.",
  fieldInsteadOfStep: ({ field }: { field: string }) =>
    `"${field}" is in the column of step ids. Indent it under the id of its step.`,
  duplicateStep: ({ step, file }: { step: string; file: string }) =>
    `There's already a step "${step}" in ${file}. Give this one another id.`,
  unknownType: ({ type, types, meant }: { type: string; types: string[] } & Suggestion) =>
    `Unknown step type "${type}".${suggest(meant, ` The types are ${joinWithAnd(types)}.`)}`,
  missingType: ({ step }: { step: string }) =>
    `The step "${step}" needs a type, such as type: single-choice.`,
};
