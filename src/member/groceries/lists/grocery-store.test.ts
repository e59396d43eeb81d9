import { describe, expect, test, vi } from "vitest";
import type { Store } from "#lib/store.ts";
import { createGroceryStore } from "./grocery-store.ts";
import { changeOpen, openList, saveOpen, switchList, withItems } from "./lists-state.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists-storage.ts";

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

describe("createGroceryStore", () => {
  test("stores saved lists as an array", () => {
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

  test("restores the list that was open", () => {
    const own = browser();
    openTab(own).add("Eggs");
    expect(openList(openTab(own).snapshot()).items.map(({ name }) => name)).toEqual(["Eggs"]);
  });

  test("includes another tab's changes in the next change, and shows them when the tab reports them", () => {
    const own = browser();
    const [tab, other] = [openTab(own), openTab(own)];
    const heard = vi.fn();
    tab.subscribe(heard);
    other.add("Eggs");
    tab.add("Salt");
    expect(openList(tab.snapshot()).items.map(({ name }) => name)).toEqual(["Eggs", "Salt"]);
    other.add("Butter");
    tab.syncFromStorage();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(openList(tab.snapshot()).items).toHaveLength(3);
  });

  test("returns the same snapshot until something changes", () => {
    const own = browser();
    own.texts.set(LISTS_KEY, '[{"name":"No id","items":[{"name":"Eggs"}]}]');
    const tab = openTab(own);
    expect(tab.snapshot()).toBe(tab.snapshot());
    expect(own.texts.has(DRAFT_KEY)).toBe(false);
  });

  test("keeps a list without an id open after a reload", () => {
    const own = browser();
    own.texts.set(LISTS_KEY, '[{"name":"No id","items":[{"name":"Eggs"}]}]');
    const tab = openTab(own);
    const id = tab.snapshot().lists[0]?.id ?? "";
    tab.change((shelf) => switchList(shelf, id));
    expect(openList(openTab(own).snapshot()).name).toBe("No id");
  });

  test("keeps working without storage, and reports it", () => {
    const tab = openTab(browser(false));
    expect(tab.snapshot().isKept).toBe(true);
    tab.add("Eggs");
    expect(tab.snapshot()).toMatchObject({
      isKept: false,
      draft: { list: { items: [{ name: "Eggs" }] } },
    });
  });
});
