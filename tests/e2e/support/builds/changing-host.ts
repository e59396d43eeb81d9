import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A host's answer to a path, instead of the preview's. */
export type Change = { status: number } | { text: (text: string) => string } | { isSilent: true };

export interface ChangingHost {
  address: string;
  /** From now on, the path is answered differently. */
  change(path: string, change: Change): void;
  /** Ends all changes. */
  restore(): void;
  close(): Promise<void>;
}

/**
 * A host with another origin that passes everything on to the preview, except for what a test
 * changes. Browsers fetch a worker's file themselves, so a test can't change it in the browser.
 */
export async function startHost(preview: string): Promise<ChangingHost> {
  const changes = new Map<string, Change>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", preview);
    const change = changes.get(pathname);
    if (change && "isSilent" in change) return;
    if (change && "status" in change) response.writeHead(change.status).end();
    else void passOn(request, response, { preview, change });
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (path, change) => void changes.set(path, change),
    restore: () => changes.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Passing {
  preview: string;
  change: Extract<Change, { text: unknown }> | undefined;
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { preview, change }: Passing,
): Promise<void> {
  const { host, connection, "if-none-match": etag, origin, ...headers } = request.headers;
  const asked = {
    ...headers,
    ...(origin ? { origin: preview } : {}),
    // A changed text has another one.
    ...(etag && !change ? { "if-none-match": etag } : {}),
  };
  const { method = "GET" } = request;
  const answer = await fetch(new URL(request.url ?? "/", preview), {
    method,
    headers: asked as Record<string, string>,
    redirect: "manual",
    ...(["GET", "HEAD"].includes(method) ? {} : { body: Buffer.concat(await request.toArray()) }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, copyHeaders(answer));
  response.end(change ? change.text(body.toString()) : body);
}

/** `fetch` has already decoded the body. */
function copyHeaders(answer: Response): Record<string, string> {
  const {
    "content-encoding": _,
    "content-length": __,
    ...headers
  } = Object.fromEntries(answer.headers);
  return headers;
}
