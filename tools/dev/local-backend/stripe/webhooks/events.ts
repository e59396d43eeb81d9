import type { Stripe } from "stripe";
import { type Account, now } from "../account.ts";
import { noSuch } from "../api/errors.ts";
import { listObject, pageParameters, paginate, readCreatedRange } from "../api/lists.ts";
import { flag, readForm, readList, readRequired, text } from "../api/parameters.ts";
import type { Route } from "../api/route.ts";
import { randomId } from "../ids.ts";
import type { EventRecord } from "../records.ts";
import { includes } from "../switches.ts";

const API_VERSION = "2026-10-28.endive";
const LISTED_FOR_SECONDS = 30 * 24 * 60 * 60;

/** The event's own fields; the affected object is in `data.object`. */
type EventObject = Omit<Stripe.EventBase, "data" | "type"> & {
  type: string;
  data: { object: object };
};

/** Creates an event with the current state of an object, and sends it. */
export function emit(account: Account, type: string, object: object): void {
  const { records, cause } = account;
  if (includes(records.switches.drop, type, object)) return;
  const event = {
    id: randomId("evt_"),
    type,
    created: now(account),
    object,
    cause,
    isDelivered: false,
  };
  records.events.set(event.id, event);
  if (!includes(records.switches.lose, type, object)) account.send(event);
}

export function eventObject(event: EventRecord): EventObject {
  return {
    id: event.id,
    object: "event",
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.isDelivered ? 0 : 1,
    request: event.cause,
    type: event.type,
  };
}

export const eventRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/events",
    run({ account, form }) {
      const asked = readForm(form, {
        ...pageParameters,
        type: text(),
        types: readList(readRequired(text())),
        delivery_success: flag(),
        created: readCreatedRange,
      });
      const since = now(account) - LISTED_FOR_SECONDS;
      const isListed = (event: EventRecord) =>
        event.created >= since &&
        asked.created(event.created) &&
        isOfType(event.type, asked.type ? [asked.type] : asked.types) &&
        (asked.delivery_success === undefined || asked.delivery_success === event.isDelivered);
      const { data, hasMore } = paginate(account.records.events.values(), isListed, asked);
      return listObject("/v1/events", data.map(eventObject), hasMore);
    },
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    run({ account, id, form }) {
      readForm(form, {});
      const event = account.records.events.get(id);
      if (!event) throw noSuch("event", id, "id");
      return eventObject(event);
    },
  },
];

/** A type may end in an asterisk: `charge.dispute.*`. */
function isOfType(type: string, asked: string[] | undefined): boolean {
  return (
    !asked ||
    asked.some((one) => (one.endsWith("*") ? type.startsWith(one.slice(0, -1)) : type === one))
  );
}
