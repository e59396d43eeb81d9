import { createSlidingWindow } from "./sliding-window.ts";

export type AttemptKind = "password" | "code" | "signUp" | "mail";

export interface Attempt {
  kind: AttemptKind;
  /** Undefined if the request doesn't say. */
  account: string | undefined;
  client: string;
}

/** `counts`: it failed, or sent a mail. `succeeded`: the client has proved that it is the account's. */
export type Outcome = "counts" | "succeeded" | "neither";

interface Admission {
  settle(outcome: Outcome, account?: string): void;
}

interface Rule {
  most: number;
  minutes: number;
}

/** How many failures, or mails, are allowed: for one client with one account, for one client with all accounts, and for one account with all clients. */
type Rules = Record<"pair" | "client" | "account", Rule>;

const GUESSES: Rules = {
  pair: { most: 10, minutes: 15 },
  client: { most: 50, minutes: 15 },
  account: { most: 50, minutes: 15 },
};
const MAILS: Rules = {
  pair: { most: 5, minutes: 15 },
  client: { most: 60, minutes: 60 },
  account: { most: 20, minutes: 60 },
};
const RULES: Record<AttemptKind, Rules> = {
  password: GUESSES,
  code: GUESSES,
  signUp: GUESSES,
  mail: MAILS,
};

const MOST_KEYS = 10_000;

/**
 * Limits attempts on accounts. A client that has signed in to an account before is bound by the limit of the two alone, so that nobody else's failures
 * lock the owner out. An attempt counts from its beginning, and is taken back if it doesn't fail: many at once find no more room than one after the other.
 */
export function createAuthLimits(now: () => number, mostKeys = MOST_KEYS) {
  const rooms = Object.fromEntries(
    Object.entries(RULES).map(([kind, rules]) => [kind, roomsOf(rules, now, mostKeys)]),
  ) as Record<AttemptKind, Rooms>;
  const knownPairs = new Set<string>();

  function remember(pair: string): void {
    knownPairs.delete(pair);
    knownPairs.add(pair);
    const [oldest] = knownPairs;
    if (knownPairs.size > mostKeys && oldest !== undefined) knownPairs.delete(oldest);
  }

  return {
    /** Whether an attempt may go on. One that may has to be settled. */
    begin({ kind, account, client }: Attempt): Admission | { retryAfterMs: number } {
      const { pair, client: byClient, account: byAccount } = rooms[kind];
      const pairKey = pairOf(account ?? "", client);
      const isKnown = knownPairs.has(pairKey);
      const asked = [
        { room: pair, key: pairKey, binds: true },
        { room: byClient, key: client, binds: !isKnown },
        ...(account === undefined ? [] : [{ room: byAccount, key: account, binds: !isKnown }]),
      ];
      const retryAfterMs = Math.max(
        ...asked.filter(({ binds }) => binds).map(({ room, key }) => room.waitMs(key)),
      );
      if (retryAfterMs > 0) return { retryAfterMs };

      // a known client doesn't use up the room of others
      const takeBack = asked.filter(({ binds }) => binds).map(({ room, key }) => room.add(key));
      return {
        settle(outcome, provedAccount = account) {
          if (outcome === "counts") return;
          for (const undo of takeBack) undo();
          if (outcome !== "succeeded") return;
          if (provedAccount !== undefined) remember(pairOf(provedAccount, client));
          // a code that came without an account says nothing about the failures before it
          if (account !== undefined) pair.clear(pairKey);
        },
      };
    },
    /** How many keys are kept in memory. */
    get size() {
      return (
        knownPairs.size +
        Object.values(rooms).reduce(
          (sum, { pair, client, account }) => sum + pair.size + client.size + account.size,
          0,
        )
      );
    },
  };
}

type Rooms = ReturnType<typeof roomsOf>;

function roomsOf(rules: Rules, now: () => number, mostKeys: number) {
  const room = ({ most, minutes }: Rule) =>
    createSlidingWindow({ most, windowMs: minutes * 60_000, mostKeys, now });
  return { pair: room(rules.pair), client: room(rules.client), account: room(rules.account) };
}

const pairOf = (account: string, client: string) => JSON.stringify([account, client]);
