import type { Block } from "../guide/blocks.ts";
import type { Span } from "../guide/spans.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { color, looks } from "./look.ts";
import type { Paper, Tag } from "./paper.ts";
import { textPieces } from "./paragraph.ts";
import { type Piece, type Setter, withoutWidows } from "./piece.ts";

type List = Extract<Block, { kind: "list" }>;

const INDENT = { bullets: 17, numbers: 26, boxes: 24 };
const GAP = { bullets: 3.5, numbers: 5, boxes: 5 };

/**
 * A list. Its marks are drawn, and the tag tree has their text. An item's first line is on the same
 * page as its mark.
 */
export function setList(setter: Setter, { marks, items }: List): Piece[] {
  const list = setter.paper.tag("L");
  return items.flatMap((item, at) => {
    const pieces = setItem(setter, list, item, marks, at + 1);
    const [first] = pieces;
    if (first) first.above = at === 0 ? GAP[marks] + 4 : GAP[marks];
    // The first two items stay together, and so do the last two, like the lines of a paragraph.
    const last = pieces.at(-1);
    if (last && items.length > 1 && (at === 0 || at === items.length - 2)) last.glued = true;
    return pieces;
  });
}

function setItem(
  { paper, x, width }: Setter,
  list: Tag,
  item: Span[],
  marks: List["marks"],
  number: number,
): Piece[] {
  const tag = paper.tag("LI", list);
  const label = paper.tag(
    "Lbl",
    tag,
    marks === "numbers" ? {} : { actual: marks === "boxes" ? "☐" : "•" },
  );
  const body = paper.tag("LBody", tag);
  const indent = INDENT[marks];
  const pieces = textPieces({ paper, x: x + indent, width: width - indent }, item, {
    look: looks.body,
    tag: body,
    above: 0,
  });
  const [first, ...others] = withoutWidows(pieces);
  if (!first) return [];
  const drawText = first.draw;
  first.draw = (top) => {
    paper.write(label, () => drawMark(paper, marks, number, x, top));
    drawText(top);
  };
  return [first, ...others];
}

function drawMark(
  paper: Paper,
  marks: List["marks"],
  number: number,
  x: number,
  top: number,
): void {
  const { doc } = paper;
  const middle = top + calculateBaseline(looks.body) - looks.body.size * 0.35;
  if (marks === "bullets") doc.circle(x + 5, middle, 2.3).fill(color("ember"));
  if (marks === "boxes")
    doc
      .roundedRect(x + 1, middle - 6, 12, 12, 3)
      .lineWidth(1.2)
      .fillAndStroke(color("surface"), color("brand"));
  if (marks === "numbers") {
    doc.circle(x + 8.5, middle, 8.5).fill(color("brand-tint"));
    const [line] = breakLines(paper, [{ text: String(number), style: "bold" }], looks.number, 20);
    if (line)
      drawLine(
        paper,
        line,
        looks.number,
        x + 8.5 - line.width / 2,
        middle + looks.number.size * 0.35,
      );
  }
}
