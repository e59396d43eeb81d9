export type AttemptKind = "password" | "code" | "signUp" | "mail";

export interface Attempt {
  kind: AttemptKind;
  /** Undefined if the request doesn't name it. */
  account: string | undefined;
  client: string;
}

/**
 * `counts`: it failed, or sent an email. `succeeded`: the client has proved that it belongs to the
 * account.
 */
export type Outcome = "counts" | "succeeded" | "neither";

interface Admission {
  settle(outcome: Outcome, account?: string): void;
}

interface Rule {
  most: number;
  minutes: number;
}

/**
 * The number of failures, or emails, that are allowed: for one client with one account, for one
 * client with all accounts, and for one account with all clients.
 */
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

const MAX_KEYS = 10_000;

/**
 * Limits attempts on accounts. For a client that has signed in to an account before, only the limit
 * of that pair applies, so that other people's failures don't lock the owner out. An attempt counts
 * from its start, and is taken back if it doesn't fail: concurrent attempts get no more chances
 * than sequential ones.
 */
export function createAuthLimits(now: () => number, mostKeys = MAX_KEYS) {
  const windowsByKind = Object.fromEntries(
    Object.entries(RULES).map(([kind, rules]) => [kind, createWindows(rules, now, mostKeys)]),
  ) as Record<AttemptKind, AttemptWindows>;
  const knownPairs = createRecent(mostKeys);

  return {
    /** True if an attempt may continue. If it may, it has to be settled. */
    begin({ kind, account, client }: Attempt): Admission | { retryAfterMs: number } {
      const { pair, client: byClient, account: byAccount } = windowsByKind[kind];
      const pairKey = toPairKey(account ?? "", client);
      const isKnown = knownPairs.has(pairKey);
      // A known client doesn't use up the limits of others.
      const binding = [
        { attemptWindow: pair, key: pairKey, binds: true },
        { attemptWindow: byClient, key: client, binds: !isKnown },
        ...(account === undefined
          ? []
          : [{ attemptWindow: byAccount, key: account, binds: !isKnown }]),
      ].filter(({ binds }) => binds);
      const retryAfterMs = Math.max(
        ...binding.map(({ attemptWindow, key }) => attemptWindow.waitMs(key)),
      );
      if (retryAfterMs > 0) return { retryAfterMs };

      const takeBack = binding.map(({ attemptWindow, key }) => attemptWindow.add(key));
      return {
        settle(outcome, provedAccount = account) {
          if (outcome === "counts") return;
          for (const undo of takeBack) undo();
          if (outcome !== "succeeded") return;
          if (provedAccount !== undefined) knownPairs.add(toPairKey(provedAccount, client));
          // Success with a code that names no account doesn't clear the failures before it.
          if (account !== undefined) pair.clear(pairKey);
        },
      };
    },
    /** The number of keys that are kept in memory. */
    get size() {
      return Object.values(windowsByKind).reduce(
        (sum, windows) => sum + countKeys(windows),
        knownPairs.size,
      );
    },
  };
}

type AttemptWindows = ReturnType<typeof createWindows>;

function createWindows(rules: Rules, now: () => number, mostKeys: number) {
  const createWindow = ({ most, minutes }: Rule) =>
    createSlidingWindow({ most, windowMs: minutes * 60_000, mostKeys, now });
  return {
    pair: createWindow(rules.pair),
    client: createWindow(rules.client),
    account: createWindow(rules.account),
  };
}

const countKeys = ({ pair, client, account }: AttemptWindows) =>
  pair.size + client.size + account.size;

/** The keys that were added last, up to a number. */
function createRecent(mostKeys: number) {
  const keys = new Set<string>();
  return {
    has: (key: string) => keys.has(key),
    add(key: string) {
      keys.delete(key);
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > mostKeys && oldest !== undefined) keys.delete(oldest);
    },
    get size() {
      return keys.size;
    },
  };
}

const toPairKey = (account: string, client: string) => JSON.stringify([account, client]);

interface SlidingWindowOptions {
  /** The number of events that a key may have within the window. */
  most: number;
  windowMs: number;
  /** With more keys than this, the least recently used one is forgotten. */
  mostKeys: number;
  now(): number;
}

/** Counts the events of each key over a sliding window of time, in bounded memory. */
function createSlidingWindow({ most, windowMs, mostKeys, now }: SlidingWindowOptions) {
  const events = new Map<string, number[]>();

  function recentEvents(key: string): number[] {
    const recent = (events.get(key) ?? []).filter((at) => at > now() - windowMs);
    events.delete(key);
    if (recent.length > 0) events.set(key, recent);
    return recent;
  }

  return {
    /** The time until the key may have another event; 0 if it may have one now. */
    waitMs(key: string): number {
      const recent = recentEvents(key);
      return recent.length < most ? 0 : recent[recent.length - most]! + windowMs - now();
    },
    /** Counts an event. The returned function takes it back. */
    add(key: string): () => void {
      const at = now();
      events.set(key, [...recentEvents(key), at]);
      const [oldest] = events.keys();
      if (events.size > mostKeys && oldest !== undefined) events.delete(oldest);
      return () => {
        const counted = events.get(key);
        const index = counted?.lastIndexOf(at) ?? -1;
        if (index >= 0) counted?.splice(index, 1);
      };
    },
    clear: (key: string) => void events.delete(key),
    get size() {
      return events.size;
    },
  };
}
