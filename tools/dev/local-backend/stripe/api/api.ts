import type { Account } from "../account.ts";
import { type CallChecker, createCallChecker } from "../description/check-call.ts";
import { randomId } from "../ids.ts";
import { disputeObject } from "../payments/dispute-object.ts";
import { disputeRoutes } from "../payments/disputes.ts";
import { chargeObject, paymentIntentObject } from "../payments/payment-objects.ts";
import { findPayment, findPaymentOfCharge, paymentRoutes } from "../payments/payments.ts";
import { refundRoutes, refundsOfCharge } from "../payments/refunds.ts";
import type { SavedAnswer } from "../records.ts";
import { sessionObject } from "../sessions/session-object.ts";
import { findSession, listLineItems, sessionRoutes } from "../sessions/sessions.ts";
import { takeFault } from "../switches.ts";
import { testHelperRoutes } from "../test-helpers.ts";
import { eventRoutes } from "../webhooks/events.ts";
import { internalProblem, StripeProblem } from "./errors.ts";
import { type Form, parseBody, parseForm } from "./form-body.ts";
import { createFingerprint, IdempotencyKeys } from "./idempotency.ts";
import { readList, readRequired, text } from "./parameters.ts";
import { findRoute } from "./route.ts";

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
  version: string | null;
  body: string;
}

interface Cause {
  id: string;
  idempotency_key: string | null;
}

/**
 * Handles calls to /v1: checks the key, applies idempotency keys, and fails if a switch says so.
 */
export function createApi(
  account: Account,
  secretKey: string,
  save: () => void,
): (request: Request) => Promise<Response> {
  const keys = new IdempotencyKeys(account.records.answers, account.clock);

  return async (request) => {
    const requestId = randomId("req_", 14);
    const headers = createHeaders(requestId);
    const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
    const asked = await readAsked(request);
    try {
      authorise(request.headers.get("Authorization"), secretKey);
      if (!key) return await answer(asked, { id: requestId, idempotency_key: null }, headers);
      headers.set("Idempotency-Key", key);
      const saved = keys.begin(key, fingerprint(asked));
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

  async function answer(asked: Asked, cause: Cause, headers: Headers): Promise<Response> {
    const { status, body, begun } = perform({ ...account, cause }, asked);
    const { idempotency_key: key, id: requestId } = cause;
    if (key && begun) keys.keep(key, { fingerprint: fingerprint(asked), requestId, status, body });
    if (asked.method === "POST") save();
    const { apiDelayMs } = account.records.switches;
    if (apiDelayMs > 0 && !isHelper(asked.path))
      await new Promise<void>((resolve) => void account.clock.after(apiDelayMs, resolve));
    return new Response(body, { status, headers });
  }
}

const createHeaders = (requestId: string) =>
  new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "no-cache, no-store",
    "Request-Id": requestId,
  });

async function readAsked(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search,
    contentType: request.headers.get("Content-Type"),
    version: request.headers.get("Stripe-Version"),
    body: await request.text(),
  };
}

const fingerprint = ({ method, path, body }: Asked) => createFingerprint(method, path, body);

function perform(account: Account, asked: Asked): Answer {
  try {
    const found = findRoute(routes, asked.method, asked.path);
    if (!found) {
      const message = `Unrecognized request URL (${asked.method}: ${asked.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
      throw new StripeProblem(404, message, { begun: false });
    }
    throwFault(account, asked, "before");
    const sent =
      asked.method === "GET" ? parseForm(asked.query) : parseBody(asked.contentType, asked.body);
    const { expand: paths, ...form } = sent;
    const object = found.route.run({ account, id: found.id, form });
    expand(account, object, readList(readRequired(text()))(paths, "expand") ?? []);
    // The helpers are the stand-in's own.
    if (!isHelper(asked.path))
      demandDescribed(`${asked.method} ${found.route.path}`, {
        ...asked,
        form: sent,
        answer: object,
      });
    throwFault(account, asked, "after");
    return { status: 200, body: JSON.stringify(object), begun: true };
  } catch (error) {
    return problemAnswer(error);
  }
}

function throwFault(account: Account, asked: Asked, point: "before" | "after"): void {
  const status = isHelper(asked.path) ? undefined : takeFault(account.records.switches, point);
  if (status === 500) throw internalProblem();
  // The limit is counted before idempotency keys are checked, so this response isn't saved.
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

interface Call {
  /** The version in the request's header; null for the account's own. */
  version: string | null;
  contentType: string | null;
  form: Form;
  answer: object;
}

let checker: CallChecker | undefined;

/**
 * Throws if the stand-in has accepted what the provider's description doesn't allow, or has
 * answered with something else than it describes.
 */
export function demandDescribed(call: string, { version, contentType, form, answer }: Call): void {
  checker ??= createCallChecker();
  const problems = [
    ...(version !== null && version !== checker.apiVersion
      ? [`The version is ${version}, but ${checker.apiVersion} is described.`]
      : []),
    ...(Object.keys(form).length > 0 && contentType?.includes("json")
      ? ["Parameters are sent as a form, not as JSON."]
      : []),
    ...checker.requestProblems(call, form).map((problem) => `Request: ${problem}`),
    ...checker.responseProblems(call, answer).map((problem) => `Answer: ${problem}`),
  ];
  if (problems.length > 0)
    throw new Error(`Not as the provider describes ${call}:\n${problems.join("\n")}`);
}

type Fields = Record<string, unknown>;

/**
 * Replaces ids with whole objects, at paths such as `payment_intent.latest_charge` or
 * `data.line_items`.
 */
function expand(account: Account, object: object, paths: string[]): void {
  for (const path of paths) expandAt(account, object as Fields, path.split("."), path);
}

function expandAt(account: Account, object: Fields, [name, ...rest]: string[], path: string): void {
  if (name === undefined) return;
  if (object.object === "list" && name === "data" && Array.isArray(object.data)) {
    for (const item of object.data) expandAt(account, item, rest, path);
    return;
  }
  if (object.object === "checkout.session" && name === "line_items")
    object.line_items ??= listLineItems(findSession(account, String(object.id)));
  if (object.object === "charge" && name === "refunds")
    object.refunds ??= refundsOfCharge(account, String(object.id));
  if (!Object.hasOwn(object, name)) throw notExpandable(path);
  const value = object[name];
  if (value === null) return;
  const whole = typeof value === "string" ? find(account, value, path) : value;
  if (typeof whole !== "object") throw notExpandable(path);
  object[name] = whole;
  expandAt(account, whole as Fields, rest, path);
}

function find(account: Account, id: string, path: string): object {
  const dispute = account.records.disputes.get(id);
  if (dispute) return disputeObject(account, dispute);
  if (id.startsWith("pi_")) return paymentIntentObject(findPayment(account.records, id));
  if (id.startsWith("ch_")) return chargeObject(account, findPaymentOfCharge(account.records, id));
  if (id.startsWith("cs_")) return sessionObject(account, findSession(account, id));
  throw notExpandable(path);
}

function notExpandable(path: string): StripeProblem {
  return new StripeProblem(400, `This property cannot be expanded (${path}).`, { param: "expand" });
}
