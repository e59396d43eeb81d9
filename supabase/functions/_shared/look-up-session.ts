import { inDatabase, refuseOn } from "./database.ts";
import { type Fulfilment, fulfil } from "./fulfil.ts";

export type SessionState =
  | { state: "paid"; owned: boolean }
  | { state: "unpaid"; isMailed?: true }
  | { state: "processing" };

/** An order as stored in the database. */
interface HeldOrder {
  status: string;
  owned: boolean;
}

/**
 * Looks up the state of a session. It's "unpaid" only if the provider and the database agree: a
 * completed order stays paid if the provider doesn't know its session, for example after switching
 * accounts. Refuses clients that keep asking for sessions that don't exist.
 */
export async function lookUpSession(sessionId: string, client: string): Promise<SessionState> {
  const held = await beginLookup(sessionId, client);
  if (held) return lookUpHeldSession(sessionId, client);

  const found = await fulfil(sessionId).catch(async (error: unknown) => {
    await endLookup(client);
    throw error;
  });
  if (found.state === "unknown") return { state: "unpaid" };
  // A lookup of an existing session doesn't count against the client.
  await endLookup(client);
  return withoutNews(found);
}

async function lookUpHeldSession(sessionId: string, client: string): Promise<SessionState> {
  const found = await fulfil(sessionId);
  if (found.state === "paid" || found.state === "processing") return withoutNews(found);
  // Read it again: the provider may have just reported a refund.
  const held = await beginLookup(sessionId, client);
  return held?.status === "completed" ? { state: "paid", owned: held.owned } : { state: "unpaid" };
}

function withoutNews({
  news: _,
  ...found
}: Exclude<Fulfilment, { state: "unknown" }>): SessionState {
  return found;
}

/**
 * The order of a session, or null. If there's no order, the lookup counts against the client until
 * `endLookup`.
 */
function beginLookup(session_id: string, client: string): Promise<HeldOrder | null> {
  return refuseOn(
    { PT429: [429, "Too many attempts. Please wait a few minutes and try again."] },
    inDatabase<HeldOrder | null>("begin_lookup", { session_id, client }),
  );
}

async function endLookup(client: string): Promise<void> {
  // A lookup that stays counted does no harm, but a withheld response does.
  await inDatabase("end_lookup", { client }).catch(() => undefined);
}
