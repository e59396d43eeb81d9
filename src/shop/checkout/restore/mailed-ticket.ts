import { MAILED_LASTS_MS, type RestoreTickets } from "./restore-tickets.ts";

const TICKET = /^[0-9a-f]{64}$/;

/** Parses the ticket and its address in a link that support mailed: `/restore#ticket=…&email=…`. */
export function parseMailedTicket(hash: string): { ticket: string; email: string } | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const [ticket, email] = [fragment.get("ticket") ?? "", fragment.get("email") ?? ""];
  return TICKET.test(ticket) && email !== "" ? { ticket, email } : undefined;
}

/**
 * Keeps the ticket of a link that support mailed. Like a ticket that this browser asked for, it opens
 * nothing without its code. Returns its address, unless there's no new ticket.
 */
export function keepMailedTicket(hash: string, tickets: RestoreTickets): string | undefined {
  const mailed = parseMailedTicket(hash);
  if (!mailed) return undefined;
  const { ticket, email } = mailed;
  // The page may be opened again, and each ticket costs a try.
  if (tickets.all().some((kept) => kept.ticket === ticket)) return undefined;
  tickets.remember({ ticket, lost: { email }, to: undefined }, MAILED_LASTS_MS);
  return email;
}
