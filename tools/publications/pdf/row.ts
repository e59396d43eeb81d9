import { plainText, type Span } from "../guide/spans.ts";
import { breakLines, calculateBaseline, drawLine, type Line } from "./lines.ts";
import { color, type TextLook } from "./look.ts";
import type { Paper } from "./paper.ts";
import type { Setter } from "./piece.ts";

interface Row {
  height: number;
  cells: { lines: Line[]; x: number; look: TextLook }[];
}

/** Draws the text of a cell under its tag. */
export type WriteCell = (column: number, draw: () => void) => void;

export const rowPadding = { x: 9, y: 4.5 };
// The height of a row to fill in by hand.
const EMPTY_ROW = 30;
const RADIUS = 6;

export function createRow(
  { paper, x }: Setter,
  cells: Span[][],
  widths: number[],
  look: TextLook,
): Row {
  const lefts = widths.map((_, at) => x + widths.slice(0, at).reduce((sum, wide) => sum + wide, 0));
  const laid = cells.map((cell, at) => ({
    lines: breakLines(paper, cell, look, (widths[at] ?? 0) - 2 * rowPadding.x),
    x: (lefts[at] ?? 0) + rowPadding.x,
    look,
  }));
  const lines = Math.max(...laid.map((cell) => cell.lines.length));
  const isEmpty = cells.slice(1).every((cell) => plainText(cell) === "");
  return {
    cells: laid,
    height: Math.max(lines * look.leading + 2 * rowPadding.y, isEmpty ? EMPTY_ROW : 0),
  };
}

export function drawHead(
  { paper, x, width }: Setter,
  row: Row,
  top: number,
  write: WriteCell,
): void {
  paper.decorate("Layout", () => {
    const { doc } = paper;
    // Rounded at the top, square at the bottom.
    doc.save().rect(x, top, width, row.height).clip();
    doc.roundedRect(x, top, width, row.height + RADIUS, RADIUS).fill(color("brand"));
    doc.restore();
  });
  drawCells(paper, row, top, write);
}

export function drawRow(
  { paper, x, width }: Setter,
  row: Row,
  { top, striped, write }: { top: number; striped: boolean; write: WriteCell },
): void {
  paper.decorate("Layout", () => {
    if (striped) paper.doc.rect(x, top, width, row.height).fill(color("paper"));
    const bottom = top + row.height;
    paper.doc
      .moveTo(x, bottom)
      .lineTo(x + width, bottom)
      .lineWidth(0.7)
      .stroke(color("line"));
  });
  drawCells(paper, row, top, write);
}

function drawCells(paper: Paper, row: Row, top: number, write: WriteCell): void {
  for (const [column, { lines, x, look }] of row.cells.entries()) {
    const y = top + rowPadding.y;
    write(column, () => {
      for (const [at, line] of lines.entries())
        drawLine(paper, line, look, x, y + at * look.leading + calculateBaseline(look));
    });
  }
}
