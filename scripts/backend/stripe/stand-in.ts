import type { Account } from "./account.ts";
import { createApi } from "./api.ts";
import { type Clock, systemClock } from "./clock.ts";
import { createOutbox } from "./delivery.ts";
import { internalProblem } from "./errors.ts";
import { noticePage } from "./page-answer.ts";
import { createPaymentPage } from "./payment-page.ts";
import { expireOldSessions } from "./sessions.ts";
import { openState } from "./state.ts";

/** How long a caller waits for its change to be on the disk. */
const WRITE_PATIENCE_MS = 5000;

interface StripeStandInOptions {
  /** Where the stand-in is mounted, such as http://localhost:5173. */
  origin: string;
  /** Every call to /v1 must carry it as Bearer. */
  secretKey: string;
  /** Signs the events. */
  webhookSecret: string;
  webhookUrl: string;
  /** How a signed event gets to the webhook. */
  deliver: (request: Request) => Promise<Response>;
  /** Where everything is kept; without it, in memory. */
  file?: string;
  clock?: Clock;
}

interface StripeStandIn {
  /** Answers /v1/* and /c/pay/*; undefined for every other path. */
  fetch(request: Request): Promise<Response | undefined>;
  /** Ends all waiting. Events that are not delivered yet stay in the file for the next run. */
  close(): void;
}

/** Stripe's API and its hosted Checkout page on this machine: same objects, same errors, same signatures, and no money. */
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
      const answer = pathname.startsWith("/v1/")
        ? answerCall
        : pathname.startsWith("/c/pay/")
          ? showPage
          : undefined;
      if (!answer) return undefined;
      if (expireOldSessions(account)) kept.save();
      const response = await answer(request);
      // a provider confirms nothing that it could forget: an answer may tell of a payment that isn't on the disk yet
      return (await kept.saved(WRITE_PATIENCE_MS)) ? response : notSavedYet(pathname);
    },
    close() {
      outbox.close();
      kept.close();
    },
  };
}

/** The work is done and its answer is withheld, as Stripe does at times: who asks again gets it, once it's on the disk. */
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
