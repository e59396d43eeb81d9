import type { Store } from "#lib/store.ts";
import { browser } from "../../tracker/tracker.fixtures.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { createGroceryStore } from "./grocery-store.ts";
import type { ListsOwner } from "./lists-owner.ts";
import { changeOpen, saveOpen, withItems } from "./lists-state.ts";

/** A tab of a browser with grocery lists. Ids count up across tabs and browsers. */
export function openListsTab(own: ReturnType<typeof browser> = browser()) {
  return listsOn({ store: own.store, tracker: own.open() });
}

/** The grocery lists of a device. */
export function listsOn(
  { store, tracker }: { store: Store; tracker: Tracker },
  owner: ListsOwner = "me",
) {
  const lists = createGroceryStore({
    store,
    owner: () => owner,
    tracker,
    fresh: { id: () => `id-${++ids}`, now: () => new Date("2026-03-01T10:00:00.000Z") },
  });
  const add = (name: string) =>
    lists.change((state, fresh) =>
      changeOpen(state, (list) => withItems(list, [{ name, category: "Proteins" }], fresh), fresh),
    );
  return { ...lists, add, save: () => lists.change(saveOpen) };
}
let ids = 0;
