import { isJsonObject } from "#lib/json.ts";
import {
  type GroceryList,
  LONGEST_ITEM,
  LONGEST_LIST_NAME,
  NEW_LIST,
  nameOr,
  partsOf,
  type Wanted,
} from "./grocery-list.ts";
import { type Fresh, parsed, readList } from "./read-lists.ts";

/** What is being worked on. */
export interface Draft {
  /** The list itself, for as long as it is not saved. */
  list?: GroceryList;
  /** Which saved list is open. */
  open?: string;
}

/** The saved lists, and the one that is being worked on. */
export interface Shelf {
  lists: GroceryList[];
  draft: Draft;
}

const BLANK: GroceryList = { id: "", name: NEW_LIST, createdAt: "", items: [] };

export function readDraft(text: string | null, fresh: Fresh): Draft {
  const stored = parsed(text);
  if (!isJsonObject(stored)) return {};
  const list = readList(stored.list, fresh);
  return {
    ...(list ? { list } : {}),
    ...(typeof stored.open === "string" ? { open: stored.open } : {}),
  };
}

/** The list that is being worked on; a blank one without an id where nothing was begun. */
export function openList({ lists, draft }: Shelf): GroceryList {
  return draft.list ?? lists.find(({ id }) => id === draft.open) ?? BLANK;
}

export function isSaved({ lists }: Shelf, list: GroceryList): boolean {
  return lists.some(({ id }) => id === list.id);
}

/** Changes the open list. A saved list keeps every change at once, except that it never becomes empty. */
export function changeOpen(
  shelf: Shelf,
  change: (list: GroceryList) => GroceryList,
  fresh: Fresh,
): Shelf {
  const open = openList(shelf);
  const list = change(
    open.id ? open : { ...open, id: fresh.id(), createdAt: fresh.now().toISOString() },
  );
  if (!isSaved(shelf, list)) return { ...shelf, draft: { list } };
  if (list.items.length === 0) return { ...shelf, draft: { list, open: list.id } };
  return stored(shelf, list);
}

/** Saves the open list; one without items stays unsaved. */
export function saveOpen(shelf: Shelf): Shelf {
  const open = openList(shelf);
  return open.items.length === 0 ? shelf : stored(shelf, open);
}

function stored({ lists }: Shelf, list: GroceryList): Shelf {
  const named = { ...list, name: nameOr(list.name, NEW_LIST, LONGEST_LIST_NAME) };
  const isNew = !lists.some(({ id }) => id === list.id);
  return {
    lists: isNew ? [...lists, named] : lists.map((one) => (one.id === list.id ? named : one)),
    draft: { open: list.id },
  };
}

/** With more at its end; what has no name is left out. */
export function withItems(list: GroceryList, wanted: Wanted[], fresh: Fresh): GroceryList {
  const items = wanted.flatMap(({ name, category }) => {
    const named = nameOr(name, "", LONGEST_ITEM);
    return named ? [{ id: fresh.id(), name: named, checked: false, category }] : [];
  });
  return { ...list, items: [...list.items, ...items] };
}

/** The names that are not on the list yet, each once: "eggs" is on it where "Eggs, 24" is. */
export function missingFrom(list: GroceryList, names: string[]): string[] {
  const there = new Set(list.items.flatMap(({ name }) => [keyOf(name), keyOf(partsOf(name).what)]));
  return names.filter((name) => {
    const key = keyOf(name);
    if (key === "" || there.has(key)) return false;
    there.add(key);
    return true;
  });
}

function keyOf(name: string): string {
  return nameOr(name, "", LONGEST_ITEM).replace(/\s+/g, " ").toLocaleLowerCase("en");
}
