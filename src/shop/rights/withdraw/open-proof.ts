import { isJsonObject, parseJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const KEY = "withdrawal";
const LASTS_MS = 15 * 60 * 1000;
/** A wrong code uses up a try of every ticket, so old ones are dropped. */
const MAX_EARLIER = 2;

/** The name of the person who withdraws, and the address that they paid with. */
export interface Statement {
  name: string;
  email: string;
}

/** A confirmed withdrawal that waits for the code from the mailbox. Times are in milliseconds. */
export interface OpenProof extends Statement {
  ticket: string;
  /** The tickets of earlier mails, latest first. Their codes may still be valid. */
  earlier: string[];
  /** When it was confirmed first. */
  since: number;
  /** When the latest code was sent. */
  at: number;
}

/**
 * Keeps an open proof in the tab: phones reload a page while its visitor reads a mail in another
 * app.
 */
export function openProofs(store: Store, now: () => number) {
  const keep = (proof: OpenProof) => {
    store.set(KEY, JSON.stringify(proof));
    return proof;
  };
  return {
    recall(): OpenProof | undefined {
      const kept = parseJson(store.get(KEY));
      if (!isJsonObject(kept)) return undefined;
      const { ticket, earlier, name, email, since, at } = kept;
      if (!isText(ticket) || !isText(name) || !isText(email)) return undefined;
      if (typeof at !== "number" || typeof since !== "number") return undefined;
      const age = now() - at;
      if (age < 0 || age >= LASTS_MS) return undefined;
      const tickets = Array.isArray(earlier) ? earlier.filter(isText) : [];
      return { ticket, earlier: tickets.slice(0, MAX_EARLIER), name, email, since, at };
    },
    begin: (statement: Statement, ticket: string): OpenProof =>
      keep({ ...statement, ticket, earlier: [], since: now(), at: now() }),
    /** Keeps the ticket of another mail, before those that are there. */
    add: (proof: OpenProof, ticket: string): OpenProof =>
      keep({
        ...proof,
        ticket,
        earlier: [proof.ticket, ...proof.earlier].slice(0, MAX_EARLIER),
        at: now(),
      }),
    forget: () => void store.remove(KEY),
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
