import type { Block } from "../guide/blocks.ts";
import type { Span } from "../guide/spans.ts";
import { breakLines } from "./lines.ts";
import { looks } from "./look.ts";
import type { Paper, Tag } from "./paper.ts";
import { type Piece, type Setter, withoutWidows } from "./piece.ts";
import { createRow, drawHead, drawRow, rowPadding, type WriteCell } from "./row.ts";

type Table = Extract<Block, { kind: "table" }>;

// A table this short is never split.
const WHOLE_ROWS = 4;

/**
 * A table, one piece per row. Screen readers read its head once. On later pages it's drawn again as
 * decoration.
 */
export function setTable(setter: Setter, { head, rows }: Table): Piece[] {
  const { paper, x, width } = setter;
  const bold = head.map((cell) => cell.map((span): Span => ({ ...span, style: "bold" })));
  const widths = calculateWidths(paper, [bold, ...rows], width);
  const table = paper.tag("Table");
  const headRow = createRow(setter, bold, widths, looks.head);
  const write = cellWriter(paper, table);
  const headWriter = write("Column", bold.length);
  const repeated = {
    height: headRow.height,
    draw: (top: number) =>
      drawHead(setter, headRow, top, (_, draw) => paper.decorate("Pagination", draw)),
  };
  const headPiece: Piece = {
    height: headRow.height,
    above: 12,
    glued: true,
    draw: (top) => drawHead(setter, headRow, top, headWriter),
  };
  const rowPieces = rows.map((cells, at): Piece => {
    const row = createRow(setter, cells, widths, looks.cell);
    const cellsOut = write("Row", cells.length);
    return {
      height: row.height,
      above: 0,
      glued: false,
      repeated,
      draw: (top) =>
        drawRow({ paper, x, width }, row, { top, striped: at % 2 === 1, write: cellsOut }),
    };
  });
  const pieces = withoutWidows(rowPieces);
  return [
    headPiece,
    ...(rows.length <= WHOLE_ROWS
      ? pieces.map((piece, at) => ({ ...piece, glued: at < pieces.length - 1 }))
      : pieces),
  ];
}

/**
 * Creates a row's tags up front, so that the tree is in reading order, and fills them as the cells
 * are drawn.
 */
function cellWriter(paper: Paper, table: Tag) {
  return (scope: "Row" | "Column", count: number): WriteCell => {
    const row = paper.tag("TR", table);
    const cells = Array.from({ length: count }, (_, column) =>
      scope === "Column" || column === 0 ? paper.tag("TH", row, { scope }) : paper.tag("TD", row),
    );
    return (column, draw) => {
      const cell = cells[column];
      if (cell) paper.write(cell, draw);
    };
  };
}

function calculateWidths(paper: Paper, rows: Span[][][], width: number): number[] {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? [])) ?? [];
  const widest = (cells: Span[][], room: number) =>
    Math.max(
      ...cells.flatMap((cell) =>
        breakLines(paper, cell, looks.cell, room).map((line) => line.width),
      ),
      0,
    );
  const around = 2 * rowPadding.x + 2;
  return columnWidths(
    columns.map((cells) => widest(cells, Number.POSITIVE_INFINITY) + around),
    columns.map((cells) => widest(cells, 0) + around),
    width,
  );
}

/**
 * The widths of a table's columns. `natural` is the width that each text would like, `least` the
 * minimum that it needs.
 */
function columnWidths(natural: number[], least: number[], width: number): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const spare = width - sum(natural);
  // Shares the remaining width equally, so that short texts stay close to their neighbors.
  if (spare >= 0) return natural.map((wide) => wide + spare / natural.length);
  const room = width - sum(least);
  const wishes = natural.map((wide, at) => wide - (least[at] ?? 0));
  return least.map((narrow, at) => narrow + (room * (wishes[at] ?? 0)) / sum(wishes));
}
