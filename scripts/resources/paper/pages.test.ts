import { expect, test } from "vitest";
import { page } from "./look.ts";
import { pagesOf } from "./pages.ts";
import { type Piece, withoutWidows } from "./piece.ts";

const draw = () => undefined;
const line = (height: number, glued = false): Piece => ({ height, above: 0, glued, draw });
const room = page.height - page.bottom - page.top;
const heights = (pieces: Piece[]) =>
  pagesOf(pieces, page.top).map((placed) => placed.map(({ piece }) => piece.height));

test("a heading goes to the next page with the text it announces", () => {
  expect(heights([line(room - 50), line(30, true), line(40)])).toEqual([[room - 50], [30, 40]]);
});

test("a heading stays where its text fits below it", () => {
  expect(heights([line(room - 80), line(30, true), line(40)])).toEqual([[room - 80, 30, 40]]);
});

test("a paragraph leaves neither its first nor its last line alone", () => {
  const paragraph = withoutWidows(Array.from({ length: 5 }, () => line(10)));
  expect(heights([line(room - 15), ...paragraph])).toEqual([[room - 15], [10, 10, 10, 10, 10]]);
  expect(heights([line(room - 45), ...paragraph])).toEqual([
    [room - 45, 10, 10, 10],
    [10, 10],
  ]);
});

test("a row that begins a page leaves room for the head above it", () => {
  const row: Piece = { ...line(20), repeated: { height: 25, draw } };
  const [, second] = pagesOf([line(room - 10), row], page.top);
  expect(second).toEqual([{ piece: row, top: page.top + 25, beginsPage: true }]);
});
