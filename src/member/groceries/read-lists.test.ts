import { expect, test } from "vitest";
import { type Fresh, readLists } from "./read-lists.ts";

function counting(): Fresh {
  let count = 0;
  return { id: () => `fresh-${++count}`, now: () => new Date("2026-03-01T10:00:00.000Z") };
}

const eggs = { id: "1", name: "Eggs", checked: true, category: "Proteins" };
const weekly = { id: "a", name: "Weekly", createdAt: "2026-02-01T10:00:00.000Z", items: [eggs] };

test("what a member saved is read as it was", () => {
  expect(readLists(JSON.stringify([weekly]), counting())).toEqual([weekly]);
});

test.each([null, "", "{", "null", '"lists"', "7", '{"id":"a"}'])(
  "somebody whose browser holds %j begins without lists",
  (text) => {
    expect(readLists(text, counting())).toEqual([]);
  },
);

test("between foreign entries a member's own list and its readable items are found", () => {
  const stored = [
    3,
    null,
    "x",
    { id: "b", name: "No items" },
    { ...weekly, items: [null, eggs, { id: "2" }, { id: "3", name: "  " }, []] },
  ];
  expect(readLists(JSON.stringify(stored), counting())).toEqual([weekly]);
});

test("fields that this build does not know stay with the list and the item", () => {
  const stored = [{ ...weekly, shop: "Corner", items: [{ ...eggs, price: 3 }] }];
  expect(readLists(JSON.stringify(stored), counting())).toEqual(stored);
});

test("what is missing or out of range is filled in", () => {
  const stored = [
    {
      name: 5,
      createdAt: "yesterday",
      items: [{ name: "Salt", checked: "yes", category: "Spices" }],
    },
  ];
  expect(readLists(JSON.stringify(stored), counting())).toEqual([
    {
      id: expect.stringContaining("fresh"),
      name: "New List",
      createdAt: "2026-03-01T10:00:00.000Z",
      items: [
        { id: expect.stringContaining("fresh"), name: "Salt", checked: false, category: "Other" },
      ],
    },
  ]);
});

test("two lists or items of one id are told apart", () => {
  const lists = readLists(JSON.stringify([weekly, { ...weekly, items: [eggs, eggs] }]), counting());
  expect(new Set(lists.map(({ id }) => id)).size).toBe(2);
  expect(new Set(lists[1]?.items.map(({ id }) => id)).size).toBe(2);
});
