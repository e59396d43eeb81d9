import { joinWithAnd, joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors in single fields: missing, unknown, or with a value that doesn't fit. */
export const schemaMessages = {
  missing: ({ name }: { name: string }) => `${name} is missing. Add it.`,
  emptyText: ({ name }: { name: string }) => `${name} is empty. Write something there.`,
  emptyValue: ({ name, kind }: { name: string; kind: string }) =>
    `${name} is empty. It should be ${kind}.`,
  wrongKind: ({ name, kind }: { name: string; kind: string }) => `${name} should be ${kind}.`,
  listInsteadOfBlock: ({ name, kind }: { name: string; kind: string }) =>
    `${name} should be ${kind}. Remove the dashes: each line needs a name, a colon, and what belongs to it.`,
  unquotedText: ({ name, kind, text }: { name: string; kind: string; text: string }) =>
    `${name} should be ${kind}. Put it in quotes: "${text}".`,
  numberAsText: ({ name, kind }: { name: string; kind: string }) =>
    `${name} should be ${kind}. Write it in digits, without quotes.`,
  unknownValue: ({ name, values, meant }: { name: string; values: string[] } & Suggestion) =>
    `${name} should be ${joinWithOr(values)}.${suggest(meant)}`,
  tooSmall: ({ name, limit }: { name: string; limit: number }) =>
    `${name} should be at least ${limit}.`,
  tooLarge: ({ name, limit }: { name: string; limit: number }) =>
    `${name} should be at most ${limit}.`,
  tooFewEntries: ({ name, limit }: { name: string; limit: number }) =>
    `${name} needs at least ${entries(limit)}.`,
  tooManyEntries: ({ name, limit }: { name: string; limit: number }) =>
    `${name} needs at most ${entries(limit)}.`,
  doesNotFit: ({ name }: { name: string }) => `${name} has a value that doesn't fit here.`,

  mistypedField: ({ field, meant }: { field: string; meant: string }) =>
    `Unknown field "${field}".${suggest(meant)}`,
  unknownField: (unknown: UnknownField) => unknownField(unknown),
  unknownFieldAfterComma: (unknown: UnknownField) =>
    `${unknownField(unknown)} If it's part of the text before a comma, put that whole text in quotes.`,
  unknownFieldBelowBlock: ({ block, ...unknown }: UnknownField & { block: string }) =>
    `${unknownField(unknown)} If it belongs to "${block}" above, indent it further than that.`,
  stepInsideStep: ({ step }: { step: string }) =>
    `"${step}" looks like a step. Start it in the first column, and indent its fields below it.`,
};

/** Parts of these sentences: what is wrong, and what it should be. */
export const schemaPhrases = {
  file: "This file",
  field: (name: string) => `"${name}"`,
  entry: ({ number, list }: { number: number; list: string }) => `Entry ${number} of "${list}"`,

  text: "text",
  number: "a number",
  wholeNumber: "a whole number",
  trueOrFalse: "true or false",
  list: "a list",
  block: "a block of fields",
};

interface UnknownField {
  field: string;
  /** The fields that the block can have. */
  known: string[];
}

function unknownField({ field, known }: UnknownField): string {
  return `Unknown field "${field}". ${known.length > 0 ? `You can use ${joinWithAnd(known)} here.` : "Remove it."}`;
}

function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}
