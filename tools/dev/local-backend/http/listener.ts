import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Clock } from "../stripe/clock.ts";
import { answerEarly } from "./answer-early.ts";
import { BODY_TIMEOUT_MS, getBodyLimit } from "./body-limits.ts";
import { readBody } from "./read-body.ts";
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
      deadlineMs: BODY_TIMEOUT_MS,
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
