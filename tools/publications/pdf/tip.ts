import type { Span } from "../guide/spans.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { color, looks, type TextLook } from "./look.ts";
import type { Piece, Setter } from "./piece.ts";

const PADDING = { x: 22, y: 12 };
const BETWEEN = 6;
const RADIUS = 8;

/** A highlighted box that never splits across pages. */
export function setTip(
  { paper, x, width }: Setter,
  paragraphs: Span[][],
  look: TextLook = looks.tip,
): Piece {
  const box = paper.tag("Div");
  const texts = paragraphs.map((spans) => ({
    tag: paper.tag("P", box),
    lines: breakLines(paper, spans, look, width - 2 * PADDING.x),
  }));
  const lineCount = texts.reduce((sum, { lines }) => sum + lines.length, 0);
  const height = lineCount * look.leading + (texts.length - 1) * BETWEEN + 2 * PADDING.y;
  return {
    height,
    above: 13,
    glued: false,
    draw(top) {
      paper.decorate("Layout", () => {
        const { doc } = paper;
        doc.save().roundedRect(x, top, width, height, RADIUS).clip();
        doc.rect(x, top, width, height).fill(color("butter-tint"));
        doc.rect(x, top, 5, height).fill(color("ember"));
        doc.restore();
      });
      let y = top + PADDING.y;
      for (const { tag, lines } of texts) {
        paper.write(tag, () => {
          for (const [at, line] of lines.entries())
            drawLine(
              paper,
              line,
              look,
              x + PADDING.x,
              y + at * look.leading + calculateBaseline(look),
            );
        });
        y += lines.length * look.leading + BETWEEN;
      }
    },
  };
}
