import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Found, strengthOf, wordsOf } from "./found.ts";

export interface Difference {
  name: string;
  /**
   * `changed`: accepted, but now different. `new`: not accepted yet. `gone`: no story shows it
   * anymore.
   */
  kind: "changed" | "new" | "gone";
  /** Only for `changed`. */
  found?: Found;
  before?: Buffer;
  after?: Buffer;
  marked?: Buffer;
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
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .map((difference) => {
      const { name, kind, found, before, after, marked } = difference;
      const pictures = [
        ["Before", save(name, "before", before)],
        ["Now", save(name, "now", after)],
        ["Difference", save(name, "difference", marked)],
      ].filter(([, file]) => file);
      const figures = pictures.map(
        ([title, file]) =>
          `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}: ${name}" loading="lazy"></a></figure>`,
      );
      const unmatched = kind === "new" ? "new" : "no story shows it any more";
      const summary = found ? wordsOf(found) : unmatched;
      return `<section><h2>${name}</h2><p>${summary}</p><div>${figures.join("")}</div></section>`;
    });
  const file = join(FOLDER, "index.html");
  writeFileSync(file, pageOf(rows, compared));
  return file;
}

/** New pictures come first, missing ones last. */
function rankOf({ kind, found }: Difference): number {
  if (found) return strengthOf(found);
  return kind === "new" ? Number.POSITIVE_INFINITY : 0;
}

function pageOf(rows: string[], compared: number): string {
  const summary =
    rows.length === 0
      ? `Nothing differs in ${compared} pictures.`
      : `${rows.length} of ${compared} pictures differ. What is meant is kept by npm run visual -- --accept.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What looks different</title>
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
<body><h1>What looks different</h1><p>${summary}</p>
<p>In a difference, red is what differs strongly and violet what differs faintly: the further a color moved, the more of it, and one level of 255 still shows.</p>
${rows.join("\n")}</body></html>
`;
}
