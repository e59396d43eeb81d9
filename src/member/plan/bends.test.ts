import { describe, expect, test } from "vitest";
import { canKeepFor } from "#rules/member-plan/meals/bent-day.ts";
import { mealAt } from "#rules/member-plan/meals/places.ts";
import { createPlans } from "../member.fixtures.ts";
import { noted } from "../months/months.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import type { Journal } from "../tracker/journal.ts";
import { skippedEntry } from "../tracker/notes.ts";
import { doubleOffers, moveOffers } from "./bend-offers.ts";
import { doubleEntry, mealMovesOn, moveEntries } from "./bends.ts";
import type { Entry } from "./dated-answers.ts";
import { mealSwapEntry, readMealSwaps } from "./swaps.ts";

const DAY = 9;
const keeps = (id: string) => !storyProgram.meals.meals[id]?.["eat-at-once"];

const plansWith = (...entries: Entry[]) => createPlans({}, noted(...entries));
const base = plansWith();
const mealOn = (plans: typeof base, day: number, key: string) =>
  mealAt(plans.mealsOn(day), key)?.meal;
const offersWith = (...entries: Entry[]) => ({
  plans: plansWith(...entries),
  journal: noted(...entries),
  from: DAY,
});

describe("a moved meal", () => {
  const place = { day: DAY, key: "dinner" };
  const [offer] = moveOffers(offersWith(), place);
  const moved = plansWith(...(offer?.entries ?? []));
  const other = offer?.day ?? 0;

  test("changes places with that of another day, and with no other meal", () => {
    expect(mealOn(moved, other, "dinner")).toBe(mealOn(base, DAY, "dinner"));
    expect(mealOn(moved, DAY, "dinner")).toBe(mealOn(base, other, "dinner"));
    expect(mealOn(moved, DAY, "breakfast")).toBe(mealOn(base, DAY, "breakfast"));
    expect(moved.movedFrom(other, "dinner")).toBe(DAY);
    expect(moved.movedFrom(other, "breakfast")).toBeUndefined();
  });

  test("leaves both days their energy", () => {
    for (const day of [DAY, other]) {
      const { energy = 0 } = moved.mealsOn(day)?.nutrition ?? {};
      expect(Math.abs(energy / moved.planOn(day).target.energy - 1)).toBeLessThan(0.05);
    }
  });

  test("only goes to days that are still to come, and are near", () => {
    const days = moveOffers(offersWith(), place).map(({ day }) => day);
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day > DAY && day <= DAY + 6)).toBe(true);
    expect(
      moveOffers(offersWith(skippedEntry(other, true)), place).map(({ day }) => day),
    ).not.toContain(other);
  });

  test("moves on, and back to where it was planned", () => {
    const journal = noted(...(offer?.entries ?? []));
    const original = (day: number) => mealAt(moved.originalOn(day), "dinner")?.meal;
    const back = moveEntries(journal, { day: other, key: "dinner" }, DAY, original);
    const after = noted(...(offer?.entries ?? []), ...back);
    expect([mealMovesOn(after, DAY), mealMovesOn(after, other)]).toEqual([{}, {}]);
  });

  test("takes what it was swapped for along", () => {
    const planned = mealOn(base, DAY, "dinner") ?? "";
    const index = base.mealsOn(DAY)?.meals.findIndex(({ slot }) => slot === "dinner") ?? 0;
    const instead = base.listOffers(DAY, index)[0]?.meal ?? "";
    const swap = mealSwapEntry(noted(), DAY, { planned, instead });
    const entries = moveEntries(noted(swap), place, other, (day) => mealOn(base, day, "dinner"));
    const journal = noted(swap, ...entries);
    expect(readMealSwaps(journal, DAY)).toEqual({});
    expect(readMealSwaps(journal, other)).toEqual({ [planned]: instead });
    expect(mealOn(createPlans({}, journal), other, "dinner")).toBe(instead);
  });

  test("stays in place when it no longer fits", () => {
    const unknown: Entry = [DAY, "meal-moves", { dinner: 99, lunch: "two", supper: 3 }];
    expect(plansWith(unknown).mealsOn(DAY)).toEqual(base.mealsOn(DAY));
  });
});

describe("a meal that's cooked double", () => {
  const place = { day: DAY, key: "dinner" };
  const findOffer = (journal: Journal) =>
    doubleOffers({ plans: createPlans({}, journal), journal }, place, keeps)[0];
  const offer = findOffer(noted());
  const doubled = plansWith(...(offer?.entries ?? []));
  const cooked = mealAt(doubled.mealsOn(DAY), "dinner");
  const eaten = mealAt(doubled.mealsOn(DAY + 1), offer?.to ?? "");

  test("is only reheated on the next day, and cooked for both on the first one", () => {
    expect(eaten?.meal).toBe(cooked?.meal);
    expect(eaten).toMatchObject({ isLeftover: true, minutes: 2 });
    expect(cooked?.forTomorrow).toEqual(eaten?.portion);
  });

  test("is cooked once if the next day is skipped", () => {
    const plans = plansWith(...(offer?.entries ?? []), skippedEntry(DAY + 1, true));
    expect(mealAt(plans.mealsOn(DAY), "dinner")?.forTomorrow).toBeUndefined();
  });

  test("is cooked fresh on the next day if the first one is skipped", () => {
    const plans = plansWith(...(offer?.entries ?? []), skippedEntry(DAY, true));
    expect(plans.mealsOn(DAY + 1)?.meals.some(({ isLeftover }) => isLeftover)).toBe(false);
  });

  test("can be cooked once again", () => {
    const journal = noted(...(offer?.entries ?? []));
    const entry = doubleEntry(journal, place, undefined);
    expect(entry).toEqual([DAY, "meal-doubles", {}]);
  });

  test("is never kept for longer than a day", () => {
    const chain: Entry[] = [
      [DAY, "meal-doubles", { dinner: "dinner" }],
      [DAY + 1, "meal-doubles", { dinner: "dinner" }],
    ];
    const plans = plansWith(...chain);
    const [one, two, three] = [DAY, DAY + 1, DAY + 2].map((day) =>
      mealAt(plans.mealsOn(day), "dinner"),
    );
    expect(two).toMatchObject({ meal: one?.meal, isLeftover: true });
    expect(two?.forTomorrow).toBeUndefined();
    expect(three?.isLeftover).toBeUndefined();
  });

  test.each([
    ["dinner", "lunch", true],
    ["dinner", "dinner", true],
    ["lunch", "lunch", true],
    ["breakfast", "breakfast", true],
    ["lunch", "dinner", false],
    ["breakfast", "lunch", false],
    ["dinner", "breakfast", false],
  ])("from %s for %s: %s", (from, to, isKept) => {
    expect(canKeepFor({ from, to })).toBe(isKept);
  });
});

describe("the people at the table", () => {
  test("multiply amounts, and leave the nutrition that of one person", () => {
    const plans = plansWith([0, "people", 4]);
    const planned = plans.mealsOn(DAY)!;
    const table = plans.forTable(planned, DAY);
    expect(planned).toEqual(base.mealsOn(DAY));
    expect(table.nutrition).toEqual(planned.nutrition);
    const [one, all] = [planned, table].map((day) => Object.entries(day.meals[0]?.portion ?? {}));
    expect(all).toEqual(one?.map(([id, grams]) => [id, grams * 4]));
    expect(table.meals[0]?.minutes).toBeGreaterThanOrEqual(planned.meals[0]?.minutes ?? 0);
  });

  test.each([
    [undefined, 1],
    [8, 8],
    [9, 8],
    [0, 1],
    [2.5, 1],
    ["4", 1],
  ])("are read from %j as %d", (value, people) => {
    expect(plansWith(...(value === undefined ? [] : [[0, "people", value] as Entry])).people).toBe(
      people,
    );
  });
});

test("a skipped day has no meals, and its neighbors keep theirs", () => {
  const plans = plansWith(skippedEntry(DAY, true));
  expect(plans.isSkipped(DAY)).toBe(true);
  expect(plans.mealsOn(DAY)).toBeUndefined();
  expect(mealOn(plans, DAY + 1, "dinner")).toBe(mealOn(base, DAY + 1, "dinner"));
  expect(plansWith(skippedEntry(DAY, false)).mealsOn(DAY)).toEqual(base.mealsOn(DAY));
});
