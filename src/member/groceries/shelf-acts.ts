import type { Focus } from "./focus.ts";
import type { GroceryStore } from "./grocery-store.ts";
import {
  fromTemplate,
  opened,
  type Template,
  undeleted,
  unsavedDraft,
  withDraft,
  withoutOpen,
} from "./put-away.ts";
import { type Draft, openList, saveOpen } from "./shelf.ts";
import type { NoteBoard } from "./use-note.ts";

export type ShelfActs = ReturnType<typeof shelfActs>;

/** Saving the list that is open, and going to another one. */
export function shelfActs(groceries: GroceryStore, { say, clear }: NoteBoard, focus: Focus) {
  /** What was begun and not saved can be had back, and what is left for that too. */
  const go = (make: Parameters<GroceryStore["change"]>[0]) => {
    const left = unsavedDraft(groceries.snapshot());
    focus.next("title");
    groceries.change(make);
    if (left) say("Your unsaved list was put away.", () => comeBack(left));
    else clear();
  };
  const comeBack = (draft: Draft) => go((shelf) => withDraft(shelf, draft));

  return {
    save() {
      groceries.change(saveOpen);
      // what the browser does not keep is told above the list
      if (groceries.snapshot().isKept) say("List saved.");
      else clear();
    },
    startNew: () => go((shelf) => withDraft(shelf, {})),
    startFrom: (template: Template) =>
      go((shelf, fresh) => withDraft(shelf, { list: fromTemplate(template, fresh) })),
    open: (id: string) => go((shelf) => opened(shelf, id)),
    deleteOpen() {
      const before = groceries.snapshot();
      const index = before.lists.findIndex(({ id }) => id === openList(before).id);
      const list = before.lists[index];
      if (!list) return;
      focus.next("title");
      groceries.change(withoutOpen);
      say("List deleted.", () => {
        focus.next("title");
        groceries.change((shelf) => undeleted(shelf, list, index));
      });
    },
  };
}
