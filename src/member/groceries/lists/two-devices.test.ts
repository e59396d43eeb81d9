import { describe, expect, test } from "vitest";
import { accountWithDevices } from "../../tracker/account.fixtures.ts";
import { type GroceryItem, placed, tickItems, without } from "./grocery-list.ts";
import { listsOn } from "./grocery-store.fixtures.ts";
import { changeOpen, openList, switchList } from "./lists-state.ts";

const STEPS = 1_000;
const MAX_ITEMS = 15;

/** mulberry32 */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Two devices edit one list for many steps, and every step is written down. */
async function editTogether(seed: number) {
  const random = randomFrom(seed);
  const account = accountWithDevices();
  const devices = [account.device(), account.device()].map((device) => ({
    ...device,
    lists: listsOn(device),
  }));
  const [first] = devices;
  if (!first) throw new Error("There are two.");
  first.goOnline(true);
  first.lists.add("The first");
  first.lists.save();
  await first.sync();
  const id = openList(first.lists.snapshot()).id;
  /** The last thing that somebody did to an item. Undefined: it was removed. */
  const last = new Map<string, Pick<GroceryItem, "name" | "checked" | "atHome"> | undefined>();
  const note = (items: readonly GroceryItem[], before: readonly GroceryItem[]) => {
    for (const item of items) {
      const was = before.find((one) => one.id === item.id);
      if (JSON.stringify(was) !== JSON.stringify(item)) last.set(item.id, toSeen(item));
    }
    for (const { id: gone } of before)
      if (items.every((item) => item.id !== gone)) last.set(gone, undefined);
  };
  note(openList(first.lists.snapshot()).items, []);

  for (let step = 0; step < STEPS; step++) {
    account.tick();
    const device = devices[random(2)] ?? first;
    const { lists } = device;
    if (openList(lists.snapshot()).id !== id) lists.change((state) => switchList(state, id));
    const before = openList(lists.snapshot());
    const item = before.items[random(before.items.length || 1)];
    const change = (make: (list: typeof before) => typeof before) =>
      lists.change((state, fresh) => changeOpen(state, make, fresh));
    const act = random(10);
    if (act === 0) device.goOnline(random(2) === 0);
    else if (act === 1) await device.tracker.refresh().catch(() => {});
    else if (act === 2) await device.tracker.sendNow();
    else if (before.id !== id) await device.sync();
    else if (!item || (act < 6 && before.items.length < MAX_ITEMS)) lists.add(`Item ${step}`);
    else if (act < 8) change((list) => tickItems(list, [item.id], !item.checked));
    else if (act === 8) change((list) => placed(list, item.id, !item.atHome));
    // A list is never saved without items.
    else if (before.items.length > 1) change((list) => without(list, [item.id]));
    if (before.id === id && act > 2) note(openList(lists.snapshot()).items, before.items);
  }
  for (let round = 0; round < 2; round++)
    for (const device of devices) {
      account.tick();
      device.goOnline(true);
      await device.sync();
    }
  const kept = [...last].flatMap(([item, seen]) => (seen ? [[item, seen] as const] : []));
  const shown = devices.map(({ lists }) => lists.snapshot().lists.find((list) => list.id === id));
  return { shown, kept };
}

const toSeen = ({ name, checked, atHome }: GroceryItem) => ({
  ...{ name, checked },
  ...(atHome && { atHome }),
});
const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

async function expectNothingLost(seed: number) {
  const { shown, kept } = await editTogether(seed);
  const [one, other] = shown;
  expect(one, `seed ${seed}`).toEqual(other);
  const items = (one?.items ?? []).map((item) => [item.id, toSeen(item)] as const);
  expect(items.toSorted(byId), `seed ${seed}`).toEqual(kept.toSorted(byId));
}

describe("two devices that edit the same list, online and offline", () => {
  test("end equal, with the last change of every item", async () => {
    for (let seed = 1; seed <= 3; seed++) await expectNothingLost(seed);
  });

  test("do so for thirty sequences", { tags: ["long"], timeout: 600_000 }, async () => {
    for (let seed = 4; seed < 34; seed++) await expectNothingLost(seed);
  });
});
