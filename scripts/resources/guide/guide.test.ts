import { expect, test } from "vitest";
import { readGuide } from "./guide.ts";
import { plainText } from "./spans.ts";

const front = "---\ntitle: Soup\nsubtitle: Hot and clear\npicture: pictures/pot.svg\n---\n\n";
const blocks = (body: string) => readGuide("soup.md", front + body).blocks;

test("a guide knows its title, subtitle and picture", () => {
  expect(readGuide("soup.md", `${front}Boil it.\n`)).toMatchObject({
    title: "Soup",
    subtitle: "Hot and clear",
    picture: "pictures/pot.svg",
  });
});

test("headings, paragraphs, lists, check lists, tables and tips become blocks", () => {
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

test("quotes are curled, and a number stays with its unit and its day", () => {
  const [first] = blocks(`On Day 3 say "I'd like 200 g" - (it's '80s food).`);
  expect(first?.kind === "paragraph" && plainText(first.spans)).toBe(
    "On Day\u00a03 say “I’d like 200\u00a0g” - (it’s ‘80s food).",
  );
});

test.each([
  [
    "# Too high",
    '"# Too high" is a heading of level 1. The title is level 1 and stands in the front matter; write ## or ###.',
  ],
  ["See [this](/x).", 'Guides know no link: "[this](/x)". Write it as plain text.'],
  ["- a\n  - b", 'Guides know no list: "- b". Write it as plain text.'],
  ["2 → 3", 'The fonts of the guides have no "→" (in "\n2 → 3").'],
])("%s is refused with what to do", (body, message) => {
  expect(() => blocks(body)).toThrow(`soup.md: ${message}`);
});

test("a guide without a subtitle is refused by its name", () => {
  expect(() => readGuide("soup.md", "---\ntitle: Soup\n---\nBoil.")).toThrow(
    'soup.md: The front matter has no subtitle. Write a line "subtitle: …" between the dashes.',
  );
});
