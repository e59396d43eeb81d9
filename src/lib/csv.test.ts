import { describe, expect, test } from "vitest";
import { formatCsv } from "./csv.ts";

/** The lines below the head. */
const formatLines = (...cells: Parameters<typeof formatCsv>[1][number]) =>
  formatCsv(["Cell"], [cells]).split("\r\n").slice(1, -1);

describe("formatCsv", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+49", "'+49"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t'=1"],
    [" =1+1", "' =1+1"],
    ["\u00A0=1+1", "'\u00A0=1+1"],
    ["x;=1+1;y", "x;'=1+1;y"],
    ["x\t @SUM(A1)", "x\t' @SUM(A1)"],
    ["\u200B@SUM(A1)", "'\u200B@SUM(A1)"],
    ...[..."\0\x85\u034F\uFE0F\u3164\u2800"].map((sign) => [`${sign}=1`, `'${sign}=1`]),
    ...[..."＝＋－＠"].map((sign) => [`${sign}1`, `'${sign}1`]),
    ['=HYPERLINK("https://example.com","x")', '"\'=HYPERLINK(""https://example.com"",""x"")"'],
  ])("keeps %j from being a formula", (text, cell) => {
    expect(formatLines(text)).toEqual([cell]);
  });

  test("keeps a formula after a line break from running", () => {
    expect(formatCsv(["Cell"], [["\r=1"]])).toBe('\uFEFFCell\r\n"\'\r=1"\r\n');
    expect(formatCsv(["Cell"], [["\n=1"]])).toBe('\uFEFFCell\r\n"\'\n=1"\r\n');
  });

  test("quotes commas, quotes, and line breaks", () => {
    expect(formatLines('a "b", c')).toEqual(['"a ""b"", c"']);
    expect(formatCsv(["Cell"], [["a\nb"]])).toContain('"a\nb"');
  });

  test("leaves numbers as numbers, also negative ones, and nothing empty", () => {
    expect(formatLines(-12.5, 3, null, "plain")).toEqual(["-12.5,3,,plain"]);
  });
});
