import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type SharedList, shareList, stopSharing } from "#api/shared-lists.ts";
import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { kept } from "../../kept.ts";
import type { Member } from "../../member.ts";
import type { GroceryList } from "../lists/grocery-list.ts";
import { itemsToShare, sharedListsQuery } from "./publish-lists.ts";
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
const TOO_MANY = "You've reached the limit for shared lists. Stop sharing another one first.";

/** The link to a saved list, for a member who is signed in. */
export function useSharing(userId: string, list: GroceryList): Sharing {
  const id = encodeURIComponent(list.id);
  const { data: shared = NONE, isError, refetch } = useSharedLists(userId);
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A browser that stores nothing still shows the link that it has just made.
  const [made, setMade] = useState<{ expiresAt: string; secret: string }>();
  const link = shared.find((one) => one.list === id);
  const isMade = made !== undefined && made.expiresAt === link?.expiresAt;
  const put = (next: SharedList | undefined) =>
    cache.setQueryData(sharedListsQuery(userId).queryKey, [
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
    address: link && (isMade ? shareAddress(made.secret) : findAddress(userId, link)),
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
        setMade({ expiresAt: link.expiresAt, secret: created });
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

/** Looks for the ticks of others while the lists are open. */
export function useSharedTicks({ userId, tracker }: Pick<Member, "userId" | "tracker">): void {
  const { data: shared = NONE } = useSharedLists(userId);
  const isShared = shared.length > 0;
  useEffect(() => {
    if (!isShared) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") tracker.refresh().catch(() => {});
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isShared, tracker]);
}

const useSharedLists = (userId: string | undefined) =>
  useQuery({
    ...sharedListsQuery(userId ?? ""),
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
