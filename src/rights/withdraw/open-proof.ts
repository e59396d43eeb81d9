import { isJsonObject } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const KEY = "withdrawal";
const LASTS_MS = 15 * 60 * 1000;

/** Who withdraws, and the address that they paid with. */
export interface Statement {
  name: string;
  email: string;
}

/** A confirmed withdrawal that waits for the code from the mailbox. Times are in milliseconds. */
export interface OpenProof extends Statement {
  ticket: string;
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
  return {
    recall(): OpenProof | undefined {
      const kept = parsed(store.get(KEY));
      if (!isJsonObject(kept)) return undefined;
      const { ticket, name, email, since, at } = kept;
      const isWhole = [ticket, name, email].every((text) => typeof text === "string");
      if (!isWhole || typeof at !== "number" || typeof since !== "number") return undefined;
      const age = now() - at;
      return age >= 0 && age < LASTS_MS
        ? { ticket: String(ticket), name: String(name), email: String(email), since, at }
        : undefined;
    },
    remember(proof: Omit<OpenProof, "at" | "since"> & { since?: number }): OpenProof {
      const kept = { ...proof, since: proof.since ?? now(), at: now() };
      store.set(KEY, JSON.stringify(kept));
      return kept;
    },
    forget: () => void store.remove(KEY),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
