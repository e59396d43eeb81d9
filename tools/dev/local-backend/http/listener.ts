import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Clock } from "../stripe/clock.ts";
import { isQueryReadable, requestUrl } from "./request-url.ts";

interface ListenerOptions {
  isBackendPath(path: string): boolean;
  /** Called with requests after their body has arrived completely. */
  answer(request: Request, peerAddress: string | undefined): Promise<Response | undefined>;
  onError(error: unknown): void;
  clock: Clock;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * A middleware for the backend's paths. A request reaches the backend only if it's well-formed and
 * its body has arrived.
 */
export function createListener({ isBackendPath, answer, onError, clock }: ListenerOptions) {
  const listen = requestListener(answer, onError);

  return async (
    incoming: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const refuse = (status: number, message: string) =>
      answerEarly(incoming, response, status, message, clock);

    const url = requestUrl(incoming);
    if (!url) return refuse(400, "The address or the Host header is malformed.");
    if (!isBackendPath(url.pathname)) return next();
    if (!isQueryReadable(url)) return refuse(400, "The query is malformed.");
    if (!METHODS.includes(incoming.method ?? ""))
      return refuse(405, "This method isn't supported.");

    const body = await readBody(incoming, {
      limitBytes: getBodyLimit(url.pathname),
      timeoutMs: BODY_TIMEOUT_MS,
      clock,
    });
    if (body === "aborted") return;
    if (body === "tooLarge") return refuse(413, "The request body is too large.");
    if (body === "tooLate") return refuse(408, "The request body didn't arrive in time.");
    // The adapter reads the body from here instead of the stream.
    Object.assign(incoming, { url: `${url.pathname}${url.search}`, rawBody: body });
    await listen(incoming, response);
  };
}

/** Passes requests to the backend, and its responses to the client. */
function requestListener(answer: ListenerOptions["answer"], onError: ListenerOptions["onError"]) {
  return getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress } = incoming.socket;
      return (
        (await answer(withPeerAddress(request, remoteAddress), remoteAddress)) ??
        Response.json({ message: "Not found" }, { status: 404 })
      );
    },
    {
      errorHandler: (error) => {
        onError(error);
        return Response.json({ error: "Internal error" }, { status: 500 });
      },
    },
  );
}

/**
 * The request with the client's address as this server sees it, regardless of what the client
 * claims.
 */
function withPeerAddress(request: Request, address: string | undefined): Request {
  const headers = new Headers(request.headers);
  headers.delete("cf-connecting-ip");
  headers.set("x-forwarded-for", address ?? "unknown");
  return new Request(request, { headers });
}

/** Enough for everything that the app and the payment provider send, with few exceptions. */
const LIMIT_BYTES = 100_000;

const EXCEPTIONS: Record<string, number> = {
  // The function's own limit: an event carries whole objects of the provider.
  "/functions/v1/stripe-webhook": 1_000_000,
  // A member who was offline sends up to 30 days of notes at once, each up to 10,000 bytes.
  "/rest/v1/rpc/save_tracker": 1_000_000,
};

/** The time that a body may take to arrive. */
const BODY_TIMEOUT_MS = 10_000;

function getBodyLimit(path: string): number {
  return Object.hasOwn(EXCEPTIONS, path) ? EXCEPTIONS[path]! : LIMIT_BYTES;
}

const LINGER_MS = 5_000;

/**
 * Responds to a request while its body is still arriving, and closes the connection. Before that,
 * it reads and drops the rest of the body for a while: closing a socket with unread data resets it,
 * and the client would see the reset instead of the response.
 */
function answerEarly(
  incoming: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  clock: Clock,
): void {
  // Of an API of Supabase's, clients read `message`; of a function, `error`.
  const body = JSON.stringify({ message, error: message });
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  response.write(body);

  const close = () => {
    cancel();
    incoming.off("end", close).off("close", close).off("error", close);
    response.end();
  };
  const cancel = clock.after(LINGER_MS, () => {
    close();
    incoming.socket.destroySoon();
  });
  incoming.on("end", close).on("close", close).on("error", close);
  incoming.resume();
}

interface BodyLimits {
  limitBytes: number;
  timeoutMs: number;
  clock: Clock;
}

/**
 * `tooLarge` and `tooLate` leave the rest of the body unread. After `aborted`, the client no longer
 * waits for a response.
 */
type ReadBody = Buffer | "tooLarge" | "tooLate" | "aborted";

/** Reads a request's body to its end, but not past the limit or the deadline. */
function readBody(
  incoming: IncomingMessage,
  { limitBytes, timeoutMs, clock }: BodyLimits,
): Promise<ReadBody> {
  if (Number(incoming.headers["content-length"]) > limitBytes) return Promise.resolve("tooLarge");
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const settle = (result: ReadBody) => {
      cancelTimeout();
      incoming.off("data", take).off("end", end).off("close", abort).off("error", abort);
      if (typeof result === "string") incoming.pause();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limitBytes) return settle("tooLarge");
      chunks.push(chunk);
    };
    const end = () => settle(Buffer.concat(chunks, size));
    const abort = () => settle("aborted");

    const cancelTimeout = clock.after(timeoutMs, () => settle("tooLate"));
    incoming.on("data", take).on("end", end).on("close", abort).on("error", abort);
  });
}
