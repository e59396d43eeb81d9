import { describe, expect, test } from "vitest";
import { page } from "./look.ts";
import { fillPages } from "./pages.ts";
import { type Piece, withoutWidows } from "./piece.ts";

const draw = () => undefined;
const line = (height: number, glued = false): Piece => ({ height, above: 0, glued, draw });
const room = page.height - page.bottom - page.top;
const heights = (pieces: Piece[]) =>
  fillPages(pieces, page.top).map((placed) => placed.map(({ piece }) => piece.height));

describe("fillPages", () => {
  test("moves a heading to the next page along with the text below it", () => {
    expect(heights([line(room - 50), line(30, true), line(40)])).toEqual([[room - 50], [30, 40]]);
  });

  test("leaves a heading in place if the text below it fits", () => {
    expect(heights([line(room - 80), line(30, true), line(40)])).toEqual([[room - 80, 30, 40]]);
  });

  test("leaves neither the first nor the last line of a paragraph alone", () => {
    const paragraph = withoutWidows(Array.from({ length: 5 }, () => line(10)));
    expect(heights([line(room - 15), ...paragraph])).toEqual([[room - 15], [10, 10, 10, 10, 10]]);
    expect(heights([line(room - 45), ...paragraph])).toEqual([
      [room - 45, 10, 10, 10],
      [10, 10],
    ]);
  });

  test("leaves room for the repeated head above a row that begins a page", () => {
    const row: Piece = { ...line(20), repeated: { height: 25, draw } };
    const [, second] = fillPages([line(room - 10), row], page.top);
    expect(second).toEqual([{ piece: row, top: page.top + 25, beginsPage: true }]);
  });
});
