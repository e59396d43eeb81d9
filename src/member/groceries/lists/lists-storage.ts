import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { isJsonObject, parseJson } from "#lib/json.ts";
import { type GroceryItem, type GroceryList, NEW_LIST } from "./grocery-list.ts";
import { isStorableId } from "./list-fields.ts";

/** The storage keys of the saved lists, the open list, and the item being typed. */
export const LISTS_KEY = "groceryLists";
export const DRAFT_KEY = "groceryDraft";
export const TYPED_KEY = "groceryItem";

/** Supplies an id or a time for entries stored without one. */
export interface IdAndClock {
  id(): string;
  now(): Date;
}

/**
 * Parses stored lists. Skips entries that aren't lists, and keeps the readable parts of a list,
 * including unknown fields.
 */
export function readLists(text: string | null, fresh: IdAndClock): GroceryList[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? withOwnIds(stored, fresh, (entry) => readList(entry, fresh)) : [];
}

/** The stored text of lists: without what follows from the plan. */
export function writeLists(lists: readonly GroceryList[]): string {
  return JSON.stringify(
    lists.map(({ changes: _, ...list }) => ({
      ...list,
      items: list.items.map(({ sources: __, ...item }) => item),
    })),
  );
}

export function readList(entry: unknown, fresh: IdAndClock): GroceryList | undefined {
  if (!isJsonObject(entry) || !Array.isArray(entry.items)) return undefined;
  const { id, name, createdAt, week, people, changes: _, ...unknown } = entry;
  return {
    ...unknown,
    ...(typeof week === "number" && { week }),
    ...(typeof people === "number" && { people }),
    id: isText(id) && isStorableId(id) ? id : fresh.id(),
    name: isText(name) ? name : NEW_LIST,
    createdAt:
      typeof createdAt === "string" && !Number.isNaN(Date.parse(createdAt))
        ? createdAt
        : fresh.now().toISOString(),
    items: withOwnIds(entry.items, fresh, (item) => readItem(item, fresh)),
  };
}

function readItem(entry: unknown, fresh: IdAndClock): GroceryItem | undefined {
  if (!isJsonObject(entry) || !isText(entry.name)) return undefined;
  const { id, name, checked, category, recipes, atHome, food, quantity, ...others } = entry;
  const { sources: _, besides, titles, ...unknown } = others;
  return {
    ...unknown,
    id: isText(id) && isStorableId(id) ? id : fresh.id(),
    name,
    checked: checked === true,
    category: GROCERY_CATEGORIES.find((known) => known === category) ?? "Other",
    ...(Array.isArray(recipes) ? { recipes: recipes.filter(isText) } : {}),
    ...(Array.isArray(titles) && { titles: titles.filter(isText) }),
    ...(atHome === true && { atHome }),
    ...(isText(food) && { food }),
    ...(typeof quantity === "number" && { quantity }),
    ...(typeof besides === "number" && { besides }),
  };
}

/** Entries with the same id would be mistaken for each other. */
function withOwnIds<T extends { id: string }>(
  entries: unknown[],
  fresh: IdAndClock,
  read: (entry: unknown) => T | undefined,
): T[] {
  const ids = new Set<string>();
  return entries.flatMap((entry) => {
    const one = read(entry);
    if (!one) return [];
    const own = ids.has(one.id) ? { ...one, id: fresh.id() } : one;
    ids.add(own.id);
    return [own];
  });
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
