import { isJsonObject, type Json, parseJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { PENDING_PURCHASE } from "./has-pending.ts";

const MAX_EARLIER = 5;
const MAX_LENGTH = 500;

/** A checkout that was started in this browser: its session, and the secret that proves it. */
export interface Purchase {
  sessionId: string;
  claim: string;
}

/** The session may be unknown: not every checkout response includes it. */
type Begun = { sessionId?: string | undefined; claim: string };
type Named = { [Key in keyof Begun]?: Begun[Key] | undefined };

export type PendingPurchases = ReturnType<typeof pendingPurchases>;

/**
 * The checkouts that were started in this browser and that no account owns yet. Reads the store
 * each time, because another tab may have written to it.
 */
export function pendingPurchases(store: Store) {
  const read = (): Begun[] => {
    const stored = parseJson(store.get(PENDING_PURCHASE));
    if (!isJsonObject(stored)) return [];
    const earlier = Array.isArray(stored.earlier) ? stored.earlier : [];
    return [stored, ...earlier].flatMap(parseCheckouts).slice(0, MAX_EARLIER + 1);
  };
  const write = ([latest, ...earlier]: Begun[]) => {
    if (!latest) store.remove(PENDING_PURCHASE);
    else
      store.set(
        PENDING_PURCHASE,
        JSON.stringify({ ...latest, earlier: earlier.slice(0, MAX_EARLIER) }),
      );
  };

  return {
    /** The checkouts with a known session, latest first. */
    all: (): Purchase[] =>
      read().flatMap(({ sessionId, claim }) =>
        sessionId === undefined ? [] : [{ sessionId, claim }],
      ),
    /** The secret of a session, or that of a checkout without a known session. */
    findClaim: (sessionId: string): string | undefined =>
      (
        read().find((begun) => begun.sessionId === sessionId) ??
        read().find((begun) => begun.sessionId === undefined)
      )?.claim,
    remember: (begun: Begun) => write([begun, ...read().filter((other) => !isSame(other, begun))]),
    forget: (owned: Named) => write(read().filter((other) => !isSame(other, owned))),
  };
}

function isSame(one: Named, other: Named): boolean {
  return (
    (one.sessionId !== undefined && one.sessionId === other.sessionId) ||
    (one.claim !== undefined && one.claim === other.claim)
  );
}

function parseCheckouts(stored: Json): Begun[] {
  if (!isJsonObject(stored) || !isText(stored.claim)) return [];
  const { sessionId, claim } = stored;
  if (sessionId === undefined) return [{ claim }];
  return isText(sessionId) ? [{ sessionId, claim }] : [];
}

function isText(value: Json | undefined): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_LENGTH;
}
