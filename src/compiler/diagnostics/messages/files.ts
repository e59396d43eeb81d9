import { joinWithAnd, joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

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

/** Errors in values that have a format of their own. */
export const formatMessages = {
  timing: "Write a timing with its unit: 500 ms, or 1.5 s.",
  longTiming: "A timing can be at most an hour: 3600 s.",
  share: "Write a share with a percent sign: 50%.",
  armName:
    "An arm's name starts with a letter and contains only letters, digits, and dashes, like A or short-summary. It can't be split, when, then, or else.",
  flow: "The flow is a list of steps: each on its own line, after a dash.",
  footerLink: "A footer link leads to a page of this site: /help.",
  address: "Write the whole address: https://…",

  color: 'A color is # and six digits, in quotes: "#a3211f".',
  corner: "Write a corner with its unit: 16 px.",
  largeCorner: ({ limit }: { limit: number }) =>
    `A corner can be at most ${limit} px. Beyond that, cards cut off their content.`,
  font: "Write a font's name in lowercase with dashes: bricolage-grotesque.",

  minutes: ({ limit }: { limit: number }) => `Write the minutes as a number of at most ${limit}.`,
  count: "Write a whole number of at least 1.",
  usdaNumber: 'A number of the USDA table has five digits. Put it in quotes: "23156".',
  week: "A week has seven days. A rest day counts, too.",
  groceryCategory: ({ categories }: { categories: readonly string[] }) =>
    `A category is one of these: ${categories.join(", ")}.`,
};

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

/** Errors in the YAML of a file, before its fields are read. */
export const yamlMessages = {
  // The file as a whole
  fileTooLarge: "This file is larger than 1 MB. Split it into chapters.",
  utf16: "This file is saved as UTF-16, which can't be read. Save it as UTF-8.",
  otherEncoding:
    "This character can't be read, because the file isn't saved as UTF-8. Save it as UTF-8, and write the character again.",
  savedAgain:
    "These characters stand for another one: the file was read in the wrong encoding once, and saved again. Write the word again.",
  nestedTooDeep:
    "Blocks in this file are nested more than 100 levels deep. Check its brackets and dashes.",
  mergeMark:
    "This mark is left over from a merge of two versions. Keep one of them, and remove the lines with these marks.",
  secondDocument:
    "This line of dashes starts a second document, and everything after it is ignored. Remove the line.",

  // Indentation and lists
  tabIndent: "This line is indented with a tab. Use spaces instead.",
  specialSpaceIndent:
    "This line is indented with a special kind of space. Use the space bar instead.",
  specialSpaceAfterDash:
    "The space after this dash is a special kind of space. Use the space bar instead.",
  specialSpaceAfterColon:
    "The space after this colon is a special kind of space. Use the space bar instead.",
  unevenIndent:
    "This line isn't indented like the others in its block. Start them in the same column.",
  indentedTooFar:
    "This line is indented further than the field above it, which already has a value. Start both in the same column.",
  fieldOutsideItsBlock: ({ field, block }: { field: string; block: string }) =>
    `"${field}" starts in the same column as "${block}", but the line below it is indented further. Start "${field}" in the same column as that line.`,
  dashOutOfLine:
    "This dash isn't in line with the others in its list. Start all dashes of a list in the same column.",
  dashWithoutSpace: ({ item }: { item: string }) => `Add a space after the dash: - ${item}.`,
  wrongDash: "This isn't a hyphen. Start each line of a list with a hyphen and a space: - sleep.",
  missingDash: ({ item }: { item: string }) =>
    `This line is in a list, but has no dash. Write: - ${item}.`,
  listNextToField: "A list starts on the line below its field. Move this to its own line.",

  // Names of fields
  missingColon: "A field needs a colon and a space after its name: title: Sleep.",
  duplicateField: ({ field }: { field: string }) =>
    `"${field}" is already in this block. Remove one of the two.`,
  duplicateBelowEmpty: ({ field, empty }: { field: string; empty: string }) =>
    `"${field}" is already in this block. If it belongs to "${empty}" above, indent it further than that. Otherwise, remove one of the two.`,
  emptyName: "There's no name before this colon. Add one.",
  nothingAsName: ({ name }: { name: string }) =>
    `"${name}" means "nothing" in YAML, so it can't be a name. Choose another one${name === "null" ? ', or put it in quotes: "null"' : ""}.`,

  oddKey: ({ key, odd }: { key: string; odd: string }) =>
    `The name "${key}" contains ${odd}. ${key === "" ? "Write a name." : `Write "${key}".`}`,
  oddText: ({ message, odd }: { message: string; odd: string }) => `${message} It contains ${odd}.`,
  oddValue: ({ message, odd, clean }: { message: string; odd: string; clean: string }) =>
    `${message} It contains ${odd}. Write "${clean}".`,

  // Quotes and brackets
  unclosedList: 'This "[" isn\'t closed. Add "]" where the list ends.',
  unclosedBlock: 'This "{" isn\'t closed. Add "}" where the block ends.',
  unclosedDoubleQuote: `This quote isn't closed. Add " where the text ends. To write " inside the text, use \\".`,
  unclosedSingleQuote: `This quote isn't closed. Add ' where the text ends. To write ' inside the text, use ''.`,
  textAfterEnd: "This comes after the end of a text. Put the whole text in double quotes.",
  curlyQuote:
    'YAML doesn\'t recognize this kind of quote. Use straight quotes around the text: "…".',
  wideMark: ({ mark, space }: { mark: string; space: string }) =>
    `This mark only looks like "${mark}", so YAML takes it for a part of the text. Write "${mark}"${space}.`,
  backslash:
    "A backslash has a special meaning in double quotes. Write it twice, or use single quotes.",
  needlessBackslash: ({ mark }: { mark: string }) =>
    `Inside double quotes, ${mark} needs no backslash. Remove the backslash.`,
  doesNotFit:
    "This doesn't fit here. Check the quotes, commas, brackets, and indentation before it.",

  // Texts that need quotes
  colonInText: "The colon in this text starts a second field. Put the whole text in double quotes.",
  colonInBraces:
    "There's a colon in this text. Put the text in quotes, or add the missing comma before the next field.",
  strayComment:
    "From this # on, the line is a comment that no one sees. Put the whole text in quotes, or add a space after the # if it's meant as a comment.",
  unquotedColor: 'Put the color in quotes, because # starts a comment: "#a3211f".',
  needsQuotes: ({ mark }: { mark: string }) => `A text that starts with "${mark}" needs quotes.`,
  needsQuotesAs: ({ mark, quoted }: { mark: string; quoted: string }) =>
    `A text that starts with "${mark}" needs quotes: ${quoted}.`,
  bracketNeedsQuotesAs: ({ mark, quoted }: { mark: string; quoted: string }) =>
    `A text in braces that contains "${mark}" needs quotes: ${quoted}.`,

  // Names of blocks: &name, and *name to repeat the block
  tooManyAliases:
    'This file repeats blocks with "*" more than 1000 times. Write the blocks out instead.',
  growsWithoutBounds:
    'This file repeats blocks with "*" so often that it grows without bounds. Write them out instead.',
  unknownAlias: ({ name }: { name: string }) =>
    `"*${name}" doesn't refer to anything. Name a block "&${name}" above it first, or put the text in quotes.`,
  aliasInItsBlock: ({ name }: { name: string }) =>
    `"*${name}" refers to the block it's in. Write out what you mean instead.`,
  unusedName: ({ name }: { name: string }) =>
    `No one sees "&${name}": it names the text after it, and nothing uses that name. Put the whole text in quotes, or remove the name.`,
};
