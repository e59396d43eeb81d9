import type { IncomingHttpHeaders } from "node:http";

/**
 * Where a request comes from: a page of this server, the address bar or a bookmark, a page of
 * another origin (including another port of this machine), or a client that doesn't say, such as
 * programs and old browsers.
 */
export type Source = "own" | "direct" | "foreign" | "unknown";

const BY_SITE: Record<string, Source> = {
  "same-origin": "own",
  none: "direct",
  "same-site": "foreign",
  "cross-site": "foreign",
};

export function classifySource(headers: IncomingHttpHeaders): Source {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return BY_SITE[String(site)] ?? "foreign";
  const page = headers.origin ?? headers.referer;
  if (page === undefined) return "unknown";
  return isOfHost(page, headers.host) ? "own" : "foreign";
}

function isOfHost(address: string, host: string | undefined): boolean {
  try {
    return new URL(address).host === host;
  } catch {
    return false;
  }
}
