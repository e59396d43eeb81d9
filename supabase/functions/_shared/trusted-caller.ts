/**
 * True if a page of another site made the browser send this request. `site` is our origin. A page
 * on the function's own host is ours too: that's the embedded backend. Servers and command-line
 * tools don't send `Origin`, and pass.
 */
export function isForeign({ headers, url }: Request, site: string): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") === "cross-site";
  // Doesn't compare the protocol: a proxy may terminate TLS in front of the function.
  return origin !== site && parseHost(origin) !== new URL(url).host;
}

/**
 * True if the body is JSON. A page of another site can't send that without a preflight request,
 * which is refused.
 */
export function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "");
}

function parseHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
