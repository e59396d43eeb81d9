import { useEffect, useMemo, useSyncExternalStore } from "react";
import { openSharedList } from "#api/open-shared-list.ts";
import { safeStorage } from "#lib/store.ts";
import { createSharedList, type SharedListClient } from "./shared-list.ts";

export const REFRESH_MS = 15_000;

const store = safeStorage(() => window.localStorage);

/** A shared list that stays current while the page is visible. */
export function useSharedList(secret: string) {
  const client = useMemo(
    () => createSharedList({ secret, store, open: openSharedList, now: Date.now }),
    [secret],
  );
  useFreshness(client);
  const view = useSyncExternalStore(client.subscribe, client.snapshot);
  return { ...view, client };
}

function useFreshness(client: SharedListClient): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void client.refresh();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener("focus", refresh);
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", refresh);
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [client]);
}
