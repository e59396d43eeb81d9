import {
  CST,
  type Document,
  isCollection,
  isNode,
  isScalar,
  visit,
  type YAMLParseError,
} from "yaml";
import { yamlMessages } from "../diagnostics/messages/files.ts";
import type { ParseMistake } from "./parse-mistake.ts";
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

/** The offset of the bracket or brace that isn't closed, if the parser missed its end at `met`. */
function unclosedBracket(document: Document, text: string, met: number): number | undefined {
  const open: number[] = [];
  visit(document, (_, node) => {
    if (!isCollection(node) || !node.flow || !node.range) return;
    const [start, end] = node.range;
    const closer = { "[": "]", "{": "}" }[text.charAt(start)];
    if (end === met && closer !== undefined && text.charAt(end - 1) !== closer) open.push(start);
  });
  return open.at(-1);
}

/** The offset of the quote that isn't closed, if the parser missed its end at `met`. */
function unclosedQuote(document: Document, text: string, met: number): number | undefined {
  let open: number | undefined;
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.type?.startsWith("QUOTE") || !node.range) return;
    const [start, end] = node.range;
    const isClosed = end > start + 1 && text.charAt(end - 1) === text.charAt(start);
    if (end === met && !isClosed) open = start;
  });
  return open;
}

/**
 * Explains a text that the parser met after the end of a value. Undefined if the token it met isn't
 * a text.
 */
function strayText(
  document: Document,
  text: string,
  [offset, end]: [start: number, end: number],
): ParseMistake | undefined {
  const type = CST.tokenType(text.slice(offset, end));
  // Plain texts have no type of their own.
  if (type !== null && !type.endsWith("scalar")) return undefined;
  if (isAfterEnd(document, offset)) return { offset, message: yamlMessages.textAfterEnd };
  const [, indent] = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset)) ?? [];
  if (indent === undefined) return undefined;
  return {
    offset,
    message: indent.includes("\t") ? yamlMessages.tabIndent : yamlMessages.unevenIndent,
  };
}

/** True if an offset follows a quoted text, a list in brackets, or a block in braces. */
function isAfterEnd(document: Document, offset: number): boolean {
  let isAfter = false;
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range || (isScalar(node) && node.type?.startsWith("BLOCK"))) return;
    const [, end, next] = node.range;
    if (end <= offset && offset < next) isAfter = true;
  });
  return isAfter;
}

/** A line that holds a field. */
interface Line {
  offset: number;
  column: number;
  name: string;
  isEmpty: boolean;
}

/**
 * Finds an entry of a block with too little indentation, which the parser only notices at the next
 * entry. Undefined if the lines don't show one.
 */
function badIndent(text: string, met: number): ParseMistake | undefined {
  const lines = findFields(text);
  const isOutside = (index: number) => {
    const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
    if (!above || !line || !below || line.isEmpty || below.column <= line.column) return false;
    return above.column === below.column || (above.isEmpty && above.column === line.column);
  };
  // The parser stops inside the entry, after it, or at the entry below.
  const next = lines.findIndex(({ offset }) => offset > met);
  const last = next === -1 ? lines.length - 1 : next - 1;
  const index = [last - 1, last].find(isOutside) ?? -1;
  const line = lines[index];
  const block = line && lines.slice(0, index).findLast(({ column }) => column <= line.column);
  if (!line || !block?.isEmpty || block.column !== line.column) return undefined;
  return {
    offset: line.offset + line.column,
    message: yamlMessages.fieldOutsideItsBlock({ field: line.name, block: block.name }),
  };
}

/** The lines that hold a field, in reading order. */
function findFields(text: string): Line[] {
  return [...text.matchAll(/^( *)([\w-]+):(?:[ \t]+(?!#)(\S.*))?/gm)].map(
    ({ index, 1: indent = "", 2: name = "", 3: value }) => ({
      offset: index,
      column: indent.length,
      name,
      isEmpty: value === undefined,
    }),
  );
}
