import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCsv } from "#lib/csv.ts";
import { decodeText, readTable } from "./read-table.ts";

/** Cells that our own tables write as they are: no formula begins in them. */
const cell = fc
  .string({ unit: "grapheme" })
  .filter(
    (text) => text !== "" && !/[;\t=+\-@＝＋－＠﹢﹣﹦﹫]/.test(text) && !/^[\r\n]/.test(text),
  );

describe("readTable", () => {
  test("reads back every table that we write", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const head = ["One", "Two", "Three"];
        expect(readTable(formatCsv(head, rows))).toEqual([head, ...rows]);
      }),
    );
  });

  test.each([
    ["commas", "Date,Weight\n2026-01-01,82.5\n"],
    ["semicolons", "Date;Weight\r\n2026-01-01;82.5\r\n"],
    ["tabs", "Date\tWeight\r2026-01-01\t82.5"],
    ["bars", "Date|Weight\n2026-01-01|82.5"],
    ["semicolons below a title", "Exported on Jan 2, 2026\nDate;Weight\n2026-01-01;82.5"],
  ])("reads %s", (_, text) => {
    expect(readTable(text).slice(-2)).toEqual([
      ["Date", "Weight"],
      ["2026-01-01", "82.5"],
    ]);
  });

  test("keeps delimiters, quotes, and line breaks inside of quotes", () => {
    expect(readTable('a,"b ""c"", d\ne"\n\n,\nf,g')).toEqual([
      ["a", 'b "c", d\ne'],
      ["f", "g"],
    ]);
  });
});

describe("decodeText", () => {
  test.each([
    ["UTF-8", [0xc3, 0xa9]],
    ["UTF-16, little end first", [0xff, 0xfe, 0xe9, 0x00]],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0xe9]],
    ["Windows-1252", [0xe9]],
  ])("reads %s", (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe("é");
  });
});
