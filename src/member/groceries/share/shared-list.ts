import type { OpenedList, SharedItem, SharedTick } from "#api/open-shared-list.ts";
import { isJsonObject, parseJson } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";

const MS_PER_SECOND = 1000;
const keyOf = (secret: string) => `sharedList:${secret}`;

/** A tick that the server doesn't have yet, with its time by this device's clock. */
interface Waiting {
  id: string;
  checked: boolean;
  at: number;
  quantity?: number;
}

/** `isAway`: the last request failed. */
export interface SharedListView {
  /** Undefined until something is known. */
  list: OpenedList | undefined;
  waiting: number;
  isAway: boolean;
  /** False if the browser stores nothing, so that the list goes with the page. */
  isKept: boolean;
}

interface Dependencies {
  secret: string;
  store: Store;
  open(secret: string, ticks: SharedTick[]): Promise<OpenedList>;
  now(): number;
}

export type SharedListClient = ReturnType<typeof createSharedList>;

/**
 * A shared list as somebody without an account has it: kept on this device with the ticks that wait
 * for a network, until the link ends.
 */
export function createSharedList({ secret, store, open, now }: Dependencies) {
  const listeners = new Set<() => void>();
  let { list, ticks } = readKept(store.get(keyOf(secret)));
  let isAway = false;
  let isKept = true;
  let running: Promise<void> | undefined;
  let view: SharedListView = toView();

  function toView(): SharedListView {
    return {
      list: list?.state === "open" ? { ...list, items: withTicks(list.items, ticks) } : list,
      waiting: ticks.length,
      ...{ isAway, isKept },
    };
  }
  const show = () => {
    if (list?.state === "open") isKept = store.set(keyOf(secret), JSON.stringify({ list, ticks }));
    else if (list) store.remove(keyOf(secret));
    view = toView();
    for (const listener of listeners) listener();
  };
  const exchange = async () => {
    const sent = ticks;
    try {
      const ago = (at: number) => Math.max(now() - at, 0) / MS_PER_SECOND;
      list = await open(
        secret,
        sent.map(({ at, ...tick }) => ({ ...tick, ago: ago(at) })),
      );
      ticks = list.state === "open" ? ticks.filter((tick) => !sent.includes(tick)) : [];
      isAway = false;
    } catch {
      isAway = true;
    }
    show();
  };
  /** Sends what waits, and fetches what others ticked. One request at a time. */
  const refresh = (): Promise<void> => {
    running ??= Promise.resolve()
      .then(exchange)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => view,
    refresh,
    async tick(id: string, checked: boolean): Promise<void> {
      const items = list?.state === "open" ? list.items : [];
      const { quantity } = items.find((item) => item.id === id) ?? {};
      const tick = { id, checked, at: now(), ...(quantity !== undefined && { quantity }) };
      ticks = [...ticks.filter((other) => other.id !== id), tick];
      show();
      // A request that is under way doesn't have this tick yet.
      await running;
      await refresh();
    },
  };
}

const withTicks = (items: SharedItem[], ticks: Waiting[]): SharedItem[] =>
  items.map((item) => {
    const tick = ticks.find(({ id }) => id === item.id);
    return tick ? { ...item, checked: tick.checked } : item;
  });

function readKept(text: string | null): { list: OpenedList | undefined; ticks: Waiting[] } {
  const stored = parseJson(text);
  const nothing = { list: undefined, ticks: [] };
  if (!isJsonObject(stored) || !isJsonObject(stored.list)) return nothing;
  const { list, ticks } = stored;
  if (list.state !== "open" || !Array.isArray(list.items) || !list.items.every(isJsonObject))
    return nothing;
  // Written by this page alone.
  return {
    list: list as unknown as OpenedList,
    ticks: Array.isArray(ticks) ? (ticks.filter(isJsonObject) as unknown as Waiting[]) : [],
  };
}
