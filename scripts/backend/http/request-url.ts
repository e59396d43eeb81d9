import type { IncomingMessage } from "node:http";

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The address that a request asks for; undefined if its Host header or its path is malformed. */
export function requestUrl({
  url: target = "/",
  headers: { host = "" },
}: Pick<IncomingMessage, "url" | "headers">): URL | undefined {
  const [path = ""] = target.split("?", 1);
  // two slashes at the start would be the start of a host
  if (!HOST.test(host) || path.includes("\\") || path.startsWith("//")) return undefined;
  try {
    const url = new URL(target, `http://${host}`);
    // the request line may name the server too, but no other server
    return isDecodable(url.pathname) && url.host === new URL(`http://${host}`).host
      ? url
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether every percent escape of a query means something. */
export function isQueryReadable({ search }: URL): boolean {
  return isDecodable(search);
}

function isDecodable(text: string): boolean {
  try {
    // the result is used, because a bundler takes the call for one without effects
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}
