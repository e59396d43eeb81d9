import type { Span, SpanStyle } from "../guide/spans.ts";
import { fontOf } from "./fonts.ts";
import type { TextLook } from "./look.ts";
import type { Paper } from "./paper.ts";

interface Run {
  text: string;
  style: SpanStyle;
  width: number;
}

/** What stands side by side; its text ends with a space unless it is the last, so that readers do not glue words. */
export interface Line {
  runs: Run[];
  width: number;
}

/** Breaks text into lines no wider than `width`; a single word may be wider. */
export function linesOf({ doc }: Paper, spans: Span[], look: TextLook, width: number): Line[] {
  const measure = (text: string, style: SpanStyle) =>
    doc.font(fontOf(look, style)).fontSize(look.size).widthOfString(text);
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  for (const word of wordsOf(spans)) {
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

/** Draws a line with its baseline at `y`. Words of one style are one piece of text. */
export function drawLine({ doc }: Paper, line: Line, look: TextLook, x: number, y: number): void {
  let left = x;
  for (const { text, style, width } of line.runs) {
    doc
      .font(fontOf(look, style))
      .fontSize(look.size)
      .fillColor(look.color)
      .text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
    left += width;
  }
}

/** Where a line's baseline is, measured from the line's top. */
export function baselineOf({ size, leading }: TextLook): number {
  return (leading - size) / 2 + size * 0.82;
}

/** Words with the space after them; a word may change its style in its middle. */
function wordsOf(spans: Span[]): Span[][] {
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
