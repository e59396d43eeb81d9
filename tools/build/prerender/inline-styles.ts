import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HASH_LENGTH = 8;
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;
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
