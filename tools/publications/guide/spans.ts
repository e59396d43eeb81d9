import type { Token } from "marked";

export type SpanStyle = "plain" | "bold" | "italic";

export interface Span {
  text: string;
  style: SpanStyle;
}

/**
 * The running text of a block. Throws on anything that guides don't use, such as links and code.
 */
export function toSpans(tokens: Token[], style: SpanStyle = "plain"): Span[] {
  return tokens.flatMap((token): Span[] => {
    // The checkbox is drawn, so its text isn't needed.
    if (token.type === "checkbox") return [];
    if (token.type === "strong") return toSpans(token.tokens ?? [], "bold");
    if (token.type === "em")
      return toSpans(token.tokens ?? [], style === "bold" ? "bold" : "italic");
    if (token.type !== "text" && token.type !== "escape")
      throw new Error(
        `Guides know no ${token.type}: "${token.raw.trim()}". Write it as plain text.`,
      );
    if ("tokens" in token && token.tokens) return toSpans(token.tokens, style);
    return [{ text: token.text.replaceAll("\n", " "), style }];
  });
}

export function plainText(spans: Span[]): string {
  return spans.map(({ text }) => text).join("");
}
