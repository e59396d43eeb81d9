import { EventEmitter, once } from "node:events";
import { origin } from "./environment.ts";

type Answer = (request: Request) => Promise<Response>;

/**
 * Replaces `fetch` until `restore` is called: requests go to the stand-ins, unless they're blocked.
 */
export function stubNetwork(answer: Answer) {
  const asked: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isUnreachable = (_request: Request) => false;
  let losesAnswer = (_request: Request) => false;
  let waitToAnswer = async (_request: Request) => {};

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    underWay.add(work);
    const settle = () => void underWay.delete(work);
    work.then(settle, settle);
    return work;
  };

  const before = globalThis.fetch;
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (new URL(request.url).origin !== origin)
      throw new Error(`A test must not go out, to ${request.url}.`);
    if (isUnreachable(request)) throw new TypeError("fetch failed");
    const response = await track(answer(request));
    await waitToAnswer(request);
    if (losesAnswer(request)) throw new TypeError("fetch failed");
    return response;
  };

  /** Runs the work while matching requests get no response. */
  async function withoutRequests<Result>(
    isCut: (request: Request) => boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    isUnreachable = isCut;
    try {
      return await work();
    } finally {
      isUnreachable = () => false;
    }
  }

  /** Runs the work while the responses to matching requests get lost. */
  async function withoutAnswers<Result>(
    isLost: (request: Request) => boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    losesAnswer = isLost;
    try {
      return await work();
    } finally {
      losesAnswer = () => false;
    }
  }

  /** Runs the work while the response to a matching request waits until it's let go. */
  async function withSlowAnswer<Result>(
    path: RegExp,
    work: (arrived: Promise<unknown>, letGo: () => void) => Promise<Result>,
  ): Promise<Result> {
    const gate = new EventEmitter();
    waitToAnswer = async ({ url }) => {
      if (!path.test(new URL(url).pathname)) return;
      const opened = once(gate, "opened");
      gate.emit("arrived");
      await opened;
    };
    try {
      return await work(once(gate, "arrived"), () => gate.emit("opened"));
    } finally {
      waitToAnswer = async () => {};
    }
  }

  return {
    /** The requests, as `GET /v1/…`. */
    asked,
    track,
    isIdle: () => underWay.size === 0,
    idle: () => Promise.allSettled(underWay),
    /** Runs the work while matching requests get no response. */
    without: <Result>(path: RegExp, work: () => Promise<Result>) =>
      withoutRequests(({ url }) => path.test(new URL(url).pathname), work),
    withoutRequests,
    withoutAnswers,
    withSlowAnswer,
    restore() {
      globalThis.fetch = before;
    },
  };
}

export const DATABASE = /^\/rest\//;
export const PROVIDER = /^\/v1\//;
export const MAIL_SERVICE = /^\/mail\//;

/** The network address of a new client. */
export function someAddress(): string {
  return `2001:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}
