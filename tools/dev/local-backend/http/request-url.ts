import type { IncomingMessage } from "node:http";

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The URL of a request; undefined if its Host header or its path is malformed. */
export function requestUrl({
  url: target = "/",
  headers: { host = "" },
}: Pick<IncomingMessage, "url" | "headers">): URL | undefined {
  const [path = ""] = target.split("?", 1);
  // Two slashes at the start would begin a host.
  if (!HOST.test(host) || path.includes("\\") || path.startsWith("//")) return undefined;
  try {
    const url = new URL(target, `http://${host}`);
    // The request line may name the server too, but no other server.
    return isDecodable(url.pathname) && url.host === new URL(`http://${host}`).host
      ? url
      : undefined;
  } catch {
    return undefined;
  }
}

/** True if every percent escape in a query can be decoded. */
export function isQueryReadable({ search }: URL): boolean {
  return isDecodable(search);
}

function isDecodable(text: string): boolean {
  try {
    // Uses the result, because a bundler would remove the call if nothing did.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}
