import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { guides, textOf } from "../../scripts/guide/guides.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const LARGEST_PICTURE = 150_000;

/** As GitHub makes them of headings. */
const anchorsOf = (markdown: string) =>
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
  return anchor === undefined || anchorsOf(textOf(path)).includes(`#${anchor}`);
}

test.each(guides)("whoever follows a link of %s gets somewhere", (guide) => {
  const links = [...textOf(guide).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^https?:/.test(link));
  expect(links.filter((link) => !isThere(link, guide))).toEqual([]);
});

test("the pictures of the marketers' guide are small", () => {
  const pictures = [...textOf("docs/marketers.md").matchAll(/\((pictures\/[^)]+)\)/g)].map(
    ([, file = ""]) => join(PROJECT, "docs", file),
  );
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((picture) => statSync(picture).size > LARGEST_PICTURE)).toEqual([]);
});
