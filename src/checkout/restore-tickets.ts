import type { Lost } from "#backend/restore-purchase.ts";
import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const RESTORE_TICKETS = "restoreTickets";
/** As long as the server takes the code. */
const LASTS_MS = 15 * 60_000;
/** Each wrong code costs every ticket a try, so old ones are dropped. */
const MOST = 3;
const LONGEST = 500;

/** What redeems a code that was sent by mail. The code itself is never kept. */
export interface RestoreTicket {
  ticket: string;
  lost: Lost;
  /** The address that the code went to, most of it covered. */
  to: string | undefined;
}

export type RestoreTickets = ReturnType<typeof restoreTickets>;

/**
 * The tickets that this browser holds, the latest first: they last through a reload, which phones do while somebody reads a mail.
 * Read from the store each time, as another tab may have written.
 */
export function restoreTickets(store: Store, now: () => number) {
  const read = () => readTickets(store).filter(({ at }) => now() >= at && now() - at < LASTS_MS);
  const write = (tickets: ReturnType<typeof read>) => {
    if (tickets.length === 0) store.remove(RESTORE_TICKETS);
    else store.set(RESTORE_TICKETS, JSON.stringify(tickets.slice(0, MOST)));
  };
  return {
    all: (): RestoreTicket[] => read(),
    /** Those by which this was asked for. */
    of: (lost: Lost): RestoreTicket[] => read().filter((ticket) => isSame(ticket.lost, lost)),
    remember: (ticket: RestoreTicket) => write([{ ...ticket, at: now() }, ...read()]),
    /** Once a code has found the purchase. */
    forget: (lost: Lost) => write(read().filter((ticket) => !isSame(ticket.lost, lost))),
  };
}

function isSame(one: Lost, other: Lost): boolean {
  if ("email" in one)
    return "email" in other && one.email.toLowerCase() === other.email.toLowerCase();
  return "sessionId" in other && one.sessionId === other.sessionId;
}

function readTickets(store: Store): (RestoreTicket & { at: number })[] {
  const stored = storedJson(store);
  return Array.isArray(stored) ? stored.flatMap(parseTicket) : [];
}

function parseTicket(stored: Json): (RestoreTicket & { at: number })[] {
  if (!isJsonObject(stored)) return [];
  const { ticket, to, at } = stored;
  const lost = isJsonObject(stored.lost) ? parseLost(stored.lost) : undefined;
  return isText(ticket) && lost && typeof at === "number"
    ? [{ ticket, lost, to: isText(to) ? to : undefined, at }]
    : [];
}

function parseLost({ email, sessionId }: JsonObject): Lost | undefined {
  if (isText(email)) return { email };
  return isText(sessionId) ? { sessionId } : undefined;
}

function isText(value: Json | undefined): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST;
}

function storedJson(store: Store): Json {
  try {
    return JSON.parse(store.get(RESTORE_TICKETS) ?? "null");
  } catch {
    return null;
  }
}
