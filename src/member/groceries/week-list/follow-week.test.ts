import { describe, expect, test } from "vitest";
import { accountWithDevices } from "../../tracker/account.fixtures.ts";
import { type GroceryList, placed, tickItems, without, withPeople } from "../lists/grocery-list.ts";
import { listsOn } from "../lists/grocery-store.fixtures.ts";
import { changeOpen, openList, saveOpen, switchList, withDraft } from "../lists/lists-state.ts";
import { toItem } from "./follow-week.ts";

const KILO = 1000;
const need = (food: string, quantity: number) => ({
  ...{ food, name: food, amount: `${quantity} g`, category: "Proteins" as const, quantity },
  sources: [{ day: 8, meal: "burgers" }],
});

/** Adds a recipe that needs so many grams of beef. */
const cook = (recipe: string, besides: number) => (list: GroceryList) => ({
  ...list,
  items: list.items.map((item) =>
    item.id === "beef" ? { ...item, besides, recipes: [recipe], titles: [recipe] } : item,
  ),
});

/** A device with a list that follows a week. The test changes what the week needs. */
function shopper(account = accountWithDevices()) {
  const device = account.device();
  device.goOnline(true);
  const lists = listsOn(device);
  const needs = { now: [need("beef", KILO), need("lamb", 500)] };
  const follow = (grams: Record<string, number>) => {
    needs.now = Object.entries(grams).map(([food, quantity]) => need(food, quantity));
    lists.follow(({ people, besides }) =>
      needs.now.map((one) => need(one.food, one.quantity * people + (besides[one.food] ?? 0))),
    );
  };
  follow({ beef: KILO, lamb: 500 });
  const change = (make: Parameters<typeof changeOpen>[1]) =>
    lists.change((state, fresh) => changeOpen(state, make, fresh));
  return {
    ...{ account, device, lists, follow, change },
    make: () =>
      lists.change((state, fresh) =>
        saveOpen(
          withDraft(state, {
            list: {
              ...{ id: fresh.id(), week: 2, people: 1, name: "Week 2, for 1 person" },
              createdAt: fresh.now().toISOString(),
              items: needs.now.map((one) => toItem(one)),
            },
          }),
        ),
      ),
    shown: () => openList(lists.snapshot()),
    texts: () =>
      openList(lists.snapshot()).items.map(({ name, checked }) => `${checked ? "✓ " : ""}${name}`),
  };
}

describe("a list that follows a week", () => {
  test("changes with the plan, keeps ticks of what stayed the same, and says what changed", () => {
    const { make, change, follow, shown, texts, lists } = shopper();
    make();
    change((list) => tickItems(list, ["beef", "lamb"], true));
    follow({ beef: 1_200, lamb: 500, salmon: 300 });
    expect(texts()).toEqual(["beef, 1200 g", "✓ lamb, 500 g", "salmon, 300 g"]);
    expect(shown().changes).toEqual([
      { food: "beef", from: KILO, to: 1_200 },
      { food: "salmon", from: undefined, to: 300 },
    ]);

    follow({ beef: KILO });
    expect(texts(), "swapped back").toEqual(["✓ beef, 1000 g"]);
    expect(shown().changes).toEqual([{ food: "lamb", from: 500, to: undefined }]);
    lists.dismissChanges(shown().id);
    expect(shown().changes).toBeUndefined();
  });

  test("follows the number of people, and is named after them until it has a name of its own", () => {
    const { make, change, shown, texts } = shopper();
    make();
    change((list) => withPeople(list, 3));
    expect(shown().name).toBe("Week 2, for 3 people");
    expect(texts()).toEqual(["beef, 3000 g", "lamb, 1500 g"]);
    change((list) => ({ ...list, name: "Camping" }));
    change((list) => withPeople(list, 1));
    expect(shown().name).toBe("Camping");
  });

  test("keeps out what the member removed, but not what was bought in another amount", () => {
    const { make, change, follow, texts } = shopper();
    make();
    change((list) => tickItems(list, ["beef"], true));
    change((list) => without(list, ["beef", "lamb"]));
    // Something has to stay on a list.
    change((list) => ({
      ...list,
      items: [{ id: "own", name: "Charcoal", checked: false, category: "Other" }],
    }));
    expect(texts()).toEqual(["Charcoal"]);
    follow({ beef: 1_500, lamb: 900 });
    expect(texts()).toEqual(["beef, 1500 g", "Charcoal"]);
  });

  test("keeps out what was bought for a recipe, too", () => {
    const { make, change, follow, texts } = shopper();
    make();
    change(cook("R1", 300));
    follow({ beef: KILO, lamb: 500 });
    change((list) => tickItems(list, ["beef"], true));
    change((list) => without(list, ["beef"]));
    follow({ beef: KILO, lamb: 500 });
    expect(texts()).toEqual(["lamb, 500 g"]);
    follow({ beef: 1_200, lamb: 500 });
    expect(texts()).toEqual(["beef, 1500 g", "lamb, 500 g"]);
  });

  test("adds what a recipe needs besides, and rounds once", () => {
    const { make, change, texts, follow } = shopper();
    make();
    change(cook("R1", 300));
    expect(texts()).toEqual(["beef, 1300 g", "lamb, 500 g"]);
    follow({ beef: KILO, lamb: 200 });
    expect(texts()).toEqual(["beef, 1300 g", "lamb, 200 g"]);
  });

  test("keeps what two devices add and tick at once", async () => {
    const account = accountWithDevices();
    const [one, other] = [shopper(account), shopper(account)];
    one.make();
    await one.device.sync();
    await other.device.sync();
    other.lists.change((state) => switchList(state, one.shown().id));
    account.tick();
    one.change(cook("R1", 300));
    account.tick();
    other.change(cook("R2", 400));
    other.change((list) => tickItems(list, ["lamb", "beef"], true));
    for (const { device } of [one, other, one, other]) {
      account.tick();
      await device.sync();
    }
    for (const { follow, texts, shown } of [one, other]) {
      follow({ beef: KILO, lamb: 500 });
      expect(texts()).toEqual(["beef, 1700 g", "✓ lamb, 500 g"]);
      expect(shown().items[0]?.titles).toEqual(["R1", "R2"]);
    }
  });

  test("reads what earlier builds kept of recipes, and writes it as it is now", () => {
    const { make, change, device, follow, texts, shown } = shopper();
    make();
    const { id } = shown();
    device.tracker.set(0, `item:${id}:beef`, { food: "beef", besides: 300, recipes: ["R1"] });
    follow({ beef: KILO, lamb: 500 });
    expect(texts()).toEqual(["beef, 1300 g", "lamb, 500 g"]);
    change((list) => tickItems(list, ["beef"], true));
    expect(texts()).toEqual(["✓ beef, 1300 g", "lamb, 500 g"]);
  });

  test("is the same on another device, with its ticks and what is at home", async () => {
    const one = shopper();
    const other = shopper(one.account);
    one.make();
    one.change((list) => tickItems(list, ["lamb"], true));
    one.change((list) => placed(list, "beef", true));
    await one.device.sync();
    await other.device.sync();
    const [theirs] = other.lists.snapshot().lists;
    expect(theirs).toEqual(one.shown());
    expect(theirs?.items.map(({ atHome }) => atHome)).toEqual([true, undefined]);
  });
});
