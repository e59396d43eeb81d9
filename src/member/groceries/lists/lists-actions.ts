import type { UndoToast } from "#ui/snackbar.tsx";
import type { Focus } from "../focus.ts";
import {
  byCategory,
  findNeighbor,
  type GroceryList,
  type NewItem,
  placed,
  renameList,
  restoreItems,
  tickItems,
  without,
  withPeople,
} from "./grocery-list.ts";
import type { GroceryStore } from "./grocery-store.ts";
import {
  changeOpen,
  type Draft,
  fromTemplate,
  openList,
  restoreDeleted,
  saveOpen,
  switchList,
  type Template,
  unsavedDraft,
  withDraft,
  withItems,
  withoutOpen,
} from "./lists-state.ts";
import type { IdAndClock } from "./lists-storage.ts";

export type ListsActions = ReturnType<typeof createListsActions>;

/** The actions on whole lists: saving, opening, starting, and deleting one. */
export function createListsActions(groceries: GroceryStore, board: UndoToast, focus: Focus) {
  const { say, clear } = board;
  /**
   * Switches lists. An unsaved list can be restored, and so can the list that was left to restore
   * it.
   */
  const go = (make: Parameters<GroceryStore["change"]>[0]) => {
    const left = unsavedDraft(groceries.snapshot());
    focus.next("title");
    groceries.change(make);
    if (left) say("Your unsaved list was discarded.", () => comeBack(left));
    else clear();
  };
  const comeBack = (draft: Draft) => go((state) => withDraft(state, draft));

  return {
    save() {
      groceries.change(saveOpen);
      // A message above the list says if the browser can't store it.
      if (groceries.snapshot().isKept) say("List saved.");
      else clear();
    },
    startNew: () => go((state) => withDraft(state, {})),
    startFrom: (template: Template) =>
      go((state, fresh) => withDraft(state, { list: fromTemplate(template, fresh) })),
    saveNew: saveNew(groceries, board, focus),
    open: (id: string) => go((state) => switchList(state, id)),
    deleteOpen: deleteOpen(groceries, board, focus),
  };
}

function deleteOpen(groceries: GroceryStore, { say }: UndoToast, focus: Focus) {
  return () => {
    const before = groceries.snapshot();
    const index = before.lists.findIndex(({ id }) => id === openList(before).id);
    const list = before.lists[index];
    if (!list) return;
    focus.next("title");
    groceries.change(withoutOpen);
    say("List deleted.", () => {
      focus.next("title");
      groceries.change((state) => restoreDeleted(state, list, index));
    });
  };
}

/** Makes a list, saves it at once, and opens it. Undo also brings back what was open before. */
function saveNew(groceries: GroceryStore, { say }: UndoToast, focus: Focus) {
  return (make: (fresh: IdAndClock) => GroceryList, text: string) => {
    const before = groceries.snapshot();
    focus.next("title");
    groceries.change((state, fresh) => saveOpen(withDraft(state, { list: make(fresh) })));
    if (groceries.snapshot().isFull) return;
    const { id } = openList(groceries.snapshot());
    say(unsavedDraft(before) ? `${text} Your unsaved list was discarded.` : text, () => {
      focus.next("title");
      // Another list may be open by now.
      groceries.change((state) =>
        openList(state).id === id ? withDraft(withoutOpen(state), before.draft) : state,
      );
    });
  };
}

export type ItemActions = ReturnType<typeof createItemActions>;

/** The actions on items of the open list. */
export function createItemActions(groceries: GroceryStore, { say }: UndoToast, focus: Focus) {
  const change = (make: (list: GroceryList) => GroceryList) =>
    groceries.change((state, fresh) => changeOpen(state, make, fresh));
  const open = () => openList(groceries.snapshot());
  // Another list may be open when this runs.
  const changeAgain = (id: string, make: (list: GroceryList) => GroceryList) => {
    if (open().id === id) change(make);
  };

  const takeOut = (ids: string[], text: string) => {
    const { id, items } = open();
    change((list) => without(list, ids));
    say(text, () => {
      focus.next(ids[0] === undefined ? "field" : { item: ids[0], part: "box" });
      changeAgain(id, (list) => restoreItems(list, items, ids));
    });
  };
  const focusNeighbour = (id: string, part: "remove" | "home") => {
    const toBuy = open().items.filter(({ atHome }) => !atHome);
    const shown = byCategory(toBuy).flatMap(({ items }) => items);
    const neighbour = findNeighbor(shown, id);
    focus.next(neighbour === undefined ? "field" : { item: neighbour, part });
  };
  const checkedIds = () =>
    open().items.flatMap(({ id, checked, atHome }) => (checked && !atHome ? [id] : []));

  return {
    add: (wanted: NewItem) =>
      groceries.change((state, fresh) =>
        changeOpen(state, (list) => withItems(list, [wanted], fresh), fresh),
      ),
    rename: (typed: string) => change((list) => renameList(list, typed)),
    tick: (id: string, checked: boolean) => change((list) => tickItems(list, [id], checked)),
    setPeople: (people: number) => change((list) => withPeople(list, people)),
    dismissChanges() {
      focus.next("title");
      groceries.dismissChanges(open().id);
    },
    remove(id: string) {
      focusNeighbour(id, "remove");
      takeOut([id], "Item removed.");
    },
    /** Takes an item out because the member has it, or puts it back. */
    place(id: string, isAtHome: boolean) {
      const list = open();
      if (isAtHome) focusNeighbour(id, "home");
      else focus.next({ item: id, part: "box" });
      change((now) => placed(now, id, isAtHome));
      say(isAtHome ? "Moved to what you have at home." : "Back on your list.", () => {
        focus.next(isAtHome ? { item: id, part: "box" } : "title");
        changeAgain(list.id, (now) => placed(now, id, !isAtHome));
      });
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
      change((list) => tickItems(list, ids, false));
      say("All items unchecked.", () => {
        focus.next("title");
        changeAgain(id, (list) => tickItems(list, ids, true));
      });
    },
  };
}
