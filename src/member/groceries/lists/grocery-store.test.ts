import { describe, expect, test, vi } from "vitest";
import type { Store } from "#lib/store.ts";
import { accountWithDevices } from "../../tracker/account.fixtures.ts";
import { browser } from "../../tracker/tracker.fixtures.ts";
import type { GroceryList } from "./grocery-list.ts";
import { listsOn, openListsTab as openTab } from "./grocery-store.fixtures.ts";
import { openList, switchList } from "./lists-state.ts";
import { DRAFT_KEY, LISTS_KEY } from "./lists-storage.ts";

describe("createGroceryStore", () => {
  test("stores saved lists as an array", () => {
    const own = browser();
    const tab = openTab(own);
    tab.add("Eggs");
    expect(own.texts.has(LISTS_KEY)).toBe(false);
    tab.save();
    const { id } = openList(tab.snapshot());
    expect(JSON.parse(own.texts.get(LISTS_KEY) ?? "")).toEqual([
      {
        id,
        name: "New List",
        createdAt: "2026-03-01T10:00:00.000Z",
        items: [{ id: expect.any(String), name: "Eggs", checked: false, category: "Proteins" }],
      },
    ]);
    expect(JSON.parse(own.texts.get(DRAFT_KEY) ?? "")).toEqual({ open: id });
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
    tab.change((state) => switchList(state, id));
    expect(openList(openTab(own).snapshot()).name).toBe("No id");
  });

  test("keeps working without storage, and reports it", () => {
    const tab = openTab(browser({ takes: false }));
    expect(tab.snapshot().isKept).toBe(true);
    tab.add("Eggs");
    expect(tab.snapshot()).toMatchObject({
      isKept: false,
      draft: { list: { items: [{ name: "Eggs" }] } },
    });
  });
});

describe("lists in the account", () => {
  const old = (id: string, name: string, checked = false) => ({
    ...{ id, name, createdAt: "2026-02-01T10:00:00.000Z" },
    items: [{ id: "1", name: "Liver", checked, category: "Proteins" }],
  });
  const namesOn = ({ snapshot }: ReturnType<typeof listsOn>) =>
    snapshot().lists.map(({ name }) => name);
  const copyIn = ({ store }: { store: Store }) => JSON.parse(store.get(LISTS_KEY) ?? "null");

  /** Two devices that are online. */
  const onTwoDevices = () => {
    const account = accountWithDevices();
    const [one, other] = [account.device(), account.device()];
    for (const device of [one, other]) device.goOnline(true);
    return { account, one, other };
  };

  test("are carried over once, also by two devices that have the same ones", async () => {
    const { one, other } = onTwoDevices();
    one.store.set(LISTS_KEY, JSON.stringify([old("a", "Mine"), old("b", "Twin")]));
    other.store.set(LISTS_KEY, JSON.stringify([old("a", "Mine"), old("c", "Twin")]));
    const [lists, others] = [listsOn(one), listsOn(other)];
    expect(namesOn(lists), "shown before the account has them").toEqual(["Mine", "Twin"]);
    for (const [device, tab] of [
      [one, lists],
      [other, others],
    ] as const) {
      await device.tracker.refresh();
      tab.carryOver();
      await device.sync();
    }
    await one.sync();
    lists.keepCopy();
    for (const device of [one, other]) {
      expect(namesOn(listsOn(device))).toEqual(["Mine", "Twin"]);
      expect(copyIn(device)).toEqual([old("a", "Mine"), old("b", "Twin")]);
    }
  });

  test("keep both of two lists that differ in a tick", async () => {
    const { one, other } = onTwoDevices();
    one.store.set(LISTS_KEY, JSON.stringify([old("a", "Mine")]));
    other.store.set(LISTS_KEY, JSON.stringify([old("b", "Mine", true)]));
    for (const device of [one, other]) {
      await device.tracker.refresh();
      listsOn(device).carryOver();
      await device.sync();
    }
    expect(namesOn(listsOn(other))).toEqual(["Mine", "Mine"]);
  });

  test("don't bring back one that another device removed", async () => {
    const { one, other } = onTwoDevices();
    one.store.set(LISTS_KEY, JSON.stringify([old("a", "Mine")]));
    const lists = listsOn(one);
    lists.carryOver();
    await one.sync();
    await other.sync();
    listsOn(other).change(() => ({ lists: [], draft: {} }));
    await other.sync();
    await one.sync();
    expect(namesOn(lists)).toEqual([]);
    lists.carryOver();
    expect(copyIn(one)).toEqual([]);
  });

  test("are gone once they're deleted, also before the account has them", () => {
    const { one } = onTwoDevices();
    one.store.set(LISTS_KEY, JSON.stringify([old("a", "Mine"), old("b", "Other")]));
    const lists = listsOn(one);
    lists.change((state) => ({ ...state, lists: state.lists.slice(1) }));
    expect(namesOn(lists)).toEqual(["Other"]);
    expect(copyIn(one)).toEqual([old("b", "Other")]);
  });

  test("come back without what was removed before, also to a device that has never heard of it", async () => {
    const { account, one, other } = onTwoDevices();
    const lists = listsOn(one);
    for (const name of ["Liver", "Eggs"]) lists.add(name);
    lists.save();
    await one.sync();
    await other.sync();
    const shop = (items: (list: GroceryList) => GroceryList["items"]) =>
      lists.change((state) => ({
        ...state,
        lists: state.lists.map((list) => ({ ...list, items: items(list) })),
      }));
    shop(({ items }) => items.slice(1));
    await one.sync();
    const before = lists.snapshot().lists;
    lists.change((state) => ({ ...state, lists: [] }));
    await one.sync();
    // As the account tidies up.
    for (const key of account.rows.keys()) if (key.includes("item:")) account.rows.delete(key);
    account.tick();
    lists.change((state) => ({ ...state, lists: before }));
    await one.sync();
    await other.sync();
    for (const device of [one, other]) {
      const [list] = listsOn(device).snapshot().lists;
      expect(list?.items.map(({ name }) => name)).toEqual(["Eggs"]);
    }
  });

  test("leave another member's lists in this browser alone", () => {
    const { one } = onTwoDevices();
    one.store.set(LISTS_KEY, JSON.stringify([old("a", "Of another")]));
    const lists = listsOn(one, "another");
    lists.carryOver();
    expect(namesOn(lists)).toEqual([]);
    lists.add("Mine");
    lists.save();
    expect(copyIn(one)).toEqual([old("a", "Of another")]);
  });

  test("have what no database stores taken out of their texts", async () => {
    const { one, account } = onTwoDevices();
    one.store.set(
      LISTS_KEY,
      JSON.stringify([{ ...old("\ud800", "Half \ud83d"), note: "\u0000", shop: "Corner" }]),
    );
    listsOn(one).carryOver();
    await one.sync();
    const stored = JSON.stringify([...account.rows.values()].map(({ value }) => value));
    expect(stored).not.toContain("\\u");
    expect(namesOn(listsOn(one))).toEqual(["Half"]);
  });

  test("refuse one more item when they're full, and say so", () => {
    const { one } = onTwoDevices();
    const items = Array.from({ length: 1_499 }, (_, nth) => ({ name: `Item ${nth}` }));
    one.store.set(LISTS_KEY, JSON.stringify([{ ...old("a", "Full"), items }]));
    const lists = listsOn(one);
    lists.carryOver();
    lists.change((state) => switchList(state, "a"));
    lists.add("One more");
    expect(lists.snapshot().isFull).toBe(true);
    expect(openList(lists.snapshot()).items).toHaveLength(1_499);
    lists.change((state) => ({ ...state, lists: [] }));
    expect(lists.snapshot()).toMatchObject({ isFull: false, lists: [] });
    lists.add("A new beginning");
    lists.save();
    expect(lists.snapshot()).toMatchObject({ isFull: false, lists: [{ name: "New List" }] });
  });
});
