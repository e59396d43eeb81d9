import type { Focus } from "./focus.ts";
import { byCategory, type GroceryList, type Wanted } from "./grocery-list.ts";
import type { GroceryStore } from "./grocery-store.ts";
import { neighbourOf, renamed, restored, ticked, without } from "./list-changes.ts";
import { changeOpen, openList, withItems } from "./shelf.ts";
import type { NoteBoard } from "./use-note.ts";

export type ListActs = ReturnType<typeof listActs>;

/** What can be done with the list that is open. */
export function listActs(groceries: GroceryStore, { say }: NoteBoard, focus: Focus) {
  const change = (make: (list: GroceryList) => GroceryList) =>
    groceries.change((shelf, fresh) => changeOpen(shelf, make, fresh));
  const open = () => openList(groceries.snapshot());
  // by then another list may be open
  const changeAgain = (id: string, make: (list: GroceryList) => GroceryList) => {
    if (open().id === id) change(make);
  };

  const takeOut = (ids: string[], text: string) => {
    const { id, items } = open();
    change((list) => without(list, ids));
    say(text, () => {
      focus.next(ids[0] === undefined ? "field" : { item: ids[0], part: "box" });
      changeAgain(id, (list) => restored(list, items, ids));
    });
  };
  const checkedIds = () => open().items.flatMap(({ id, checked }) => (checked ? [id] : []));

  return {
    add: (wanted: Wanted) =>
      groceries.change((shelf, fresh) =>
        changeOpen(shelf, (list) => withItems(list, [wanted], fresh), fresh),
      ),
    rename: (typed: string) => change((list) => renamed(list, typed)),
    tick: (id: string, checked: boolean) => change((list) => ticked(list, [id], checked)),
    remove(id: string) {
      const shown = byCategory(open().items).flatMap(({ items }) => items);
      const neighbour = neighbourOf(shown, id);
      focus.next(neighbour === undefined ? "field" : { item: neighbour, part: "remove" });
      takeOut([id], "Item removed.");
    },
    clearChecked() {
      const ids = checkedIds();
      focus.next("title");
      takeOut(
        ids,
        ids.length === 1 ? "1 checked item removed." : `${ids.length} checked items removed.`,
      );
    },
    uncheckAll() {
      const [{ id }, ids] = [open(), checkedIds()];
      focus.next("title");
      change((list) => ticked(list, ids, false));
      say("Nothing is checked now.", () => {
        focus.next("title");
        changeAgain(id, (list) => ticked(list, ids, true));
      });
    },
  };
}
