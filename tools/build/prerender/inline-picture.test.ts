import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withInlinePicture } from "./prerender-plugin.ts";

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
