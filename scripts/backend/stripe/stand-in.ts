import type { Account } from "./account.ts";
import { createApi } from "./api.ts";
import { type Clock, systemClock } from "./clock.ts";
import { createOutbox } from "./delivery.ts";
import { createPaymentPage } from "./payment-page.ts";
import { expireOldSessions } from "./sessions.ts";
import { openState } from "./state.ts";

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
  const { records, save } = openState(options.file);
  const outbox = createOutbox({ records, clock, webhookUrl, webhookSecret, deliver, save });
  const account: Account = { origin, records, clock, cause: { id: null, idempotency_key: null }, send: outbox.send };
  const answerCall = createApi(account, secretKey, save);
  const showPage = createPaymentPage(account, save);

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const answer = pathname.startsWith("/v1/") ? answerCall : pathname.startsWith("/c/pay/") ? showPage : undefined;
      if (!answer) return undefined;
      if (expireOldSessions(account)) save();
      return answer(request);
    },
    close: outbox.close,
  };
}
