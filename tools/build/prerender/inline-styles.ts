import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";

const HASH_LENGTH = 8;
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;
/** A class of a CSS module, as the build names it. */
const CLASS = /\b_[\w-]+_[a-z0-9]{5}_\d+/g;
/** A face with a file. Those of the system's own fonts need none. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Puts a page's style sheet into the page. Its fonts stay outside, as a print style sheet that is
 * enabled once the pictures have loaded, or by the application: text is painted at once in fonts
 * that the visitor already has. `more` styles go into the same element: the policy lists the hash of
 * each one, and hosts limit the length of a header.
 */
export function withInlineStyles(page: string, site: string, more: string): string {
  const [link, file] = SHEET.exec(page) ?? [];
  if (!link || !file) throw new Error("index.html has no style sheet to put into the page.");
  const css = readFileSync(join(site, file), "utf8");
  const fonts = (css.match(FONT_FACE) ?? []).join("");
  const fontFile = `assets/fonts-${createHash("sha256").update(fonts).digest("base64url").slice(0, HASH_LENGTH)}.css`;
  writeFileSync(join(site, fontFile), fonts);
  return page.replace(
    link,
    () =>
      `<style>${css.replace(FONT_FACE, "")}${more}</style>\n    <link rel="stylesheet" media="print" href="/${fontFile}">`,
  );
}

/**
 * The styles of what these drawings show. The rest comes with the scripts that need it: each chunk
 * loads its own style sheet.
 */
export function keepUsedStyles(css: string, drawings: string[]): string {
  const used = new Set(drawings.flatMap((html) => html.match(CLASS) ?? []));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isUsed = (selector: string) =>
      (selector.replace(/:not\([^)]*\)/g, "").match(CLASS) ?? []).every((one) => used.has(one));
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
