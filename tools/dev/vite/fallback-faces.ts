import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font as FontFile } from "fontkit";
import decompress from "woff2-encoder/decompress";
import { type FallbackFont, fallbackFonts } from "#compiler/theme/fallback-fonts.ts";
import { installedFonts } from "#tools/cli/funnel-folder/funnel-folder.ts";

const { resolve } = createRequire(import.meta.url);

/** The weights of the design, and the range that shows each one. A system has two weights. */
const WEIGHTS = [
  { weight: 450, range: "1 500", isBold: false },
  { weight: 550, range: "501 599", isBold: false },
  { weight: 625, range: "600 1000", isBold: true },
];
/** The frequency of each character in a thousand of English text. */
const FREQUENCIES: Record<string, number> = {
  " ": 180,
  a: 65,
  b: 12,
  c: 23,
  d: 35,
  e: 103,
  f: 18,
  g: 16,
  h: 50,
  i: 56,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 61,
  p: 16,
  q: 1,
  r: 49,
  s: 52,
  t: 74,
  u: 23,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};

/**
 * Faces of a system's own fonts that take up the same space as the font itself, so that no text
 * moves when its file arrives.
 */
export async function fallbackFaces(name: string): Promise<string> {
  const font = installedFonts[name];
  if (!font) return "";
  const path = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const file = create(Buffer.from(await decompress(readFileSync(path))));
  if ("fonts" in file) throw new Error(`${path} has several fonts.`);
  return fallbackFonts(font)
    .flatMap((fallback) =>
      WEIGHTS.map(({ weight, range, isBold }) =>
        faceCss(file.getVariation({ wght: weight }), fallback, range, isBold),
      ),
    )
    .join("\n");
}

function faceCss(
  file: FontFile,
  { family, local, width }: FallbackFont,
  range: string,
  isBold: boolean,
): string {
  const scale = meanWidth(file) / (isBold ? width.bold : width.regular);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const height = (units: number) => percent(Math.abs(units) / file.unitsPerEm / scale);
  const sources = local.map((name) => `local("${name}${isBold ? " Bold" : ""}")`).join(",");
  return `@font-face{font-family:"${family}";font-weight:${range};src:${sources};size-adjust:${percent(scale)};ascent-override:${height(file.ascent)};descent-override:${height(file.descent)};line-gap-override:${height(file.lineGap)}}`;
}

/** The mean width of a character in English text, in units of the font's size. */
function meanWidth(file: FontFile): number {
  const entries = Object.entries(FREQUENCIES);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  const width = entries.reduce(
    (sum, [character, share]) =>
      sum + share * file.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return width / total / file.unitsPerEm;
}
