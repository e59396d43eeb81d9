import { lexer, type Token, type Tokens } from "marked";
import { type Span, toSpans } from "./spans.ts";

/** A part of a guide's text, without any size or position. */
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; marks: "bullets" | "numbers" | "boxes"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "tip"; paragraphs: Span[][] };

/**
 * Parses a guide's Markdown into blocks. Throws on anything that guides don't use, such as a nested
 * list.
 */
export function parseBlocks(markdown: string): Block[] {
  return lexer(markdown)
    .filter(({ type }) => type !== "space")
    .map(toBlock);
}

function toBlock(token: Token): Block {
  switch (token.type) {
    case "heading":
      return toHeading(token as Tokens.Heading);
    case "paragraph":
      return { kind: "paragraph", spans: toSpans(token.tokens ?? []) };
    case "list":
      return toList(token as Tokens.List);
    case "table":
      return toTable(token as Tokens.Table);
    case "blockquote":
      return {
        kind: "tip",
        paragraphs: (token.tokens ?? [])
          .filter(({ type }) => type !== "space")
          .map((inner) => toSpans("tokens" in inner ? (inner.tokens ?? []) : [])),
      };
    default:
      throw new Error(`Guides know no ${token.type}: "${token.raw.trim()}".`);
  }
}

function toHeading({ depth, raw, tokens }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3)
    throw new Error(
      `"${raw.trim()}" is a heading of level ${depth}. The title is level 1 and is in the front matter. Write ## or ###.`,
    );
  return { kind: "heading", level: depth, spans: toSpans(tokens) };
}

function toList({ ordered, items }: Tokens.List): Block {
  const isChecklist = items.some(({ task }) => task);
  const plainMarks = ordered ? "numbers" : "bullets";
  const marks = isChecklist ? "boxes" : plainMarks;
  return { kind: "list", marks, items: items.map(({ tokens }) => toSpans(tokens)) };
}

function toTable({ header, rows }: Tokens.Table): Block {
  return {
    kind: "table",
    head: header.map(({ tokens }) => toSpans(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => toSpans(tokens))),
  };
}
