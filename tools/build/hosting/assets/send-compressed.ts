import { statSync } from "node:fs";
import { join } from "node:path";
import type { Connect } from "vite";
import { isNeverPage } from "../never-pages.ts";
import { parseRequestedPath } from "../parse-requested-path.ts";
import { ENCODINGS } from "./precompress.ts";

/**
 * Rewrites a request to the compressed form of its file, if the browser accepts it. Vite's preview
 * does the rest: it knows the type and the encoding from the name, and responds with 304 if the
 * ETag matches.
 */
export function sendCompressed(site: string): Connect.NextHandleFunction {
  const isFile = (path: string) =>
    Boolean(statSync(join(site, path), { throwIfNoEntry: false })?.isFile());

  return (request, response, next) => {
    const { url = "/", method = "", headers } = request;
    const path = parseRequestedPath(request);
    const file = [
      path,
      ...(asksForPage(headers.accept) && !isNeverPage(path) ? [`${path}.html`, "/index.html"] : []),
    ].find(isFile);
    // A range refers to the uncompressed file.
    if (!file || !["GET", "HEAD"].includes(method) || headers.range) return next();

    const forms = Object.entries(ENCODINGS).filter(([, ending]) => isFile(file + ending));
    if (forms.length === 0) return next();
    response.appendHeader("Vary", "Accept-Encoding");
    const accepted = forms.find(([encoding]) => accepts(headers["accept-encoding"], encoding));
    if (accepted) request.url = encodeURI(file + accepted[1]) + (/\?.*$/.exec(url)?.[0] ?? "");
    next();
  };
}

/** The same check as Vite's own fallback. */
const asksForPage = (accept = "*/*") => /text\/html|\*\/\*/.test(accept);

/** True if a browser's `Accept-Encoding` includes an encoding and doesn't refuse it with `q=0`. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? "")
    .split(",")
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/),
    )
    .some(([name, quality = "1"]) => name === encoding && Number(quality) > 0);
}
