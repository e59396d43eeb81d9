import { MAILED_LASTS_MS, type RestoreTickets } from "./restore-tickets.ts";

const TICKET = /^[0-9a-f]{64}$/;

/**
 * Keeps the ticket of a link that support mailed: `/restore#ticket=…&email=…`. Like a ticket that this
 * browser asked for, it opens nothing without its code. Returns its address, unless there's no new
 * ticket.
 */
export function keepMailedTicket(hash: string, tickets: RestoreTickets): string | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const [ticket, email] = [fragment.get("ticket") ?? "", fragment.get("email") ?? ""];
  if (!TICKET.test(ticket) || email === "") return undefined;
  // The page may be opened again, and each ticket costs a try.
  if (tickets.all().some((kept) => kept.ticket === ticket)) return undefined;
  tickets.remember({ ticket, lost: { email }, to: undefined }, MAILED_LASTS_MS);
  return email;
}
