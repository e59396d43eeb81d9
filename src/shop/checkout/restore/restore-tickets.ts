import type { RestoreLookup } from "#api/restore-purchase.ts";
import { DAY_MS } from "#lib/day-ms.ts";
import { isJsonObject, type Json, type JsonObject, parseJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const RESTORE_TICKETS = "restoreTickets";
/** As long as the server accepts the code. */
const LASTS_MS = 15 * 60_000;
/** The same for a ticket of support's mails, the longest of all. */
export const MAILED_LASTS_MS = DAY_MS;
/** A wrong code uses up a try of every ticket, so old ones are dropped. */
const MAX_COUNT = 3;
const MAX_LENGTH = 500;

/** Redeems a code that was sent by email. The code itself is never stored. */
export interface RestoreTicket {
  ticket: string;
  lost: RestoreLookup;
  /** The masked address that the code was sent to. */
  to: string | undefined;
}

export type RestoreTickets = ReturnType<typeof restoreTickets>;

/**
 * The tickets in this browser, latest first. They survive a reload, because phones reload a page
 * while you read an email. Reads the store each time, because another tab may have written to it.
 */
export function restoreTickets(store: Store, now: () => number) {
  const read = () =>
    readTickets(store).filter(({ at, lastsMs }) => now() >= at && now() - at < lastsMs);
  const write = (tickets: ReturnType<typeof read>) => {
    if (tickets.length === 0) store.remove(RESTORE_TICKETS);
    else store.set(RESTORE_TICKETS, JSON.stringify(tickets.slice(0, MAX_COUNT)));
  };
  return {
    all: (): RestoreTicket[] => read(),
    /** The tickets of a lookup. */
    of: (lost: RestoreLookup): RestoreTicket[] =>
      read().filter((ticket) => isSame(ticket.lost, lost)),
    remember: (ticket: RestoreTicket, lastsMs = LASTS_MS) =>
      write([{ ...ticket, at: now(), lastsMs }, ...read()]),
    /** Called once a code has found the purchase. */
    forget: (lost: RestoreLookup) => write(read().filter((ticket) => !isSame(ticket.lost, lost))),
  };
}

function isSame(one: RestoreLookup, other: RestoreLookup): boolean {
  if ("email" in one)
    return "email" in other && one.email.toLowerCase() === other.email.toLowerCase();
  return "sessionId" in other && one.sessionId === other.sessionId;
}

type KeptTicket = RestoreTicket & { at: number; lastsMs: number };

function readTickets(store: Store): KeptTicket[] {
  const stored = parseJson(store.get(RESTORE_TICKETS));
  return Array.isArray(stored) ? stored.flatMap(parseTicket) : [];
}

function parseTicket(stored: Json): KeptTicket[] {
  if (!isJsonObject(stored)) return [];
  const { ticket, to, at } = stored;
  const lastsMs = stored.lastsMs === MAILED_LASTS_MS ? MAILED_LASTS_MS : LASTS_MS;
  const lost = isJsonObject(stored.lost) ? parseLost(stored.lost) : undefined;
  return isText(ticket) && lost && typeof at === "number"
    ? [{ ticket, lost, to: isText(to) ? to : undefined, at, lastsMs }]
    : [];
}

function parseLost({ email, sessionId }: JsonObject): RestoreLookup | undefined {
  if (isText(email)) return { email };
  return isText(sessionId) ? { sessionId } : undefined;
}

function isText(value: Json | undefined): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_LENGTH;
}
