import { statSync } from "node:fs";
import { join } from "node:path";
import type { Connect, Plugin, ResolvedConfig } from "vite";
import { sendCompressed } from "./assets/send-compressed.ts";
import { HASHED_FILES, immutable, revalidate } from "./cache-policy.ts";
import { isNeverPage, notFoundText } from "./never-pages.ts";
import { readPageSettings, readPages } from "./pages.ts";
import { parseRequestedPath } from "./parse-requested-path.ts";
import { developmentHeaders, type Headers, siteHeaders } from "./security-headers.ts";

/**
 * Responds as a host does: in development with the security headers, in the preview also with
 * compressed files. Runs after the embedded backend, because its pages set their own headers.
 */
export function headersPlugin(): Plugin {
  return {
    name: "headers",
    configureServer: ({ config, middlewares }) =>
      void middlewares.use(answer(config.publicDir, () => developmentHeaders)),
    configurePreviewServer({ config, middlewares }) {
      const site = join(config.root, config.build.outDir);
      middlewares.use(answer(site, previewHeaders(config, site)));
      middlewares.use(sendCompressed(site));
    },
  };
}

type GetHeaders = (path: string, exists: boolean) => Headers;

function answer(folder: string, getHeaders: GetHeaders): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = parseRequestedPath(request);
    const exists = Boolean(statSync(join(folder, path), { throwIfNoEntry: false })?.isFile());
    for (const [name, value] of Object.entries(getHeaders(path, exists)))
      response.setHeader(name, value);
    if (exists || !isNeverPage(path)) return next();
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(notFoundText);
  };
}

function previewHeaders(config: ResolvedConfig, site: string): GetHeaders {
  let built: number | undefined;
  let headers: Headers = {};
  return (path, exists) => {
    // A build may replace the pages while a preview is running.
    const builtNow = statSync(join(site, "index.html"), { throwIfNoEntry: false })?.mtimeMs;
    if (builtNow === undefined || builtNow !== built)
      headers = siteHeaders(readPageSettings(config), readPages(site));
    built = builtNow;
    return { ...headers, ...(exists && path.startsWith(HASHED_FILES) ? immutable : revalidate) };
  };
}
