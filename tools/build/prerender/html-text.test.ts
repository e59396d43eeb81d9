import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { escapeText, jsonBlock } from "./html-text.ts";
import { keepUsedStyles } from "./inline-styles.ts";
import { withInlinePicture } from "./prerender-plugin.ts";

const hostile = '</script><script>alert("1")</script><!--';

test("JSON in a page can't end its script, and is the same JSON again", () => {
  const block = jsonBlock('id="data"', { [hostile]: hostile });
  const json = /^<script type="application\/json" id="data">([^<]*)<\/script>$/.exec(block)?.[1];
  expect(JSON.parse(json ?? "")).toEqual({ [hostile]: hostile });
});

test("text in a page can't begin a tag, end an attribute, or become another character", () => {
  expect(escapeText(hostile)).not.toMatch(/[<"]/);
  expect(escapeText("&lt;")).toBe("&amp;lt;");
});

const SVG = '<svg viewBox="0 0 1 1">\n<path d="M0 0" fill="#f00"/>\n</svg>\n';
const page = (file: string) =>
  `<img src="/assets/logo.svg"><main><p>Words</p><img class="a" src="/assets/${file}" alt=""/><img src="/assets/small.svg"/></main>`;

describe("withInlinePicture", () => {
  let site = "";

  beforeAll(() => {
    site = mkdtempSync(join(tmpdir(), "site-"));
    mkdirSync(join(site, "assets"));
    writeFileSync(join(site, "assets/small.svg"), SVG);
    writeFileSync(join(site, "assets/large.svg"), SVG.padEnd(9_000));
  });
  afterAll(() => rmSync(site, { recursive: true }));

  test("writes the first picture of the screen into it, and no other", () => {
    const [, url = ""] =
      /class="a" src="data:image\/svg\+xml,([^"]*)"/.exec(
        withInlinePicture(page("small.svg"), site),
      ) ?? [];
    expect(decodeURIComponent(url)).toBe(SVG.trim());
    expect(withInlinePicture(page("small.svg"), site).match(/data:/g)).toHaveLength(1);
  });

  test.each(["large.svg", "photo.webp"])("doesn't inline %s", (file) => {
    expect(withInlinePicture(page(file), site)).toBe(page(file));
  });
});

test("a page has the styles of what its drawings show", () => {
  const css = `
    ._list_6m8w9_1, ._grid_6m8w9_9 { display: grid }
    ._list_6m8w9_1:not(._wide_6m8w9_14) > li { color: red }
    ._alert_gppyt_1 ._icon_gppyt_20 { color: red }
    @media (width: 1px) { ._alert_gppyt_1 { color: red } }
    @keyframes _show_gppyt_1 { from { opacity: 0 } }
    [data-leaves] { opacity: 0 }`;
  expect(keepUsedStyles(css, ['<ul class="_list_6m8w9_1">']).replace(/\s+/g, " ").trim()).toBe(
    "._list_6m8w9_1 { display: grid } ._list_6m8w9_1:not(._wide_6m8w9_14) > li { color: red } @keyframes _show_gppyt_1 { from { opacity: 0 } } [data-leaves] { opacity: 0 }",
  );
});
