import type { IncomingHttpHeaders } from "node:http";
import { classifySource } from "./classify-source.ts";
import { isLoopback } from "./is-loopback.ts";
import { isProjectFile } from "./is-project-file.ts";

interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  peerAddress: string | undefined;
  /** The project's folder. */
  root: string;
}

/**
 * They respond to programs of any origin, identify their callers by keys and tokens, and set their
 * own CORS headers.
 */
const APIS = /^\/(auth\/v1|rest\/v1|functions\/v1|v1|api\/json\/v1|images\/media\/meals)(\/|$)/;
/** They show what's on this machine, and are only for the person using it. */
const OF_THIS_MACHINE = /^\/(__open-in-editor|__funnel|@fs|mailbox|mail)(\/|$)/i;
const MAILBOX = /^\/mailbox(\/|$)/i;
const EDITOR = /^\/__open-in-editor/i;

/** Headers that a proxy or a tunnel adds. It may run on this machine and send any `Host`. */
const OF_A_PROXY = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => OF_A_PROXY.test(name));

/** Why a local server refuses a request; undefined if it doesn't. */
export function judgeRequest({
  method,
  url,
  headers,
  peerAddress,
  root,
}: Asked): string | undefined {
  const path = decodeURIComponent(url.pathname);
  if (APIS.test(path)) return undefined;
  const source = classifySource(headers);

  if (EDITOR.test(path)) {
    const files = url.searchParams.getAll("file");
    if (source !== "own") return "The editor only opens files for pages of this server.";
    if (files.length !== 1 || !isProjectFile(root, files[0]!))
      return "The editor only opens files of the project.";
  }
  const isPrivate = OF_THIS_MACHINE.test(path) || EDITOR.test(path);
  if (isPrivate && (!isLoopback(peerAddress) || isForwarded(headers)))
    return "This is only shown on the machine that runs the server.";
  if (source !== "foreign") return undefined;
  if (MAILBOX.test(path)) return "Open this address directly: other pages can't lead here.";
  const isNavigation =
    headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return isNavigation && (method === "GET" || method === "HEAD")
    ? undefined
    : "Pages of other origins can't use this server.";
}
