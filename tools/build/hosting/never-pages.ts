import { memberApp } from "#lib/member-app.ts";

/**
 * Paths that a host must not answer with index.html, as it does for other unknown paths. Code of an
 * earlier version would get a page instead of a script, an old service worker would never learn
 * that it's gone, and browsers read a status of 200 as "this exists".
 */
export const neverPages = [
  "/assets/*",
  "/.well-known/*",
  "/sw.js",
  "/service-worker.js",
  memberApp.worker,
] as const;

/** True if a path gets the status 404 if it has no file. */
export function isNeverPage(pathname: string): boolean {
  return neverPages.some((path) =>
    path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
}

/**
 * The 404 page for such a path. It's inside assets/, because Cloudflare Pages would use one at the
 * top level for all paths.
 */
export const NOT_FOUND_PAGE = "assets/404.html";

export const notFoundText = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Not found</title>
  </head>
  <body>
    <h1>Not found</h1>
    <p><a href="/">Go to the first page</a></p>
  </body>
</html>
`;
