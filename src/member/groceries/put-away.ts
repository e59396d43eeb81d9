import type { Groceries } from "#funnel/program-schema.ts";
import { type GroceryList, NEW_LIST } from "./grocery-list.ts";
import type { Fresh } from "./read-lists.ts";
import { type Draft, openList, type Shelf, withItems } from "./shelf.ts";

export type Template = Groceries["templates"][number];

/** The open list where leaving it would lose something: it has been begun, and is not saved. */
export function unsavedDraft({ draft }: Shelf): Draft | undefined {
  const { list } = draft;
  return list && (list.items.length > 0 || list.name !== NEW_LIST || draft.open !== undefined)
    ? draft
    : undefined;
}

export function withDraft(shelf: Shelf, draft: Draft): Shelf {
  return { ...shelf, draft };
}

/** Opens a saved list. The lists are written with it, as an id that was missing is only now lasting. */
export function opened({ lists }: Shelf, id: string): Shelf {
  return { lists: [...lists], draft: { open: id } };
}

/** A list of its own that begins with what the template names. */
export function fromTemplate({ name, items }: Template, fresh: Fresh): GroceryList {
  const blank = { id: fresh.id(), name, createdAt: fresh.now().toISOString(), items: [] };
  return withItems(
    blank,
    items.map((item) => ({ name: `${item.name}, ${item.amount}`, category: item.category })),
    fresh,
  );
}

/** Without the open list. */
export function withoutOpen(shelf: Shelf): Shelf {
  const { id } = openList(shelf);
  return { lists: shelf.lists.filter((list) => list.id !== id), draft: {} };
}

/** With a deleted list where it stood; it is open again unless another has been begun meanwhile. */
export function undeleted(shelf: Shelf, list: GroceryList, index: number): Shelf {
  if (shelf.lists.some(({ id }) => id === list.id)) return shelf;
  return {
    lists: [...shelf.lists.slice(0, index), list, ...shelf.lists.slice(index)],
    draft: unsavedDraft(shelf) ?? { open: list.id },
  };
}
