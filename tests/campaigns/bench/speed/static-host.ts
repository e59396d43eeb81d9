import { existsSync, readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".htm": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** Already compressed. */
const AS_IT_IS = new Set([".webp", ".woff2"]);

/**
 * Paths that the embedded backend answers: accounts, data, functions, and the stand-in for the
 * payment provider.
 */
const BACKEND_PATH = /^\/(auth|rest|functions|v1|c|mail|mailbox|api|images\/media)(\/|$)/;

/**
 * Serves a built site, or one page, like a good static host: brotli, and hashed files cached
 * permanently.
 */
export async function startStaticHost(
  site: { folder: string; backend?: string } | { page: string },
): Promise<{ origin: string; stop(): Promise<void> }> {
  const packed = new Map<string, Buffer>();
  const read = (path: string): { body: Buffer; ending: string } | undefined => {
    if ("page" in site)
      return path === "/favicon.ico"
        ? undefined
        : { body: Buffer.from(site.page), ending: ".html" };
    const file = [path, `${path}.html`]
      .map((name) => join(site.folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (file) return { body: readFileSync(file), ending: extname(file) };
    return extname(path)
      ? undefined
      : { body: readFileSync(join(site.folder, "index.html")), ending: ".html" };
  };
  const server = createServer((request, response) => {
    if ("backend" in site && site.backend && BACKEND_PATH.test(request.url ?? ""))
      return void forward(request, response, site.backend);
    // It has no functions.
    if (request.method !== "GET") return void response.writeHead(404).end();
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const found = read(pathname);
    if (!found) return void response.writeHead(404).end();
    const { body, ending } = found;
    const isPacked = !AS_IT_IS.has(ending);
    const sent = isPacked ? (packed.get(pathname) ?? brotliCompressSync(body)) : body;
    if (isPacked) packed.set(pathname, sent);
    response.writeHead(200, {
      "Content-Type": TYPES[ending] ?? "application/octet-stream",
      "Cache-Control": pathname.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      ...(isPacked ? { "Content-Encoding": "br" } : {}),
    });
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, backend: string): void {
  const { host } = new URL(backend);
  const headers = {
    ...request.headers,
    host,
    ...(request.headers.origin ? { origin: backend } : {}),
  };
  const asked = requestFrom(
    `${backend}${request.url}`,
    { method: request.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on("error", () => response.writeHead(502).end());
  request.pipe(asked);
}
