import { describe, expect, test } from "vitest";
import { findMarkers, readProse } from "./find-markers.ts";

const findIn = (file: string, text: string) =>
  findMarkers(readProse(file, text)).map(({ line, found }) => `${line} ${found}`);

describe("findMarkers", () => {
  test.each([
    { name: "a line comment", text: "const a = 1;\n// Whoever reads it.", found: ["2 Whoever"] },
    { name: "a doc comment", text: "/**\n * It is read anew.\n */", found: ["2 anew"] },
    {
      name: "a test title",
      text: 'test("it is told so", () => {});',
      found: ["1 is told", "1 told"],
    },
    {
      name: "a title over several lines",
      text: 'test(\n  "a box beside it",\n',
      found: ["2 beside"],
    },
  ])("finds words in $name", ({ text, found }) => {
    expect(findIn("a.ts", text)).toEqual(found);
  });

  test("leaves code and quoted code alone", () => {
    expect(findIn("a.ts", "const told = whoever(anew);\n// Calls `told`.")).toEqual([]);
    expect(findIn("a.md", "See `whoever`.\n\n```ts\n// anew\n```\nIt's plain.")).toEqual([]);
  });

  test("finds words in Markdown", () => {
    expect(findIn("a.md", "# Title\n\nWhose is it?")).toEqual(["3 Whose"]);
  });

  test("finds words in the texts of a funnel", () => {
    expect(findIn("a.yaml", "title: Help\ntext: You begin anew.")).toEqual(["2 anew"]);
  });

  test("accepts plain English", () => {
    expect(
      findIn("a.ts", "// A stand-in for payments. Returns null if it isn't an order."),
    ).toEqual([]);
  });
});
