import { expect, test } from "vitest";
import type { GroceryItem, GroceryList } from "./grocery-list.ts";
import { neighbourOf, restored, ticked, without } from "./list-changes.ts";
import {
  fromTemplate,
  opened,
  undeleted,
  unsavedDraft,
  withDraft,
  withoutOpen,
} from "./put-away.ts";
import type { Fresh } from "./read-lists.ts";
import {
  changeOpen,
  missingFrom,
  openList,
  readDraft,
  type Shelf,
  saveOpen,
  withItems,
} from "./shelf.ts";

const fresh: Fresh = {
  id: () => `fresh-${++count}`,
  now: () => new Date("2026-03-01T10:00:00.000Z"),
};
let count = 0;

const empty: Shelf = { lists: [], draft: {} };
const item = (name: string): GroceryItem => ({ id: name, name, checked: false, category: "Other" });
const list = (id: string, ...names: string[]): GroceryList => ({
  id,
  name: id,
  createdAt: "2026-02-01T10:00:00.000Z",
  items: names.map(item),
});
const add = (shelf: Shelf, name: string) =>
  changeOpen(shelf, (open) => withItems(open, [{ name, category: "Proteins" }], fresh), fresh);
const names = (shelf: Shelf) => openList(shelf).items.map(({ name }) => name);

test("whoever writes down a first item has a list that is kept and not saved", () => {
  const shelf = add(empty, "  Eggs ");
  expect(shelf.lists).toEqual([]);
  expect(openList(shelf)).toMatchObject({
    name: "New List",
    createdAt: "2026-03-01T10:00:00.000Z",
    items: [{ name: "Eggs", checked: false, category: "Proteins" }],
  });
  expect(readDraft(JSON.stringify(shelf.draft), fresh)).toEqual(shelf.draft);
});

test("an item without a name is not added, and a very long one is cut", () => {
  expect(names(add(empty, "   "))).toEqual([]);
  expect(names(add(empty, "x".repeat(300)))).toEqual(["x".repeat(100)]);
});

test("a list without items cannot be saved", () => {
  expect(saveOpen(empty)).toBe(empty);
});

test("a saved list takes every later change at once, and saving it again makes no second one", () => {
  const saved = add(saveOpen(add(empty, "Eggs")), "Salt");
  expect(saveOpen(saved).lists.map(({ items }) => items.length)).toEqual([2]);
  expect(names(saved)).toEqual(["Eggs", "Salt"]);
});

test("a saved list whose last item is removed keeps what it had, until there is an item again", () => {
  const saved: Shelf = { lists: [list("weekly", "Eggs")], draft: { open: "weekly" } };
  const emptied = changeOpen(saved, (open) => without(open, ["Eggs"]), fresh);
  expect([names(emptied), emptied.lists]).toEqual([[], saved.lists]);
  expect(unsavedDraft(emptied)).toBeDefined();
  expect(add(emptied, "Salt")).toMatchObject({
    lists: [{ id: "weekly", items: [{ name: "Salt" }] }],
    draft: { open: "weekly" },
  });
});

test("a list that another tab has deleted is no longer open", () => {
  expect(openList({ lists: [], draft: { open: "weekly" } }).items).toEqual([]);
});

test("whoever opens a saved list leaves nothing behind unless a list had been begun", () => {
  const shelf: Shelf = { lists: [list("weekly", "Eggs")], draft: {} };
  expect(unsavedDraft(shelf)).toBeUndefined();
  const begun = add(shelf, "Salt");
  const left = unsavedDraft(begun) ?? {};
  const open = opened(begun, "weekly");
  expect([names(open), unsavedDraft(open)]).toEqual([["Eggs"], undefined]);
  expect(names(withDraft(open, left))).toEqual(["Salt"]);
});

test("a template becomes a list of its own, with the amounts", () => {
  const template = {
    name: "Basics",
    note: "",
    items: [{ name: "Eggs", amount: "24", category: "Proteins" as const }],
  };
  expect(fromTemplate(template, fresh)).toMatchObject({
    name: "Basics",
    items: [{ name: "Eggs, 24", checked: false, category: "Proteins" }],
  });
});

test("a deleted list comes back to its place, and opens unless another was begun", () => {
  const shelf: Shelf = {
    lists: [list("a", "1"), list("b", "2"), list("c", "3")],
    draft: { open: "b" },
  };
  const deleted = withoutOpen(shelf);
  expect(deleted).toEqual({ lists: [list("a", "1"), list("c", "3")], draft: {} });
  expect(undeleted(deleted, list("b", "2"), 1)).toEqual(shelf);
  expect(names(undeleted(add(deleted, "Salt"), list("b", "2"), 1))).toEqual(["Salt"]);
});

test("removed items come back to their places, whatever has been added or removed since", () => {
  const before = list("a", "1", "2", "3", "4");
  expect(restored(without(before, ["2", "3"]), before.items, ["2", "3"])).toEqual(before);
  const since = { ...before, items: [item("new"), item("4")] };
  expect(restored(since, before.items, ["1", "3"]).items.map(({ id }) => id)).toEqual([
    "1",
    "3",
    "new",
    "4",
  ]);
  expect(restored(before, before.items, ["1"])).toEqual(before);
});

test("ticking touches the items that are meant", () => {
  expect(ticked(list("a", "1", "2"), ["2"], true).items.map(({ checked }) => checked)).toEqual([
    false,
    true,
  ]);
});

test("whoever removes items one after another stays in the list", () => {
  const { items } = list("a", "1", "2");
  expect([
    neighbourOf(items, "1"),
    neighbourOf(items, "2"),
    neighbourOf(items.slice(0, 1), "1"),
  ]).toEqual(["2", "1", undefined]);
});

test("a recipe's ingredients that are on the list are not added again", () => {
  const open = list("a", "Eggs, 24", "Sea  salt");
  expect(missingFrom(open, ["eggs", "SEA SALT ", "Beef", "beef", " "])).toEqual(["Beef"]);
});
