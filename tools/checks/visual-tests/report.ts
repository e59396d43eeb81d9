import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, measureStrength } from "./found.ts";
import type { Comparison } from "./pixels.ts";

/** A story that looks different, or that only the commit (`before`) or we (`after`) have. */
export interface Difference {
  name: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  found: Comparison | undefined;
}

const FOLDER = "visual-report";

/** Writes a page that shows the differences side by side, and returns its path. */
export function writeReport(differences: Difference[], compared: number): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const save = (name: string, part: string, picture: Buffer | undefined) => {
    if (!picture) return undefined;
    const file = `${name}.${part}.webp`;
    writeFileSync(join(FOLDER, file), picture);
    return file;
  };
  const rows = differences
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ name, found, before, after }) => {
      const pictures = [
        ["Before", save(name, "before", before)],
        ["Now", save(name, "now", after)],
        ["Difference", save(name, "difference", found?.marked)],
      ].filter(([, file]) => file);
      const figures = pictures.map(
        ([title, file]) =>
          `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}: ${name}" loading="lazy"></a></figure>`,
      );
      const unmatched = before ? "gone" : "new";
      const summary = found ? describe(found) : unmatched;
      return `<section><h2>${name}</h2><p>${summary}</p><div>${figures.join("")}</div></section>`;
    });
  const file = join(FOLDER, "index.html");
  writeFileSync(file, writePage(rows, compared));
  return file;
}

/** New stories come first, missing ones last. */
function rank({ found, before }: Difference): number {
  if (found) return measureStrength(found);
  return before ? 0 : Number.POSITIVE_INFINITY;
}

function writePage(rows: string[], compared: number): string {
  const summary =
    rows.length === 0
      ? `Nothing differs in ${compared} pictures.`
      : `${rows.length} of ${compared} pictures differ.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences</title>
<style>
  body { margin: 0 auto; max-width: 90rem; padding: 2rem; background: #f6f4f1; color: #1d1a17; font: 1rem/1.5 system-ui, sans-serif; }
  section { margin-block-start: 2rem; padding: 1.25rem; border-radius: 1rem; background: #fff; box-shadow: 0 1px 4px #0002; }
  h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
  p { margin: 0; color: #5c534b; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem; margin-block-start: 1rem; }
  figure { margin: 0; }
  figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #ddd5cb; }
</style></head>
<body><h1>Visual differences</h1><p>${summary}</p>
<p>In a difference, red marks strong differences and violet faint ones: the further a color moved, the stronger the violet. One level of 255 is visible.</p>
${rows.join("\n")}</body></html>
`;
}
