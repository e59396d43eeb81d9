import { realpathSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { requestUrl } from "#tools/dev/local-backend/http/request-url.ts";

/**
 * Keeps pages of other origins, including other ports of this machine, from using the local
 * servers. Runs before everything that Vite and its plugins respond to.
 */
export function requestGuardPlugin(): Plugin {
  let root = "";
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = requestUrl(request);
    if (!url) return refuse(response, 400, "The address or the Host header is malformed.");
    const { method = "GET", headers, socket } = request;
    const reason = judgeRequest({ method, url, headers, peerAddress: socket.remoteAddress, root });
    if (reason) return refuse(response, 403, reason);
    next();
  };

  return {
    name: "request-guard",
    apply: "serve",
    enforce: "pre",
    // By default, every page of this machine may read everything.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(guard);
    },
    configurePreviewServer(server) {
      server.middlewares.use(guard);
    },
  };
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
  response.end(`${reason}\n`);
}

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

/** True if an address belongs to this machine. */
function isLoopback(address: string | undefined): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address ?? "");
}

/**
 * True if a position in a file, such as `src/main.tsx:3:1`, is in a file of the project, even after
 * following links. Relative to the working directory, as Vite resolves it.
 */
function isProjectFile(root: string, place: string): boolean {
  const path = place.replace(/(:\d+){1,2}$/, "");
  try {
    const file = realpathSync(resolve(path));
    return file.startsWith(realpathSync(root) + sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Where a request comes from: a page of this server, the address bar or a bookmark, a page of
 * another origin (including another port of this machine), or a client that doesn't say, such as
 * programs and old browsers.
 */
type Source = "own" | "direct" | "foreign" | "unknown";

const BY_SITE: Record<string, Source> = {
  "same-origin": "own",
  none: "direct",
  "same-site": "foreign",
  "cross-site": "foreign",
};

function classifySource(headers: IncomingHttpHeaders): Source {
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
