import { describe, expect, test } from "vitest";
import {
  findNeighbor,
  type GroceryItem,
  type GroceryList,
  restoreItems,
  tickItems,
  without,
} from "./grocery-list.ts";
import {
  changeOpen,
  fromTemplate,
  type ListsState,
  openList,
  readDraft,
  restoreDeleted,
  saveOpen,
  switchList,
  unsavedDraft,
  withDraft,
  withItems,
  withoutOpen,
} from "./lists-state.ts";
import type { IdAndClock } from "./lists-storage.ts";

const fresh: IdAndClock = {
  id: () => `fresh-${++count}`,
  now: () => new Date("2026-03-01T10:00:00.000Z"),
};
let count = 0;

const empty: ListsState = { lists: [], draft: {} };
const item = (name: string): GroceryItem => ({ id: name, name, checked: false, category: "Other" });
const list = (id: string, ...names: string[]): GroceryList => ({
  id,
  name: id,
  createdAt: "2026-02-01T10:00:00.000Z",
  items: names.map(item),
});
const add = (state: ListsState, name: string) =>
  changeOpen(state, (open) => withItems(open, [{ name, category: "Proteins" }], fresh), fresh);
const names = (state: ListsState) => openList(state).items.map(({ name }) => name);

describe("grocery lists", () => {
  test("starts an unsaved list with the first item", () => {
    const state = add(empty, "  Eggs ");
    expect(state.lists).toEqual([]);
    expect(openList(state)).toMatchObject({
      name: "New List",
      createdAt: "2026-03-01T10:00:00.000Z",
      items: [{ name: "Eggs", checked: false, category: "Proteins" }],
    });
    expect(readDraft(JSON.stringify(state.draft), fresh)).toEqual(state.draft);
  });

  test("ignores an item without a name, and shortens a very long one", () => {
    expect(names(add(empty, "   "))).toEqual([]);
    expect(names(add(empty, "x".repeat(300)))).toEqual(["x".repeat(100)]);
  });

  test("doesn't save a list without items", () => {
    expect(saveOpen(empty)).toBe(empty);
  });

  test("stores each later change of a saved list at once, and doesn't duplicate it when saved again", () => {
    const saved = add(saveOpen(add(empty, "Eggs")), "Salt");
    expect(saveOpen(saved).lists.map(({ items }) => items.length)).toEqual([2]);
    expect(names(saved)).toEqual(["Eggs", "Salt"]);
  });

  test("keeps a saved list's items in storage when its last one is removed, until an item is added", () => {
    const saved: ListsState = { lists: [list("weekly", "Eggs")], draft: { open: "weekly" } };
    const emptied = changeOpen(saved, (open) => without(open, ["Eggs"]), fresh);
    expect([names(emptied), emptied.lists]).toEqual([[], saved.lists]);
    expect(unsavedDraft(emptied)).toBeDefined();
    expect(add(emptied, "Salt")).toMatchObject({
      lists: [{ id: "weekly", items: [{ name: "Salt" }] }],
      draft: { open: "weekly" },
    });
  });

  test("closes a list that another tab has deleted", () => {
    expect(openList({ lists: [], draft: { open: "weekly" } }).items).toEqual([]);
  });

  test("returns an unsaved draft only if a list was started", () => {
    const state: ListsState = { lists: [list("weekly", "Eggs")], draft: {} };
    expect(unsavedDraft(state)).toBeUndefined();
    const begun = add(state, "Salt");
    const left = unsavedDraft(begun) ?? {};
    const open = switchList(begun, "weekly");
    expect([names(open), unsavedDraft(open)]).toEqual([["Eggs"], undefined]);
    expect(names(withDraft(open, left))).toEqual(["Salt"]);
  });

  test("starts a new list from a template, with its amounts", () => {
    const template = {
      name: "Basics",
      note: "",
      items: [
        { name: "Eggs", amount: "24", category: "Proteins" as const },
        { name: "Salt", amount: "", category: "Seasonings" as const },
      ],
    };
    expect(fromTemplate(template, fresh)).toMatchObject({
      name: "Basics",
      items: [
        { name: "Eggs, 24", checked: false, category: "Proteins" },
        { name: "Salt", checked: false, category: "Seasonings" },
      ],
    });
  });

  test("puts a deleted list back in its place, and opens it unless another was started", () => {
    const state: ListsState = {
      lists: [list("a", "1"), list("b", "2"), list("c", "3")],
      draft: { open: "b" },
    };
    const deleted = withoutOpen(state);
    expect(deleted).toEqual({ lists: [list("a", "1"), list("c", "3")], draft: {} });
    expect(restoreDeleted(deleted, list("b", "2"), 1)).toEqual(state);
    expect(names(restoreDeleted(add(deleted, "Salt"), list("b", "2"), 1))).toEqual(["Salt"]);
  });

  test("puts removed items back in their places, whatever was added or removed since", () => {
    const before = list("a", "1", "2", "3", "4");
    expect(restoreItems(without(before, ["2", "3"]), before.items, ["2", "3"])).toEqual(before);
    const since = { ...before, items: [item("new"), item("4")] };
    expect(restoreItems(since, before.items, ["1", "3"]).items.map(({ id }) => id)).toEqual([
      "1",
      "3",
      "new",
      "4",
    ]);
    expect(restoreItems(before, before.items, ["1"])).toEqual(before);
  });

  test("checks only the given items", () => {
    expect(tickItems(list("a", "1", "2"), ["2"], true).items.map(({ checked }) => checked)).toEqual(
      [false, true],
    );
  });

  test("focuses a neighbor when an item is removed", () => {
    const { items } = list("a", "1", "2");
    expect([
      findNeighbor(items, "1"),
      findNeighbor(items, "2"),
      findNeighbor(items.slice(0, 1), "1"),
    ]).toEqual(["2", "1", undefined]);
  });
});
