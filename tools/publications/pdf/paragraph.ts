import { plainText, type Span } from "../guide/spans.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { looks, type TextLook } from "./look.ts";
import type { Tag } from "./paper.ts";
import { type Piece, type Setter, withoutWidows } from "./piece.ts";

const ABOVE = 7;

/** A paragraph, one piece per line. If it ends with a colon, it stays with what follows. */
export function setParagraph({ paper, x, width }: Setter, spans: Span[]): Piece[] {
  const pieces = textPieces({ paper, x, width }, spans, {
    look: looks.body,
    tag: paper.tag("P"),
    above: ABOVE,
  });
  const last = pieces.at(-1);
  if (last && plainText(spans).endsWith(":")) last.glued = true;
  return pieces;
}

export interface TextPlace {
  look: TextLook;
  tag: Tag;
  above: number;
}

/** Text as lines that can span two pages, with at least two lines on each. */
export function textPieces(
  { paper, x, width }: Setter,
  spans: Span[],
  { look, tag, above }: TextPlace,
): Piece[] {
  const lines = breakLines(paper, spans, look, width);
  return withoutWidows(
    lines.map((line, at) => ({
      height: look.leading,
      above: at === 0 ? above : 0,
      glued: false,
      draw: (top) =>
        paper.write(tag, () => drawLine(paper, line, look, x, top + calculateBaseline(look))),
    })),
  );
}
