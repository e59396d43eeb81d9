import type { Document, YAMLParseError } from "yaml";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import { badIndent } from "./bad-indent.ts";
import type { ParseMistake } from "./parse-mistake.ts";
import { strayText } from "./stray-text.ts";
import { unclosedBracket, unclosedQuote } from "./unclosed.ts";
import { unquotedText } from "./unquoted-text.ts";

/** Explains an error of the YAML parser to the author of the file. */
export function explainParseError(
  { code, pos }: Pick<YAMLParseError, "code" | "pos">,
  document: Document,
  text: string,
): ParseMistake {
  const [offset] = pos;
  if (code === "MISSING_CHAR" || code === "BAD_INDENT") {
    const open = unclosedQuote(document, text, offset) ?? unclosedBracket(document, text, offset);
    if (open !== undefined)
      return (
        findCutOff(text, open) ?? { offset: open, message: describeUnclosed(text.charAt(open)) }
      );
  }
  const unquoted = UNQUOTED.includes(code) ? unquotedText(text, offset) : undefined;
  if (unquoted) return unquoted;
  const outside =
    code === "BAD_INDENT" || code === "BLOCK_AS_IMPLICIT_KEY" ? badIndent(text, offset) : undefined;
  if (outside) return outside;
  const further = code === "BLOCK_AS_IMPLICIT_KEY" ? findDeeperField(text, offset) : undefined;
  if (further !== undefined) return { offset: further, message: yamlMessages.indentedTooFar };
  const stray = code === "UNEXPECTED_TOKEN" ? strayText(document, text, pos) : undefined;
  if (stray) return stray;
  // The parser stops at the end of the previous line. The actual mistake comes after any empty
  // lines and comments that follow.
  const [skipped = ""] = /^(?:[ \t]*(?:#.*)?\r?\n)+/.exec(text.slice(offset)) ?? [];
  if (code === "DUPLICATE_KEY" && skipped)
    return doubledBelowEmpty(text, offset, offset + skipped.length);
  return { offset: offset + skipped.length, message: explainCode(code, text.slice(offset)) };
}

/**
 * Explains a duplicate field below an empty one. Often it belongs to a step that was itself
 * indented into the step before it.
 */
function doubledBelowEmpty(text: string, end: number, start: number): ParseMistake {
  const [, empty = ""] = /([^\s:]+):[ \t]*$/.exec(text.slice(0, end)) ?? [];
  const offset = start + text.slice(start).search(/\S/);
  const [word = ""] = /^[^\s:]+/.exec(text.slice(offset)) ?? [];
  return {
    offset,
    message: yamlMessages.duplicateBelowEmpty({ field: word, empty }),
  };
}

/** Finds a # that turns the rest of a line into a comment, and with it the closing bracket. */
function findCutOff(text: string, open: number): ParseMistake | undefined {
  const [before] = /^[{[][^"'\n]*\s(?=#[^\s#])/.exec(text.slice(open)) ?? [];
  return before === undefined
    ? undefined
    : { offset: open + before.length, message: yamlMessages.strayComment };
}

/** Error codes that the parser reports when a text lacks the quotes it needs. */
const UNQUOTED: YAMLParseError["code"][] = [
  "UNEXPECTED_TOKEN",
  "BAD_SCALAR_START",
  "BAD_ALIAS",
  "TAG_RESOLVE_FAILED",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
];

const BY_CODE: Partial<Record<YAMLParseError["code"], string>> = {
  TAB_AS_INDENT: yamlMessages.tabIndent,
  BAD_INDENT: yamlMessages.unevenIndent,
  BLOCK_AS_IMPLICIT_KEY: yamlMessages.colonInText,
  BLOCK_IN_FLOW: yamlMessages.colonInBraces,
  MULTILINE_IMPLICIT_KEY: yamlMessages.missingColon,
  MISSING_CHAR: yamlMessages.missingColon,
  BAD_DQ_ESCAPE: yamlMessages.backslash,
  MULTIPLE_DOCS: yamlMessages.secondDocument,
};

/**
 * The offset of the line below a field, if that line is a field with more indentation. Undefined if
 * the field's own value contains a colon.
 */
function findDeeperField(text: string, offset: number): number | undefined {
  const [passed = "", value = ""] =
    /^(.*)\n(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(offset)) ?? [];
  const below = text.slice(offset + passed.length).split(/\r?\n/, 1)[0] ?? "";
  const column = text.slice(text.lastIndexOf("\n", offset - 1) + 1).search(/\S/);
  if (
    /:(\s|$)/.test(value) ||
    !/^ *[^\s#-][^:]*:(\s|$)/.test(below) ||
    below.search(/\S/) <= column
  )
    return undefined;
  return offset + passed.length + below.search(/\S/);
}

function explainCode(code: YAMLParseError["code"], rest: string): string {
  const [word = ""] = /^[^\s:]+/.exec(rest) ?? [];
  if (code === "DUPLICATE_KEY") return yamlMessages.duplicateField({ field: word });
  if (code === "BAD_SCALAR_START" || code === "TAG_RESOLVE_FAILED")
    return yamlMessages.needsQuotes({ mark: word.charAt(0) });
  if (code === "UNEXPECTED_TOKEN" && rest.startsWith("- ")) return yamlMessages.listNextToField;
  const [, mark] = (code === "BAD_DQ_ESCAPE" && /^\\([^\w\s])/.exec(rest)) || [];
  if (mark !== undefined) return yamlMessages.needlessBackslash({ mark });
  return BY_CODE[code] ?? yamlMessages.doesNotFit;
}

function describeUnclosed(mark: string): string {
  if (mark === "[") return yamlMessages.unclosedList;
  if (mark === "{") return yamlMessages.unclosedBlock;
  return mark === "'" ? yamlMessages.unclosedSingleQuote : yamlMessages.unclosedDoubleQuote;
}
