import { beforeAll, describe, expect, test } from "vitest";
import { readGuide } from "../guide/guide.ts";
import { page } from "./look.ts";
import { makePdf } from "./make-pdf.ts";
import { fillPages } from "./pages.ts";
import { type Piece, withoutWidows } from "./piece.ts";
import { listNodes, pdfObjects, type TagNode, tagTree } from "./tag-tree.ts";

const LONG_TABLE = Array.from({ length: 60 }, (_, row) => `| Row ${row} | one | two |`).join("\n");
const guide = readGuide(
  "soup.md",
  `---
title: Soup
subtitle: Hot and clear
picture: ../../images/guide-plate-clock.svg
---

Boil **bones**.

## Bones

- beef
- lamb

1. roast
2. boil

### Salt

- [ ] a pinch

> Keep it hot.

## A long table

| Name | A | B |
|---|---|---|
${LONG_TABLE}
`,
);

const built: { pdf: Buffer; text: string; tree: TagNode } = {
  pdf: Buffer.alloc(0),
  text: "",
  tree: { type: "", actualText: false, contents: 0, children: [] },
};
beforeAll(async () => {
  built.pdf = await makePdf(guide, { compress: false });
  built.text = [...pdfObjects(built.pdf).values()].join("\n");
  built.tree = tagTree(built.pdf);
});

const outline = ({ type, children }: TagNode): string =>
  children.length > 0 ? `${type}(${children.map(outline).join(" ")})` : type;

describe("makePdf", () => {
  describe("the tag tree for screen readers", () => {
    test("has the guide in its order, with every kind of element", () => {
      const withoutTable = {
        ...built.tree,
        children: built.tree.children.filter(({ type }) => type !== "Table"),
      };
      expect(outline(withoutTable)).toMatchInlineSnapshot(
        `"Document(P H1 P P H2 L(LI(Lbl LBody) LI(Lbl LBody)) L(LI(Lbl LBody) LI(Lbl LBody)) H3 L(LI(Lbl LBody)) Div(P) H2 Div(P))"`,
      );
    });

    test("marks each header cell as the header of a column or a row", () => {
      const table = built.tree.children.find(({ type }) => type === "Table");
      const [head, row] = table?.children ?? [];
      expect(table?.children).toHaveLength(61);
      expect(head?.children.map(({ type, scope }) => `${type} ${scope}`)).toEqual([
        "TH Column",
        "TH Column",
        "TH Column",
      ]);
      expect(row?.children.map(({ type, scope }) => [type, scope])).toEqual([
        ["TH", "Row"],
        ["TD", undefined],
        ["TD", undefined],
      ]);
    });

    test("has a text for each drawn list mark, and no empty elements", () => {
      const nodes = listNodes(built.tree);
      expect(nodes.filter(({ type, actualText }) => type === "Lbl" && actualText)).toHaveLength(3);
      const silent = nodes.filter(
        ({ contents, children }) => contents === 0 && children.length === 0,
      );
      expect(silent).toEqual([]);
    });

    test("comes with the language, the title, and the mark of accessible documents", () => {
      expect(built.text).toContain("/Lang (en-US)");
      expect(built.text).toContain("/DisplayDocTitle true");
      expect(built.text).toContain("/Marked true");
      expect(built.text).toContain("<pdfuaid:part>1</pdfuaid:part>");
      expect(built.text).toContain("/Title (Bones)");
    });

    test("covers everything on a page that isn't decoration", () => {
      const pages = [...pdfObjects(built.pdf).values()].filter((object) =>
        object.includes(" BDC\n"),
      );
      for (const page of pages) {
        let depth = 0;
        for (const line of page.split("\n")) {
          if (/ B(DC|MC)$/.test(line)) depth += 1;
          else if (line === "EMC") depth -= 1;
          else if (/(TJ|Tj|\bf|\bS|\bB)$/.test(line)) expect(depth, line).toBe(1);
        }
        expect(depth).toBe(0);
      }
      expect(pages.length).toBeGreaterThan(1);
    });
  });

  test("embeds all fonts in the file", () => {
    const fonts = [...built.text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) =>
      name?.replace(/^\w+\+/, ""),
    );
    expect(new Set(fonts)).toEqual(
      new Set(["Figtree-Regular", "Figtree-SemiBold", "Fraunces-SemiBold"]),
    );
    expect(built.text.match(/\/FontFile2 /g)).toHaveLength(3);
  });

  test("repeats the head of a long table on each page, tagged once and as decoration after that", () => {
    const heads = [...pdfObjects(built.pdf).values()].filter((object) =>
      object.includes("/Artifact <<\n/Type /Pagination"),
    ).length;
    const pages = built.text.match(/\/Type \/Page\n/g)?.length;
    expect(pages).toBe(heads);
    expect(pages).toBeGreaterThanOrEqual(3);
  });

  test("returns the same bytes for the same guide", async () => {
    expect((await makePdf(guide, { compress: false })).equals(built.pdf)).toBe(true);
  });
});

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
