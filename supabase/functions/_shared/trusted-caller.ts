/**
 * Whether a page of another site made the browser send this. `site` is the origin of ours; a page on the function's own host is ours too,
 * which is the embedded backend. Servers and command lines send no `Origin`, and pass.
 */
export function isForeign({ headers, url }: Request, site: string): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") === "cross-site";
  // the protocol isn't compared: a proxy may end TLS before the function
  return origin !== site && hostOf(origin) !== new URL(url).host;
}

/** Whether the body is JSON. A page of another site can't send that without asking first, and the answer to its question is no. */
export function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "");
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
