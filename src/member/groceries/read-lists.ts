import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { isJsonObject } from "#lib/json.ts";
import { type GroceryItem, type GroceryList, NEW_LIST } from "./grocery-list.ts";

/** For what was stored without them. */
export interface Fresh {
  id(): string;
  now(): Date;
}

/** The lists that a stored text holds. What is no list counts as not there, and of a list what can be read is kept, with fields that nobody here knows. */
export function readLists(text: string | null, fresh: Fresh): GroceryList[] {
  const stored = parsed(text);
  return Array.isArray(stored) ? withOwnIds(stored, fresh, (entry) => readList(entry, fresh)) : [];
}

export function readList(entry: unknown, fresh: Fresh): GroceryList | undefined {
  if (!isJsonObject(entry) || !Array.isArray(entry.items)) return undefined;
  const { id, name, createdAt } = entry;
  return {
    ...entry,
    id: isText(id) ? id : fresh.id(),
    name: isText(name) ? name : NEW_LIST,
    createdAt:
      typeof createdAt === "string" && !Number.isNaN(Date.parse(createdAt))
        ? createdAt
        : fresh.now().toISOString(),
    items: withOwnIds(entry.items, fresh, (item) => readItem(item, fresh)),
  };
}

function readItem(entry: unknown, fresh: Fresh): GroceryItem | undefined {
  if (!isJsonObject(entry) || !isText(entry.name)) return undefined;
  const { id, name, checked, category } = entry;
  return {
    ...entry,
    id: isText(id) ? id : fresh.id(),
    name,
    checked: checked === true,
    category: GROCERY_CATEGORIES.find((known) => known === category) ?? "Other",
  };
}

/** Two of the same id would be taken for one another. */
function withOwnIds<T extends { id: string }>(
  entries: unknown[],
  fresh: Fresh,
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

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
