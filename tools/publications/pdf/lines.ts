import type { Span, SpanStyle } from "../guide/spans.ts";
import { chooseFont } from "./fonts.ts";
import type { TextLook } from "./look.ts";
import type { Paper } from "./paper.ts";

interface Run {
  text: string;
  style: SpanStyle;
  width: number;
}

/**
 * A line of text. Every run but the last ends with a space, so that screen readers don't join
 * words.
 */
export interface Line {
  runs: Run[];
  width: number;
}

/** Breaks text into lines no wider than `width`. A single word can be wider. */
export function breakLines({ doc }: Paper, spans: Span[], look: TextLook, width: number): Line[] {
  const measure = (text: string, style: SpanStyle) =>
    doc.font(chooseFont(look, style)).fontSize(look.size).widthOfString(text);
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  for (const word of splitWords(spans)) {
    const runs = word.map(({ text, style }) => ({ text, style, width: measure(text, style) }));
    const wide = runs.reduce((sum, run) => sum + run.width, 0);
    const trailing = runs.at(-1)!;
    const visible = wide - trailing.width + measure(trailing.text.trimEnd(), trailing.style);
    if (line.runs.length > 0 && line.width + visible > width) {
      lines.push(line);
      line = { runs: [], width: 0 };
    }
    for (const run of runs) append(line, run);
  }
  return line.runs.length > 0 ? [...lines, line] : lines;
}

/**
 * Draws a line with its baseline at `y`. Adjacent words in the same style are one piece of text.
 */
export function drawLine({ doc }: Paper, line: Line, look: TextLook, x: number, y: number): void {
  let left = x;
  for (const { text, style, width } of line.runs) {
    doc
      .font(chooseFont(look, style))
      .fontSize(look.size)
      .fillColor(look.color)
      .text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
    left += width;
  }
}

/** The distance from a line's top to its baseline. */
export function calculateBaseline({ size, leading }: TextLook): number {
  return (leading - size) / 2 + size * 0.82;
}

/**
 * Splits text into words, each with the space after it. A word can change its style in the middle.
 */
function splitWords(spans: Span[]): Span[][] {
  const words: Span[][] = [[]];
  for (const { text, style } of spans) {
    for (const part of text.match(/[^ ]+ *| +/g) ?? []) {
      words.at(-1)!.push({ text: part, style });
      if (part.endsWith(" ")) words.push([]);
    }
  }
  return words.filter((word) => word.length > 0);
}

function append(line: Line, run: Run): void {
  const last = line.runs.at(-1);
  if (last?.style === run.style) {
    last.text += run.text;
    last.width += run.width;
  } else {
    line.runs.push({ ...run });
  }
  line.width += run.width;
}
