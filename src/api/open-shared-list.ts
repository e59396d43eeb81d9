import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { callFunction } from "./client/call-function.ts";
import { BAD_REQUEST, NOT_FOUND } from "./client/status.ts";

const LIST_TIMEOUT_MS = 10_000;

export interface SharedItem {
  id: string;
  name: string;
  checked: boolean;
  category: GroceryCategory;
  /** Of an item that follows a plan. Its unit is the plan's. */
  quantity?: number;
}

/** An item that was ticked or unticked, some seconds ago. */
export interface SharedTick {
  id: string;
  checked: boolean;
  ago: number;
  /** The quantity that was seen when it was ticked. */
  quantity?: number;
}

/** `unknown`: there never was such a link, or its account is gone. */
export type OpenedList =
  | { state: "open"; items: SharedItem[]; expiresAt: string }
  | { state: "revoked" | "expired" | "unknown" };

/**
 * Opens a shared list after ticking items on it. Rejects if the server can't be reached; then
 * nothing was ticked, and ticking again does no harm.
 */
export async function openSharedList(secret: string, ticks: SharedTick[]): Promise<OpenedList> {
  const { ok, status, fields } = await withTimeout(LIST_TIMEOUT_MS, (signal) =>
    callFunction("shared-list", { secret, ticks: ticks.map((tick) => ({ ...tick })) }, signal),
  );
  if (status === NOT_FOUND || status === BAD_REQUEST) return { state: "unknown" };
  const { state, items, expires_at: expiresAt } = fields;
  if (ok && (state === "revoked" || state === "expired")) return { state };
  if (!ok || state !== "open" || !Array.isArray(items))
    throw new Error(`The list could not be opened: ${status}.`);
  return { state, items: items.flatMap(parseItem), expiresAt: String(expiresAt) };
}

function parseItem(item: Json): SharedItem[] {
  if (!isJsonObject(item) || typeof item.id !== "string" || typeof item.name !== "string")
    return [];
  const { id, name, checked, quantity } = item;
  const category = GROCERY_CATEGORIES.find((known) => known === item.category) ?? "Other";
  const planned = typeof quantity === "number" && { quantity };
  return [{ id, name, checked: checked === true, category, ...planned }];
}
