import { describe, expect, test } from "vitest";
import { readGuide } from "./guide.ts";
import { plainText } from "./spans.ts";

const front = "---\ntitle: Soup\nsubtitle: Hot and clear\npicture: pictures/pot.svg\n---\n\n";
const blocks = (body: string) => readGuide("soup.md", front + body).blocks;

describe("readGuide", () => {
  test("reads the title, subtitle, and picture", () => {
    expect(readGuide("soup.md", `${front}Boil it.\n`)).toMatchObject({
      title: "Soup",
      subtitle: "Hot and clear",
      picture: "pictures/pot.svg",
    });
  });

  test("parses headings, paragraphs, lists, checklists, tables, and tips", () => {
    const found = blocks(
      "## Bones\n\nRoast **them**.\n\n- one\n- two\n\n1. first\n\nThen:\n\n- [ ] salt\n\n| A | B |\n|---|---|\n| x | |\n\n> Keep it *hot*.\n",
    );

    expect(found.map((block) => (block.kind === "list" ? block.marks : block.kind))).toEqual([
      "heading",
      "paragraph",
      "bullets",
      "numbers",
      "paragraph",
      "boxes",
      "table",
      "tip",
    ]);
    expect(found[1]).toEqual({
      kind: "paragraph",
      spans: [
        { text: "Roast ", style: "plain" },
        { text: "them", style: "bold" },
        { text: ".", style: "plain" },
      ],
    });
    expect(found[6]).toMatchObject({ rows: [[[{ text: "x" }], []]] });
  });

  test("curls quotes, and keeps a number on one line with its unit or day", () => {
    const [first] = blocks(`On Day 3 say "I'd like 200 g" - (it's '80s food).`);
    expect(first?.kind === "paragraph" && plainText(first.spans)).toBe(
      "On Day\u00a03 say “I’d like 200\u00a0g” - (it’s ‘80s food).",
    );
  });

  test.each([
    [
      "# Too high",
      '"# Too high" is a heading of level 1. The title is level 1 and is in the front matter. Write ## or ###.',
    ],
    ["See [this](/x).", 'Guides know no link: "[this](/x)". Write it as plain text.'],
    ["- a\n  - b", 'Guides know no list: "- b". Write it as plain text.'],
    ["2 → 3", 'The fonts of the guides have no "→" (in "\n2 → 3").'],
  ])("refuses %s, with a fix", (body, message) => {
    expect(() => blocks(body)).toThrow(`soup.md: ${message}`);
  });

  test("names the guide that has no subtitle", () => {
    expect(() => readGuide("soup.md", "---\ntitle: Soup\n---\nBoil.")).toThrow(
      'soup.md: The front matter has no subtitle. Write a line "subtitle: …" between the dashes.',
    );
  });
});
