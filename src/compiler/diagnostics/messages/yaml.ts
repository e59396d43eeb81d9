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
