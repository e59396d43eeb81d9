import { expect, test, vi } from "vitest";
import type { Store } from "#lib/store.ts";
import { DRAFT_KEY, LISTS_KEY } from "./grocery-keys.ts";
import { createGroceryStore } from "./grocery-store.ts";
import { opened } from "./put-away.ts";
import { changeOpen, openList, saveOpen, withItems } from "./shelf.ts";

function browser(takes = true) {
  const texts = new Map<string, string>();
  const store: Store = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => {
      texts.set(key, value);
      return takes;
    },
    remove: (key) => texts.delete(key),
  };
  return { store, texts };
}

function openTab({ store }: ReturnType<typeof browser>) {
  let count = 0;
  const tab = createGroceryStore(store, {
    id: () => `id-${++count}`,
    now: () => new Date("2026-03-01T10:00:00.000Z"),
  });
  const add = (name: string) =>
    tab.change((shelf, fresh) =>
      changeOpen(shelf, (list) => withItems(list, [{ name, category: "Proteins" }], fresh), fresh),
    );
  return { ...tab, add, save: () => tab.change(saveOpen) };
}

test("a saved list stands in the browser as an array of lists", () => {
  const own = browser();
  const tab = openTab(own);
  tab.add("Eggs");
  expect(own.texts.has(LISTS_KEY)).toBe(false);
  tab.save();
  expect(JSON.parse(own.texts.get(LISTS_KEY) ?? "")).toEqual([
    {
      id: "id-1",
      name: "New List",
      createdAt: "2026-03-01T10:00:00.000Z",
      items: [{ id: "id-2", name: "Eggs", checked: false, category: "Proteins" }],
    },
  ]);
  expect(JSON.parse(own.texts.get(DRAFT_KEY) ?? "")).toEqual({ open: "id-1" });
});

test("whoever comes back finds the list that was open", () => {
  const own = browser();
  openTab(own).add("Eggs");
  expect(openList(openTab(own).snapshot()).items.map(({ name }) => name)).toEqual(["Eggs"]);
});

test("what another tab has written is there before the next change, and is shown when it is heard of", () => {
  const own = browser();
  const [tab, other] = [openTab(own), openTab(own)];
  const heard = vi.fn();
  tab.subscribe(heard);
  other.add("Eggs");
  tab.add("Salt");
  expect(openList(tab.snapshot()).items.map(({ name }) => name)).toEqual(["Eggs", "Salt"]);
  other.add("Butter");
  tab.readAgain();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(openList(tab.snapshot()).items).toHaveLength(3);
});

test("looking twice sees the same, so that nothing is drawn for nothing", () => {
  const own = browser();
  own.texts.set(LISTS_KEY, '[{"name":"No id","items":[{"name":"Eggs"}]}]');
  const tab = openTab(own);
  expect(tab.snapshot()).toBe(tab.snapshot());
  expect(own.texts.has(DRAFT_KEY)).toBe(false);
});

test("a list that was stored without an id is still open after a reload", () => {
  const own = browser();
  own.texts.set(LISTS_KEY, '[{"name":"No id","items":[{"name":"Eggs"}]}]');
  const tab = openTab(own);
  const id = tab.snapshot().lists[0]?.id ?? "";
  tab.change((shelf) => opened(shelf, id));
  expect(openList(openTab(own).snapshot()).name).toBe("No id");
});

test("where the browser keeps nothing, the lists work on and it is known", () => {
  const tab = openTab(browser(false));
  expect(tab.snapshot().isKept).toBe(true);
  tab.add("Eggs");
  expect(tab.snapshot()).toMatchObject({
    isKept: false,
    draft: { list: { items: [{ name: "Eggs" }] } },
  });
});
