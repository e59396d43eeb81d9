import { plainText, type Span } from "../guide/spans.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { color, looks } from "./look.ts";
import type { Piece, Setter } from "./piece.ts";

const BAR = { width: 26, height: 3, below: 7 };

/** Adds a bookmark that leads to `top` on the current page. */
export type Bookmark = (title: string, level: 2 | 3, top: number) => void;

/** A heading with its bookmark. It stays on the same page as the text after it. */
export function setHeading(setter: Setter, level: 2 | 3, spans: Span[], bookmark: Bookmark): Piece {
  const { paper, x, width } = setter;
  const look = level === 2 ? looks.heading2 : looks.heading3;
  const tag = paper.tag(`H${level}`);
  const lines = breakLines(paper, spans, look, width);
  const barSpace = level === 2 ? BAR.height + BAR.below : 0;
  return {
    height: barSpace + lines.length * look.leading,
    above: level === 2 ? 22 : 13,
    glued: true,
    draw(top) {
      bookmark(plainText(spans), level, top);
      if (level === 2)
        paper.decorate("Layout", () =>
          paper.doc.roundedRect(x, top, BAR.width, BAR.height, BAR.height / 2).fill(color("ember")),
        );
      paper.write(tag, () => {
        for (const [at, line] of lines.entries())
          drawLine(
            paper,
            line,
            look,
            x,
            top + barSpace + at * look.leading + calculateBaseline(look),
          );
      });
    },
  };
}
