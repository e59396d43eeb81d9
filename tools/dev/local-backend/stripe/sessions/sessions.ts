import { type Account, now } from "../account.ts";
import { noSuch, StripeProblem } from "../api/errors.ts";
import {
  type ListObject,
  listObject,
  pageParameters,
  paginate,
  readCreatedRange,
} from "../api/lists.ts";
import { fields, readChoice, readForm, text } from "../api/parameters.ts";
import type { Route } from "../api/route.ts";
import type { SessionRecord } from "../records.ts";
import { emit } from "../webhooks/events.ts";
import { lineItemObject } from "./line-items.ts";
import { newSession } from "./new-session.ts";
import { addRecoveryLink } from "./recovery.ts";
import { sessionObject } from "./session-object.ts";

export function findSession({ records }: Account, id: string): SessionRecord {
  const session = records.sessions.get(id);
  if (!session) throw noSuch("checkout.session", id, "session");
  return session;
}

/** Closes all expired sessions that are still open, and returns whether there were any. */
export function expireOldSessions(account: Account): boolean {
  const old = [...account.records.sessions.values()].filter(
    (session) => session.status === "open" && session.expiresAt <= now(account),
  );
  for (const session of old) expire(account, session);
  return old.length > 0;
}

/** The lines of a session, as Stripe nests them in an expanded session. */
export function listLineItems(session: SessionRecord): ListObject<object> {
  const lines = session.lines.map((line) => lineItemObject(session, line));
  return listObject(`/v1/checkout/sessions/${session.id}/line_items`, lines);
}

function expire(account: Account, session: SessionRecord): void {
  session.status = "expired";
  addRecoveryLink(account, session);
  emit(account, "checkout.session.expired", sessionObject(account, session));
}

export const sessionRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    run({ account, form }) {
      const session = newSession(account, form);
      account.records.sessions.set(session.id, session);
      return sessionObject(account, session);
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    run({ account, form }) {
      const asked = readForm(form, {
        ...pageParameters,
        payment_intent: text(),
        status: readChoice("open", "complete", "expired"),
        created: readCreatedRange,
        customer_details: fields({ email: text() }),
      });
      const email = asked.customer_details?.email;
      const isListed = (session: SessionRecord) =>
        asked.created(session.created) &&
        (!asked.payment_intent || asked.payment_intent === session.paymentId) &&
        (!asked.status || asked.status === session.status) &&
        (!email || email === account.records.payments.get(session.paymentId ?? "")?.email);
      const { data, hasMore } = paginate(account.records.sessions.values(), isListed, asked);
      const sessions = data.map((session) => sessionObject(account, session));
      return listObject("/v1/checkout/sessions", sessions, hasMore);
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    run({ account, id, form }) {
      readForm(form, {});
      return sessionObject(account, findSession(account, id));
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    run({ account, id, form }) {
      const asked = readForm(form, pageParameters);
      const session = findSession(account, id);
      // Lines are in the cart's order, but pages start at the end.
      const { data, hasMore } = paginate(session.lines.toReversed(), () => true, asked);
      const lines = data.map((line) => lineItemObject(session, line));
      return listObject(`/v1/checkout/sessions/${session.id}/line_items`, lines, hasMore);
    },
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    run({ account, id, form }) {
      readForm(form, {});
      const session = findSession(account, id);
      if (session.status !== "open") {
        throw new StripeProblem(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      expire(account, session);
      return sessionObject(account, session);
    },
  },
];
