import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { requestUrl } from "#tools/dev/local-backend/http/request-url.ts";
import { judgeRequest } from "./judge-request.ts";

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
