import { describe, expect, test } from "vitest";
import { makeDishes } from "#rules/member-plan/cookbook/make-dish.ts";
import { foods as pool } from "../../program/pool.fixtures.ts";
import { storyCookbook } from "./cookbook.fixtures.ts";
import { type DishFilter, filterDishes, noFilter } from "./dish-filter.ts";

const { foods } = pool;
const dishes = makeDishes(storyCookbook, foods);
const find = (filter: Partial<DishFilter>, never: "pork"[] = []) =>
  filterDishes(
    dishes,
    { ...noFilter, ...filter },
    { foods, favorites: ["dish/trout-bare"], never: new Set(never) },
  );
const count = (filter: Partial<DishFilter>) => find(filter).found.length;

describe("filterDishes", () => {
  test("finds every word of a term, at its beginning, in names and foods", () => {
    expect(count({ term: "trout" })).toBe(4);
    expect(count({ term: "TROUT ched" })).toBe(1);
    for (const term of ["tro\u00adut", "tr\u200bout", "ｔｒｏｕｔ"])
      expect(count({ term })).toBe(4);
    expect(count({ term: "rout" })).toBe(0);
  });

  test("hides what the member left out, and counts it", () => {
    expect(find({}, ["pork"])).toMatchObject({ hidden: 4, found: { length: 24 } });
    expect(find({ showsAll: true }, ["pork"])).toMatchObject({ hidden: 0, found: { length: 28 } });
  });

  test("puts kinds of fish and shellfish together", () => {
    expect([count({ animal: "fish" }), count({ animal: "shellfish" })]).toEqual([4, 4]);
  });

  test("needs nothing besides what's at home, fats, and salt", () => {
    expect(count({ atHome: ["trout"] })).toBe(2);
    expect(count({ atHome: ["trout", "egg", "cheddar"] })).toBe(4);
  });

  test("narrows by time, method, content, and favorites", () => {
    expect(count({ minutes: 20 })).toBe(14);
    expect(count({ family: "oven" })).toBe(14);
    expect(count({ without: "dairy" })).toBe(14);
    expect(find({ isFavorite: true }).found.map(({ name }) => name)).toEqual(["Trout, bare"]);
  });
});
