import type { IncomingMessage } from "node:http";

/** The path of a request, decoded and without its query. */
export function parseRequestedPath({ url = "/" }: IncomingMessage): string {
  const path = url.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path).replaceAll("\0", "");
  } catch {
    return path;
  }
}
