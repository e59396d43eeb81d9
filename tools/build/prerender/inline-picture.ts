import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** In bytes. A larger picture would delay the text. */
const LARGEST = 8 * 1024;

const FIRST_IN_MAIN = /(<main\b[\s\S]*?<img\b[^>]* src=")([^"]+)(")/;

/** Writes the first picture of a screen into its HTML, so that both paint at the same time. */
export function withInlinePicture(html: string, site: string): string {
  return html.replace(FIRST_IN_MAIN, (all, before: string, url: string, after: string) => {
    const path = join(site, url);
    return !url.endsWith(".svg") || statSync(path).size > LARGEST
      ? all
      : before + toDataUrl(readFileSync(path, "utf8")) + after;
  });
}

/**
 * Encodes only characters with a special meaning in a URL or an attribute: the rest compresses
 * better as it is.
 */
const toDataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#"&\s<>]/g, (one) => (one === " " ? one : encodeURIComponent(one)))}`;
