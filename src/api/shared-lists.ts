import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "./client/supabase.ts";
import { withAccountSession } from "./client/with-session-retry.ts";

const SHARING_TIMEOUT_MS = 10_000;
/** The account has too many shared lists. */
const TOO_MANY = "PT413";

/** The part of an item that a shared list shows. `food` and `quantity`, if it follows the plan. */
export type ItemToShare = { id: string; name: string; category: string } & (
  | { food?: never; quantity?: never }
  | { food: string; quantity: number }
);

/** A list that is shared now. */
export interface SharedList {
  list: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Reads which lists of an account are shared. */
export async function readSharedLists(userId: string): Promise<SharedList[]> {
  const { data } = await call(userId, "my_shared_lists", {});
  const rows: unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) =>
    isJsonObject(row) ? [{ list: String(row.list), expiresAt: String(row.expires_at) }] : [],
  );
}

/** Shares a list by a new link. Resolves to the time when it expires, or to "too-many". */
export async function shareList(
  userId: string,
  { list, secretHash, items }: { list: string; secretHash: string; items: ItemToShare[] },
): Promise<{ expiresAt: string } | "too-many"> {
  const args = { list, secret_hash: secretHash, items: items as Json };
  try {
    const { data } = await call(userId, "share_list", args);
    return { expiresAt: String(data) };
  } catch (error) {
    if (isJsonObject(error) && error.code === TOO_MANY) return "too-many";
    throw error;
  }
}

/** Shows what is on a shared list now. */
export async function updateSharedList(
  userId: string,
  list: string,
  items: ItemToShare[],
): Promise<void> {
  await call(userId, "update_shared_list", { list, items: items as Json });
}

/** Takes the link to a list back. */
export async function stopSharing(userId: string, list: string): Promise<void> {
  await call(userId, "stop_sharing", { list });
}

const call = (userId: string, name: string, args: JsonObject) =>
  withAccountSession(userId, (token) =>
    withTimeout(SHARING_TIMEOUT_MS, (signal) =>
      supabase().rpc(name, args).setHeader("Authorization", `Bearer ${token}`).abortSignal(signal),
    ),
  );
