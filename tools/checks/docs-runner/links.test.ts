import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readGuideText } from "#tools/checks/docs-runner/guides.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
const LARGEST_PICTURE = 150_000;

/** The anchors that GitHub makes from headings. */
const listAnchors = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = ""]) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, "")
        .replaceAll(" ", "-")}`,
  );

function isThere(link: string, guide: string): boolean {
  const [file = "", anchor] = link.split("#");
  const path = file === "" ? guide : join(dirname(guide), file);
  if (!existsSync(join(PROJECT, path))) return false;
  return anchor === undefined || listAnchors(readGuideText(path)).includes(`#${anchor}`);
}

const listPages = (folder: string) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file));

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...listPages("docs"),
  ...listPages("tools"),
];

test.each(pages)("every link of %s has a target", (guide) => {
  const links = [...readGuideText(guide).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^https?:/.test(link));
  expect(links.filter((link) => !isThere(link, guide))).toEqual([]);
});

test("the pictures of the marketers' guide are small", () => {
  const pictures = [...readGuideText("docs/marketers.md").matchAll(/\((pictures\/[^)]+)\)/g)].map(
    ([, file = ""]) => join(PROJECT, "docs", file),
  );
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => statSync(picture).size > LARGEST_PICTURE)).toEqual([]);
});

test.each(listPages("docs/flows"))("every file that %s names exists", (page) => {
  const named = [
    ...readGuideText(page).matchAll(/`((?:src|tools|supabase|funnel|scripts)\/[\w./-]+\.\w+)`/g),
  ];
  const files = named.map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
});
