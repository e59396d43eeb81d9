import type { Sql } from "postgres";
import { sha256 } from "../support/wrap-database.ts";

export interface Asked {
  session?: string | null;
  email?: string | null;
  client?: string;
}

export const refused = { code: "PT429" };

/** The database's functions for tickets, each as one short call. */
export function createRestoreTickets(sql: Sql) {
  /** Asks for a ticket, as a new client unless the test names one. Returns where its code goes. */
  async function issue(
    ticket: string,
    code: string,
    { session = null, email = null, client = crypto.randomUUID() }: Asked,
  ): Promise<string | null> {
    const contact = `contact ${session ?? email}`;
    const [row] = await sql<{ address: string | null }[]>`
    select public.issue_restore_ticket(${session}, ${email}, ${contact}, ${sha256(ticket)}, ${sha256(code)}, ${client}) as address`;
    return row!.address;
  }

  async function redeem(ticket: string, code: string): Promise<string | null> {
    const [row] = await sql<{ session: string | null }[]>`
    select public.redeem_restore_ticket(${sha256(ticket)}, ${sha256(code)}, ${sha256(`new claim by ${ticket}`)}) as session`;
    return row!.session;
  }

  const claims = (ticket: string) =>
    sql`select session_id from private.claims where hash = ${sha256(`new claim by ${ticket}`)}`;
  const tickets = (session: string) =>
    sql`select tries from private.restore_tickets where session_id = ${session}`;

  return { issue, redeem, claims, tickets };
}
