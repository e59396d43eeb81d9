import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const HASH_LENGTH = 8;
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const CLASS = /\.(_[\w-]+)/g;

/**
 * Puts the style sheet of a page into the page. Its fonts stay outside, as a sheet for print that the application turns on:
 * text is drawn at once in the fonts that the visitor has.
 */
export function withInlineStyles(page: string, site: string): string {
  const [link, file] = SHEET.exec(page) ?? [];
  if (!link || !file) throw new Error("index.html has no style sheet to put into the page.");
  const css = readFileSync(join(site, file), "utf8");
  const fonts = (css.match(FONT_FACE) ?? []).join("");
  const fontFile = `assets/fonts-${createHash("sha256").update(fonts).digest("base64url").slice(0, HASH_LENGTH)}.css`;
  writeFileSync(join(site, fontFile), fonts);
  return page.replace(
    link,
    () =>
      `<style>${css.replace(FONT_FACE, "")}</style>\n    <link rel="stylesheet" media="print" href="/${fontFile}">`,
  );
}

/** The style sheets that come with parts of the application, by which of them some HTML needs: the ones that know a class of it. */
export function stylesFor(site: string, shell: string): (html: string) => string {
  const folder = join(site, "assets");
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join(folder, basename(file)), "utf8"))
    .map((css) => ({
      css,
      classes: new Set(
        [...css.matchAll(CLASS)]
          .map(([, name = ""]) => name)
          .filter((name) => !shell.includes(`.${name}`)),
      ),
    }));
  return (html) => {
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    return sheets
      .flatMap(({ css, classes }) =>
        [...classes].some((name) => used.has(name)) ? [`<style>${css}</style>`] : [],
      )
      .join("");
  };
}
