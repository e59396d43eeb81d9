import { describe, expect, test } from "vitest";
import { type IdAndClock, readLists } from "./lists-storage.ts";

function counting(): IdAndClock {
  let count = 0;
  return { id: () => `fresh-${++count}`, now: () => new Date("2026-03-01T10:00:00.000Z") };
}

const eggs = { id: "1", name: "Eggs", checked: true, category: "Proteins" };
const weekly = { id: "a", name: "Weekly", createdAt: "2026-02-01T10:00:00.000Z", items: [eggs] };

describe("readLists", () => {
  test("reads a saved list unchanged", () => {
    expect(readLists(JSON.stringify([weekly]), counting())).toEqual([weekly]);
  });

  test.each([null, "", "{", "null", '"lists"', "7", '{"id":"a"}'])(
    "returns no lists for %j",
    (text) => {
      expect(readLists(text, counting())).toEqual([]);
    },
  );

  test("finds a member's list and its readable items among foreign entries", () => {
    const stored = [
      3,
      null,
      "x",
      { id: "b", name: "No items" },
      { ...weekly, items: [null, eggs, { id: "2" }, { id: "3", name: "  " }, []] },
    ];
    expect(readLists(JSON.stringify(stored), counting())).toEqual([weekly]);
  });

  test("keeps unknown fields of lists and items", () => {
    const stored = [{ ...weekly, shop: "Corner", items: [{ ...eggs, price: 3 }] }];
    expect(readLists(JSON.stringify(stored), counting())).toEqual(stored);
  });

  test("fills in missing and invalid values", () => {
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

  test("gives lists and items with the same id new ids", () => {
    const lists = readLists(
      JSON.stringify([weekly, { ...weekly, items: [eggs, eggs] }]),
      counting(),
    );
    expect(new Set(lists.map(({ id }) => id)).size).toBe(2);
    expect(new Set(lists[1]?.items.map(({ id }) => id)).size).toBe(2);
  });
});
