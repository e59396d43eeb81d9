import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type ItemToShare,
  readSharedLists,
  type SharedList,
  shareList,
  stopSharing,
  updateSharedList,
} from "#api/shared-lists.ts";
import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import type { Member } from "../../member.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { byCategory, type GroceryList } from "../lists/grocery-list.ts";
import { createSecret, hashSecret, SHARES, shareAddress } from "./secret.ts";
import { REFRESH_MS } from "./use-shared-list.ts";

/** `address`: only the browser that made a link knows it. */
export interface Sharing {
  isShared: boolean;
  expiresAt: string | undefined;
  address: string | undefined;
  isBusy: boolean;
  problem: string | undefined;
  share: () => Promise<void>;
  stop: () => Promise<void>;
}

const NONE: SharedList[] = [];
const AWAY = "We couldn't reach the server. Check your connection and try again.";
const UNKNOWN = "We couldn't load the links to your lists. Check your connection and try again.";
const TOO_MANY = "You share as many lists as you can. Stop sharing another one first.";

/** The link to a saved list, for a member who is signed in. */
export function useSharing(userId: string, list: GroceryList): Sharing {
  const id = encodeURIComponent(list.id);
  const { data: shared = NONE, isError, refetch } = useSharedLists(userId);
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const link = shared.find((one) => one.list === id);
  const put = (next: SharedList | undefined) =>
    cache.setQueryData(keyOf(userId), [
      ...shared.filter((one) => one.list !== id),
      ...(next ? [next] : []),
    ]);
  const attempt = async (act: () => Promise<string | undefined>) => {
    setIsBusy(true);
    setProblem(await act().catch(() => AWAY));
    setIsBusy(false);
  };
  return {
    isShared: link !== undefined,
    expiresAt: link?.expiresAt,
    address: link && findAddress(userId, link),
    isBusy,
    problem: problem ?? (isError ? UNKNOWN : undefined),
    share: () =>
      attempt(async () => {
        if (isError) {
          const { data = NONE, isError: isAway } = await refetch();
          if (isAway) return AWAY;
          if (data.some((one) => one.list === id)) return undefined;
        }
        const created = createSecret();
        const secretHash = await hashSecret(created);
        const items = itemsToShare(list);
        const outcome = await shareList(userId, { list: id, secretHash, items });
        if (outcome === "too-many") return TOO_MANY;
        const link = { list: id, ...outcome };
        kept.keep(userId, SHARES, { ...readLinks(userId), [id]: { ...link, secret: created } });
        put(link);
        return undefined;
      }),
    stop: () =>
      attempt(async () => {
        await stopSharing(userId, id);
        const { [id]: _, ...others } = readLinks(userId);
        kept.keep(userId, SHARES, others);
        put(undefined);
        return undefined;
      }),
  };
}

/**
 * Shows others what is on shared lists now, and looks for their ticks while a list is open. Changes
 * are shown once the account has them.
 */
export function useSharedUpdates({ userId, tracker }: Member, lists: readonly GroceryList[]): void {
  const { data: shared = NONE } = useSharedLists(userId);
  const { sync } = useJournal(tracker);
  const published = useRef(new Map<string, string>());
  useEffect(() => {
    if (userId === undefined || sync !== "saved") return;
    for (const list of lists) {
      const id = encodeURIComponent(list.id);
      const [items, known] = [itemsToShare(list), published.current.get(id)];
      const text = JSON.stringify(items);
      if (text === known || shared.every((one) => one.list !== id)) continue;
      published.current.set(id, text);
      updateSharedList(userId, id, items).catch(() => published.current.delete(id));
    }
  }, [userId, lists, shared, sync]);

  const isShared = shared.length > 0;
  useEffect(() => {
    if (!isShared) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") tracker.refresh().catch(() => {});
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isShared, tracker]);
}

const keyOf = (userId: string | undefined) => ["shared-lists", userId];

const useSharedLists = (userId: string | undefined) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => readSharedLists(userId ?? ""),
    enabled: userId !== undefined,
    networkMode: "always",
    refetchOnReconnect: true,
  });

/** The links that this browser made, by list. */
function readLinks(userId: string): JsonObject {
  const stored = kept.recall(userId, SHARES);
  return isJsonObject(stored) ? stored : {};
}

/** Undefined if another device made the link. */
function findAddress(userId: string, { list, expiresAt }: SharedList): string | undefined {
  const made = readLinks(userId)[list];
  return isJsonObject(made) && made.expiresAt === expiresAt && typeof made.secret === "string"
    ? shareAddress(made.secret)
    : undefined;
}

/** The items of a list that others see: those to buy, in the order of a walk through a shop. */
function itemsToShare({ items }: GroceryList): ItemToShare[] {
  return byCategory(items.filter(({ atHome }) => !atHome)).flatMap((group) =>
    group.items.map(({ id, name, category, food, quantity = 0 }) => ({
      ...{ id: encodeURIComponent(id), name, category },
      ...(food !== undefined && { food, quantity }),
    })),
  );
}
