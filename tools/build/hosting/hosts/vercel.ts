import { HASHED_FILES, immutable } from "../cache-policy.ts";
import { neverPages } from "../never-pages.ts";
import { type Headers, hostHeaders } from "../security-headers.ts";

/**
 * `vercel.json`, to deploy next to the site. `routes` are those with an HTML file of their own.
 * Vercel needs the list, because we don't use `cleanUrls`, which would redirect to and from
 * `index.html`. It compresses by itself, and makes browsers ask again for everything without
 * `Cache-Control`.
 */
export function vercelText(headers: Headers, routes: string[]): string {
  const never = neverPages
    .map((path) => path.slice(1).replace("*", "").replaceAll(".", "\\."))
    .map((path) => (path.endsWith("/") ? path : `${path}$`));
  const config = {
    headers: [
      { source: "/(.*)", headers: fields({ ...headers, ...hostHeaders }) },
      { source: `${HASHED_FILES}(.*)`, headers: fields(immutable) },
    ],
    rewrites: [
      ...routes.map((route) => ({ source: route, destination: `${route}.html` })),
      { source: `/((?!${never.join("|")}).*)`, destination: "/index.html" },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const fields = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
