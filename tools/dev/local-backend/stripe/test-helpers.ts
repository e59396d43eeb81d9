import type { Account } from "./account.ts";
import { badParameter, StripeProblem } from "./api/errors.ts";
import { listObject } from "./api/lists.ts";
import { readChoice, readForm, readRequired, text } from "./api/parameters.ts";
import type { Route } from "./api/route.ts";
import { isEmail } from "./payment-page/email.ts";
import { openDispute } from "./payments/disputes.ts";
import { findPayment, pay, settle } from "./payments/payments.ts";
import { failRefund } from "./payments/refunds.ts";
import type { PaymentRecord } from "./records.ts";
import { leave } from "./sessions/recovery.ts";
import { sessionObject } from "./sessions/session-object.ts";
import { findSession } from "./sessions/sessions.ts";
import { turnSwitches } from "./switches.ts";

/**
 * Simulates what buyers, banks, and failures do to the shop. Stripe doesn't have these calls, or
 * has different ones.
 */
export const testHelperRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/test_helpers/checkout/sessions/:id/pay",
    run({ account, id, form }) {
      const asked = readForm(form, {
        email: readRequired(text()),
        method: readChoice("card", "bank_debit"),
        name: text(),
      });
      if (!isEmail(asked.email))
        throw badParameter(`Invalid email address: ${asked.email}`, "email", "email_invalid");
      const session = findSession(account, id);
      if (session.status !== "open")
        throw new StripeProblem(
          400,
          `Only an open session can be paid; this one is ${session.status}.`,
        );
      pay(account, session, {
        email: asked.email,
        method: asked.method ?? "card",
        name: asked.name ?? null,
      });
      return sessionObject(account, session);
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/checkout/sessions/:id/leave",
    run({ account, id, form }) {
      const asked = readForm(form, {
        email: readRequired(text()),
        promotions: readChoice("opt_in", "opt_out"),
      });
      const session = findSession(account, id);
      leave(session, asked.email, asked.promotions === "opt_in");
      return sessionObject(account, session);
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/checkout/sessions/:id/settle",
    run({ account, id, form }) {
      const { outcome } = readForm(form, {
        outcome: readRequired(readChoice("succeeded", "failed")),
      });
      const session = findSession(account, id);
      settle(account, session, waitingPayment(account, session.paymentId), outcome);
      return sessionObject(account, session);
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/disputes",
    run({ account, form }) {
      const status = readChoice("needs_response", "warning_needs_response");
      const asked = readForm(form, {
        payment_intent: readRequired(text()),
        status,
        reason: text(),
      });
      const payment = findPayment(account.records, asked.payment_intent);
      return openDispute(
        account,
        payment,
        asked.status ?? "needs_response",
        asked.reason ?? "fraudulent",
      );
    },
  },
  {
    method: "POST",
    path: "/v1/test_helpers/refunds/:id/fail",
    run({ account, id, form }) {
      readForm(form, {});
      return failRefund(account, id);
    },
  },
  {
    method: "GET",
    path: "/v1/test_helpers/switches",
    run: ({ account }) => ({ ...account.records.switches }),
  },
  {
    method: "POST",
    path: "/v1/test_helpers/switches",
    run({ account, form }) {
      turnSwitches(account.records.switches, form);
      return { ...account.records.switches };
    },
  },
  {
    method: "GET",
    path: "/v1/test_helpers/deliveries",
    run({ account, form }) {
      const { event } = readForm(form, { event: text() });
      const { attempts, deliveries } = account.records;
      const isAsked = (one: { event: string }) => !event || one.event === event;
      const waiting = [...deliveries.values()]
        .filter(isAsked)
        .map(({ event, attempts, dueAt }) => ({ event, attempts, dueAt }));
      return { ...listObject("/v1/test_helpers/deliveries", attempts.filter(isAsked)), waiting };
    },
  },
];

function waitingPayment({ records }: Account, id: string | null): PaymentRecord {
  const payment = id ? records.payments.get(id) : undefined;
  if (payment?.status !== "processing")
    throw new StripeProblem(400, "Only a payment that waits for the bank can be settled.");
  return payment;
}
