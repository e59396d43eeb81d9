import type { Groceries } from "#compiler/schema/program/groceries-schema.ts";
import { isJsonObject, parseJson } from "#lib/json.ts";
import {
  type GroceryList,
  MAX_ITEM,
  MAX_LIST_NAME,
  NEW_LIST,
  type NewItem,
  nameOr,
} from "./grocery-list.ts";
import { type IdAndClock, readList } from "./lists-storage.ts";

/** The list that's being edited. */
export interface Draft {
  /** The list itself, until it's saved. */
  list?: GroceryList;
  /** The id of the saved list that's open. */
  open?: string;
}

/** The saved lists, and the one that's open. */
export interface ListsState {
  lists: GroceryList[];
  draft: Draft;
}

const BLANK: GroceryList = { id: "", name: NEW_LIST, createdAt: "", items: [] };

export function readDraft(text: string | null, fresh: IdAndClock): Draft {
  const stored = parseJson(text);
  if (!isJsonObject(stored)) return {};
  const list = readList(stored.list, fresh);
  return {
    ...(list ? { list } : {}),
    ...(typeof stored.open === "string" ? { open: stored.open } : {}),
  };
}

/** The open list; a blank one without an id if none has been started. */
export function openList({ lists, draft }: ListsState): GroceryList {
  return draft.list ?? lists.find(({ id }) => id === draft.open) ?? BLANK;
}

export function isSaved({ lists }: ListsState, list: GroceryList): boolean {
  return lists.some(({ id }) => id === list.id);
}

/**
 * Changes the open list. Changes to a saved list are stored at once, except that it's never stored
 * empty.
 */
export function changeOpen(
  state: ListsState,
  change: (list: GroceryList) => GroceryList,
  fresh: IdAndClock,
): ListsState {
  const open = openList(state);
  const list = change(
    open.id ? open : { ...open, id: fresh.id(), createdAt: fresh.now().toISOString() },
  );
  if (!isSaved(state, list)) return { ...state, draft: { list } };
  if (list.items.length === 0) return { ...state, draft: { list, open: list.id } };
  return storeList(state, list);
}

/** Saves the open list, unless it's empty. */
export function saveOpen(state: ListsState): ListsState {
  const open = openList(state);
  return open.items.length === 0 ? state : storeList(state, open);
}

function storeList({ lists }: ListsState, list: GroceryList): ListsState {
  const named = { ...list, name: nameOr(list.name, NEW_LIST, MAX_LIST_NAME) };
  const isNew = !lists.some(({ id }) => id === list.id);
  return {
    lists: isNew ? [...lists, named] : lists.map((one) => (one.id === list.id ? named : one)),
    draft: { open: list.id },
  };
}

/** Adds items to the end of a list, and skips items without a name. */
export function withItems(list: GroceryList, wanted: NewItem[], fresh: IdAndClock): GroceryList {
  const items = wanted.flatMap(({ name, ...others }) => {
    const named = nameOr(name, "", MAX_ITEM);
    return named ? [{ id: fresh.id(), name: named, checked: false, ...others }] : [];
  });
  return { ...list, items: [...list.items, ...items] };
}

export type Template = Groceries["templates"][number];

/** The open draft, if leaving it would lose something: it's been started and isn't saved. */
export function unsavedDraft({ draft }: ListsState): Draft | undefined {
  const { list } = draft;
  return list && (list.items.length > 0 || list.name !== NEW_LIST || draft.open !== undefined)
    ? draft
    : undefined;
}

export function withDraft(state: ListsState, draft: Draft): ListsState {
  return { ...state, draft };
}

/**
 * Opens a saved list. Returns a new array so that the lists are written again: an id generated for
 * a list without one is only saved then.
 */
export function switchList({ lists }: ListsState, id: string): ListsState {
  return { lists: [...lists], draft: { open: id } };
}

/** Starts a new list with these items. What has no amount, such as salt, is only named. */
export function fromTemplate(
  { name, items }: Pick<Template, "name" | "items">,
  fresh: IdAndClock,
): GroceryList {
  const blank = { id: fresh.id(), name, createdAt: fresh.now().toISOString(), items: [] };
  return withItems(
    blank,
    items.map(({ name, amount, category }) => ({
      name: amount ? `${name}, ${amount}` : name,
      category,
    })),
    fresh,
  );
}

/** Removes the open list. */
export function withoutOpen(state: ListsState): ListsState {
  const { id } = openList(state);
  return { lists: state.lists.filter((list) => list.id !== id), draft: {} };
}

/**
 * Puts a deleted list back in its old place, and opens it unless another one has been started
 * since.
 */
export function restoreDeleted(state: ListsState, list: GroceryList, index: number): ListsState {
  if (state.lists.some(({ id }) => id === list.id)) return state;
  return {
    lists: [...state.lists.slice(0, index), list, ...state.lists.slice(index)],
    draft: unsavedDraft(state) ?? { open: list.id },
  };
}
