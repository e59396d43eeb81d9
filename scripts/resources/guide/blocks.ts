import { lexer, type Token, type Tokens } from "marked";
import { type Span, spansOf } from "./spans.ts";

/** A part of a guide, as its text says it: no sizes, no places. */
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; marks: "bullets" | "numbers" | "boxes"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "tip"; paragraphs: Span[][] };

/** The blocks of a guide's Markdown. Throws on what guides do not use, such as a nested list. */
export function blocksOf(markdown: string): Block[] {
  return lexer(markdown)
    .filter(({ type }) => type !== "space")
    .map(blockOf);
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case "heading":
      return headingOf(token as Tokens.Heading);
    case "paragraph":
      return { kind: "paragraph", spans: spansOf(token.tokens ?? []) };
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    case "blockquote":
      return {
        kind: "tip",
        paragraphs: (token.tokens ?? [])
          .filter(({ type }) => type !== "space")
          .map((inner) => spansOf("tokens" in inner ? (inner.tokens ?? []) : [])),
      };
    default:
      throw new Error(`Guides know no ${token.type}: "${token.raw.trim()}".`);
  }
}

function headingOf({ depth, raw, tokens }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3)
    throw new Error(
      `"${raw.trim()}" is a heading of level ${depth}. The title is level 1 and stands in the front matter; write ## or ###.`,
    );
  return { kind: "heading", level: depth, spans: spansOf(tokens) };
}

function listOf({ ordered, items }: Tokens.List): Block {
  const marks = items.some(({ task }) => task) ? "boxes" : ordered ? "numbers" : "bullets";
  return { kind: "list", marks, items: items.map(({ tokens }) => spansOf(tokens)) };
}

function tableOf({ header, rows }: Tokens.Table): Block {
  return {
    kind: "table",
    head: header.map(({ tokens }) => spansOf(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => spansOf(tokens))),
  };
}
