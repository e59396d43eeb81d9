import { statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Connect, Plugin } from "vite";
import { isNeverPage, notFoundText } from "./never-pages.ts";
import { pageSettingsOf, readPages } from "./pages.ts";
import { developmentHeaders, type Headers, siteHeaders } from "./security-headers.ts";

/** Sends the security headers in development and in the preview. Comes after the embedded backend, whose pages have their own. */
export function headersPlugin(): Plugin {
  return {
    name: "headers",
    configureServer: ({ config, middlewares }) => void middlewares.use(answer(config.publicDir, () => developmentHeaders)),
    configurePreviewServer({ config, middlewares }) {
      const site = join(config.root, config.build.outDir);
      // each time, because a build may replace the pages
      middlewares.use(answer(site, () => siteHeaders(pageSettingsOf(config), readPages(site))));
    },
  };
}

function answer(folder: string, headers: () => Headers): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers())) response.setHeader(name, value);
    const path = pathOf(request);
    if (!isNeverPage(path) || statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) return next();
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(notFoundText);
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const path = url.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path).replaceAll("\0", "");
  } catch {
    return path;
  }
}
