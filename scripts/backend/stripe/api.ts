import type { Account } from "./account.ts";
import { disputeRoutes } from "./disputes.ts";
import { internalProblem, StripeProblem } from "./errors.ts";
import { eventRoutes } from "./events.ts";
import { expand } from "./expand.ts";
import { parseBody, parseForm } from "./form-body.ts";
import { fingerprintOf, IdempotencyKeys } from "./idempotency.ts";
import { randomId } from "./ids.ts";
import { listOf, required, text } from "./parameters.ts";
import { paymentRoutes } from "./payments.ts";
import type { SavedAnswer } from "./records.ts";
import { refundRoutes } from "./refunds.ts";
import { findRoute } from "./route.ts";
import { sessionRoutes } from "./sessions.ts";
import { takeFault } from "./switches.ts";
import { testHelperRoutes } from "./test-helpers.ts";

const routes = [
  ...sessionRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...testHelperRoutes,
];

type Answer = Pick<SavedAnswer, "status" | "body"> & { begun: boolean };
interface Asked {
  method: string;
  path: string;
  query: string;
  contentType: string | null;
  body: string;
}

/** Answers calls to /v1: knows the key, keeps the idempotency, fails where a switch says so. */
export function createApi(
  account: Account,
  secretKey: string,
  save: () => void,
): (request: Request) => Promise<Response> {
  const keys = new IdempotencyKeys(account.records.answers, account.clock);

  return async (request) => {
    const requestId = randomId("req_", 14);
    const headers = new Headers({
      "Content-Type": "application/json",
      "Cache-Control": "no-cache, no-store",
      "Request-Id": requestId,
    });
    const { pathname, search } = new URL(request.url);
    const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
    const asked = {
      method: request.method,
      path: pathname,
      query: search,
      contentType: request.headers.get("Content-Type"),
      body: await request.text(),
    };
    try {
      authorise(request.headers.get("Authorization"), secretKey);
      if (!key) return await answer(asked, { id: requestId, idempotency_key: null }, headers);
      headers.set("Idempotency-Key", key);
      const saved = keys.begin(key, fingerprintOf(asked.method, asked.path, asked.body));
      if (saved) return replay(saved, headers);
      try {
        return await answer(asked, { id: requestId, idempotency_key: key }, headers);
      } finally {
        keys.end(key);
      }
    } catch (error) {
      const { status, body } = problemAnswer(error);
      return new Response(body, { status, headers });
    }
  };

  async function answer(
    asked: Asked,
    cause: { id: string; idempotency_key: string | null },
    headers: Headers,
  ): Promise<Response> {
    const { status, body, begun } = perform({ ...account, cause }, asked);
    const { idempotency_key: key, id: requestId } = cause;
    if (key && begun)
      keys.keep(key, {
        fingerprint: fingerprintOf(asked.method, asked.path, asked.body),
        requestId,
        status,
        body,
      });
    if (asked.method === "POST") save();
    const { apiDelayMs } = account.records.switches;
    if (apiDelayMs > 0 && !isHelper(asked.path))
      await new Promise<void>((resolve) => void account.clock.after(apiDelayMs, resolve));
    return new Response(body, { status, headers });
  }
}

function perform(account: Account, asked: Asked): Answer {
  try {
    const found = findRoute(routes, asked.method, asked.path);
    if (!found) {
      const message = `Unrecognized request URL (${asked.method}: ${asked.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
      throw new StripeProblem(404, message, { begun: false });
    }
    throwFault(account, asked, "before");
    const { expand: paths, ...form } =
      asked.method === "GET" ? parseForm(asked.query) : parseBody(asked.contentType, asked.body);
    const object = found.route.run({ account, id: found.id, form });
    expand(account, object, listOf(required(text()))(paths, "expand") ?? []);
    throwFault(account, asked, "after");
    return { status: 200, body: JSON.stringify(object), begun: true };
  } catch (error) {
    return problemAnswer(error);
  }
}

function throwFault(account: Account, asked: Asked, point: "before" | "after"): void {
  const status = isHelper(asked.path) ? undefined : takeFault(account.records.switches, point);
  if (status === 500) throw internalProblem();
  // the limit is counted before the keys are looked at, so this answer is not kept
  if (status === 429)
    throw new StripeProblem(429, "Request rate limit exceeded.", {
      code: "rate_limit",
      begun: false,
    });
}

function isHelper(path: string): boolean {
  return path.startsWith("/v1/test_helpers/");
}

function problemAnswer(error: unknown): Answer {
  if (!(error instanceof StripeProblem)) console.error(error);
  const problem = error instanceof StripeProblem ? error : internalProblem();
  return { status: problem.status, body: JSON.stringify(problem.body), begun: problem.begun };
}

function replay({ status, body, requestId }: SavedAnswer, headers: Headers): Response {
  headers.set("Idempotent-Replayed", "true");
  headers.set("Original-Request", requestId);
  return new Response(body, { status, headers });
}

function authorise(header: string | null, secretKey: string): void {
  const given = /^Bearer (.+)$/i.exec(header ?? "")?.[1];
  if (given === secretKey) return;
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}${"*".repeat(8)}${given.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeProblem(401, message, { begun: false });
}
