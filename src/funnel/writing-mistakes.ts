import { type Document, isCollection, isScalar, visit, type YAMLParseError } from "yaml";
import { CUT_OFF } from "./cut-off-texts.ts";
import { outsideItsBlock } from "./outside-its-block.ts";
import { textToQuote } from "./texts-to-quote.ts";

/** A mistake in how a file is written, at an offset of its text. */
export interface WritingMistake {
  offset: number;
  message: string;
}

/** What a reader of YAML stumbled over, in words for whoever wrote the file. */
export function writingMistake(
  { code, message, pos: [offset] }: YAMLParseError,
  document: Document,
  text: string,
): WritingMistake {
  if (code === "MISSING_CHAR" || code === "BAD_INDENT") {
    const open = message.startsWith("Flow")
      ? openBracket(document, text, offset)
      : message.includes("quote")
        ? openQuote(document, offset)
        : undefined;
    if (open !== undefined)
      return cutOffIn(text, open) ?? { offset: open, message: unclosed(text.charAt(open)) };
  }
  const unquoted = UNQUOTED.includes(code) ? textToQuote(text, offset) : undefined;
  if (unquoted) return unquoted;
  const outside =
    code === "BAD_INDENT" || code === "BLOCK_AS_IMPLICIT_KEY"
      ? outsideItsBlock(text, offset)
      : undefined;
  if (outside) return outside;
  const further = code === "BLOCK_AS_IMPLICIT_KEY" ? furtherIn(text, offset) : undefined;
  if (further !== undefined) return { offset: further, message: FURTHER_IN };
  if (message.includes("scalar at node end")) return { offset, message: AFTER_QUOTE };
  // the reader of YAML stops behind the line before, and what is meant begins behind the empty lines and remarks that follow
  const [skipped = ""] = /^(?:[ \t]*(?:#.*)?\r?\n)+/.exec(text.slice(offset)) ?? [];
  if (code === "DUPLICATE_KEY" && skipped)
    return doubledBelowEmpty(text, offset, offset + skipped.length);
  return { offset: offset + skipped.length, message: inWords(code, text.slice(offset)) };
}

/** A doubled field below one that has nothing: often those of a step that was itself pushed into the step before. */
function doubledBelowEmpty(text: string, end: number, start: number): WritingMistake {
  const [, empty = ""] = /([^\s:]+):[ \t]*$/.exec(text.slice(0, end)) ?? [];
  const offset = start + text.slice(start).search(/\S/);
  const [word = ""] = /^[^\s:]+/.exec(text.slice(offset)) ?? [];
  return {
    offset,
    message: `"${word}" stands in this block already. If it belongs to "${empty}" above, let it stand further in than that; else remove one of the two.`,
  };
}

/** Where a bracket is closed only behind a # that makes a remark of the rest of its line. */
function cutOffIn(text: string, open: number): WritingMistake | undefined {
  const [before] = /^[{[][^"'\n]*\s(?=#[^\s#])/.exec(text.slice(open)) ?? [];
  return before === undefined ? undefined : { offset: open + before.length, message: CUT_OFF };
}

/** What the reader says where a text has no quotes that needs them. */
const UNQUOTED: YAMLParseError["code"][] = [
  "UNEXPECTED_TOKEN",
  "BAD_SCALAR_START",
  "BAD_ALIAS",
  "TAG_RESOLVE_FAILED",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
];

const UNFIT =
  "This does not fit here. Check the quotes, commas, brackets and the indentation before it.";
const AFTER_QUOTE =
  "This follows a text that has ended already. Put the whole text in double quotes.";
const FURTHER_IN =
  "This line stands further in than the field above it, which has its value already. Let both begin in the same column.";
const NO_COLON = "A field is written with a colon and a space after its name: title: Sleep.";

const WORDS: Partial<Record<YAMLParseError["code"], string>> = {
  TAB_AS_INDENT: "A tab indents this line. Use spaces.",
  BAD_INDENT:
    "This line does not stand under the others of its block. Lines that belong together begin in the same column.",
  BLOCK_AS_IMPLICIT_KEY:
    "A colon stands within this text, so that a second field begins there. Put the whole text in double quotes.",
  BLOCK_IN_FLOW:
    "A colon stands within this text. Put the text in quotes, or add the comma that is missing before the next field.",
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  MISSING_CHAR: NO_COLON,
  BAD_DQ_ESCAPE:
    "A backslash has a meaning within double quotes. Write it twice, or use single quotes.",
  MULTIPLE_DOCS:
    "This line of dashes begins a second document, which nothing reads. Remove the line.",
};

/** Where the line below a field begins that is one itself and stands further in; undefined where the field's own value holds a colon. */
function furtherIn(text: string, offset: number): number | undefined {
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

function inWords(code: YAMLParseError["code"], rest: string): string {
  const [word = ""] = /^[^\s:]+/.exec(rest) ?? [];
  if (code === "DUPLICATE_KEY")
    return `"${word}" stands in this block already. Remove one of the two.`;
  if (code === "BAD_SCALAR_START" || code === "TAG_RESOLVE_FAILED")
    return `A text that begins with "${word.charAt(0)}" needs quotes.`;
  if (code === "UNEXPECTED_TOKEN" && rest.startsWith("- "))
    return "A list begins on the line below its field. Put this on a line of its own.";
  return WORDS[code] ?? UNFIT;
}

function unclosed(mark: string): string {
  if (mark === "[") return 'This "[" is not closed. Add "]" where the list ends.';
  if (mark === "{") return 'This "{" is not closed. Add "}" where the block ends.';
  return `This quote is not closed. Add ${mark} where the text ends; a ${mark} within it is written ${mark === "'" ? "''" : '\\"'}.`;
}

function openBracket(document: Document, text: string, before: number): number | undefined {
  const open: number[] = [];
  visit(document, (_, node) => {
    if (!isCollection(node) || !node.flow || !node.range || node.range[0] > before) return;
    const closer = text.charAt(node.range[0]) === "[" ? "]" : "}";
    if (text.charAt(node.range[1] - 1) !== closer) open.push(node.range[0]);
  });
  return open.at(-1);
}

function openQuote(document: Document, before: number): number | undefined {
  let open: number | undefined;
  visit(document, (_, node) => {
    if (isScalar(node) && node.type?.startsWith("QUOTE") && node.range && node.range[0] < before)
      open = node.range[0];
  });
  return open;
}
