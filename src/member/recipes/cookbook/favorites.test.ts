import { describe, expect, test } from "vitest";
import { emptyJournal, type Journal, readEntry, write } from "../../tracker/journal.ts";
import { favoritesEntry, readFavorites } from "./favorites.ts";

function toggled(journal: Journal, dish: string): Journal {
  const [day, field, value] = favoritesEntry(journal, dish);
  return write(journal, { day, field, value, changedAt: "2026-01-12T11:00:00.000Z" });
}

describe("favorites", () => {
  test("are of no day, the latest first, and can be taken back", () => {
    const both = toggled(toggled(emptyJournal, "dish/a"), "dish/b");
    expect(favoritesEntry(both, "dish/c").slice(0, 2)).toEqual([0, "favorites"]);
    expect(readFavorites(both)).toEqual(["dish/b", "dish/a"]);
    expect(readFavorites(toggled(both, "dish/b"))).toEqual(["dish/a"]);
  });

  test("keep their places, so that another device's changes of them stay", () => {
    const all = ["dish/a", "dish/b", "dish/c"].reduce(toggled, emptyJournal);
    expect(favoritesEntry(all, "dish/a")[2]).toEqual({ "dish/b": 2, "dish/c": 3 });
  });

  test("fit into an entry, however many there are", () => {
    const name = (index: number) => `dish/${"long-name-".repeat(7)}${index}`;
    const many = Array.from({ length: 200 }, (_, index) => name(index)).reduce(
      toggled,
      emptyJournal,
    );
    const value = readEntry(many, 0, "favorites") ?? null;
    // As the account writes it.
    expect(JSON.stringify(value).replace(/[:,]/g, "$& ").length).toBeLessThanOrEqual(10_000);
    expect(readFavorites(many)).toHaveLength(110);
    expect(readFavorites(many)[0]).toBe(name(199));
  });

  test("of an earlier version stay", () => {
    const value = ["dish/b", "dish/a"];
    const entry = { day: 0, field: "favorites", value, changedAt: "2026-01-12T10:00:00.000Z" };
    const kept = write(emptyJournal, entry);
    expect(readFavorites(kept)).toEqual(value);
    expect(readFavorites(toggled(kept, "dish/c"))).toEqual(["dish/c", "dish/b", "dish/a"]);
  });

  test("are none if the entry can't be read", () => {
    const entry = { day: 0, field: "favorites", value: 7, changedAt: "2026-01-12T11:00:00.000Z" };
    expect(readFavorites(write(emptyJournal, entry))).toEqual([]);
  });
});
