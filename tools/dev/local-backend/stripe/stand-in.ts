import type { Account } from "./account.ts";
import { createApi } from "./api/api.ts";
import { internalProblem } from "./api/errors.ts";
import { type Clock, systemClock } from "./clock.ts";
import { noticePage } from "./payment-page/page-answer.ts";
import { createPaymentPage } from "./payment-page/payment-page.ts";
import { expireOldSessions } from "./sessions/sessions.ts";
import { openState } from "./state.ts";
import { createOutbox } from "./webhooks/delivery.ts";

/** The time that a caller waits for its change to be written to disk. */
const WRITE_TIMEOUT_MS = 5000;

interface StripeStandInOptions {
  /** The URL of the stand-in, such as http://localhost:5173. */
  origin: string;
  /** Every call to /v1 must send it as a Bearer token. */
  secretKey: string;
  /** Signs the events. */
  webhookSecret: string;
  webhookUrl: string;
  /** Delivers a signed event to the webhook. */
  deliver: (request: Request) => Promise<Response>;
  /** The file to store everything in; without it, everything stays in memory. */
  file?: string;
  clock?: Clock;
}

interface StripeStandIn {
  /** Handles /v1/* and /c/pay/*; undefined for every other path. */
  fetch(request: Request): Promise<Response | undefined>;
  /** Ends all waiting. Undelivered events stay in the file for the next run. */
  close(): void;
}

/**
 * Stripe's API and its hosted Checkout page on this machine: the same objects, errors, and
 * signatures, but no money.
 */
export function createStripeStandIn(options: StripeStandInOptions): StripeStandIn {
  const { origin, secretKey, webhookSecret, webhookUrl, deliver, clock = systemClock } = options;
  const { records, kept } = openState(options.file, clock);
  const outbox = createOutbox({ records, clock, webhookUrl, webhookSecret, deliver, kept });
  const account: Account = {
    origin,
    records,
    clock,
    cause: { id: null, idempotency_key: null },
    send: outbox.send,
  };
  const answerCall = createApi(account, secretKey, kept.save);
  const showPage = createPaymentPage(account, kept.save);

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const handlers = { "/v1/": answerCall, "/c/pay/": showPage };
      const [, answer] = Object.entries(handlers).find(([path]) => pathname.startsWith(path)) ?? [];
      if (!answer) return undefined;
      if (expireOldSessions(account)) kept.save();
      const response = await answer(request);
      // A provider confirms nothing that it could forget: a response may describe a payment that
      // isn't on the disk yet.
      return (await kept.waitUntilSaved(WRITE_TIMEOUT_MS)) ? response : notSavedYet(pathname);
    },
    close() {
      outbox.close();
      kept.close();
    },
  };
}

/**
 * The work is done, but its response is withheld, as Stripe sometimes does: a repeated request gets
 * it once it's on the disk.
 */
function notSavedYet(pathname: string): Response {
  if (pathname.startsWith("/v1/")) {
    const { status, body } = internalProblem();
    return Response.json(body, { status });
  }
  const text =
    "If you have pressed Pay already, don't pay again on another page: look again in a moment.";
  return noticePage(503, "This takes longer than usual", text, {
    href: pathname,
    label: "Look again",
  });
}
