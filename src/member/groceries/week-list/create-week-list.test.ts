import { describe, expect, test } from "vitest";
import { mealAt } from "#rules/member-plan/meals/places.ts";
import { createMember } from "../../member.fixtures.ts";
import type { Member } from "../../member.ts";
import { noted } from "../../months/months.fixtures.ts";
import { doubleOffers } from "../../plan/bend-offers.ts";
import { storyProgram } from "../../program.fixtures.ts";
import { createWeekList, daysText, findWeekNeeds, hasMeals } from "./create-week-list.ts";
import { nothingFits, shopFoods } from "./week-list.fixtures.ts";

const fresh = { id: () => "id", now: () => new Date("2026-03-01T10:00:00.000Z") };

describe("createWeekList", () => {
  test.each([
    [{ week: 2, people: 2 }, "Week 2, for 2 people"],
    [{ week: 5, people: 1 }, "Week 5, for 1 person"],
    [{ week: 1, month: 2, people: 2 }, "Month 2, week 1, for 2 people"],
  ])("names the week and the people: %o", (choice, name) => {
    expect(createWeekList(createMember({}), choice, fresh).name).toBe(name);
  });

  test.each([
    ["kg", /^Trout, [\d.]+ k?g \([\d.]+ (lb|oz)\)$/],
    ["lbs", /^Trout, [\d.]+ (lb|oz) \([\d.]+ k?g\)$/],
  ] as const)("weighs in the member's unit: %s", (unit, amount) => {
    const member = createMember({ unit, program: { foods: shopFoods } });
    const { items } = createWeekList(member, { week: 1, people: 1 }, fresh);
    expect(items.map(({ name }) => name)).toContainEqual(expect.stringMatching(amount));
    expect(items.map(({ name }) => name)).toContain("Salt");
  });

  test("is empty if no meals fit", () => {
    const member = createMember(nothingFits);
    expect(hasMeals(1, member.plans)).toBe(false);
    expect(hasMeals(1, createMember({}).plans)).toBe(true);
    expect(createWeekList(member, { week: 1, people: 1 }, fresh).items).toEqual([]);
  });
});

describe("findWeekNeeds", () => {
  const keeps = (id: string) => !storyProgram.meals.meals[id]?.["eat-at-once"];
  const plan = createMember({});
  const place = { day: 7, key: "dinner" } as const;
  const [double] = doubleOffers({ ...plan, journal: noted() }, place, keeps);
  const doubled = createMember({ wrote: double?.entries ?? [] });
  const listSources = (member: Member, week: number) =>
    findWeekNeeds(member, { week, people: 1 }).flatMap(({ sources }) => sources);

  test("buys what's cooked on a week's last day for the day after with that week", () => {
    const dinner = mealAt(doubled.plans.mealsOn(7), place.key)?.meal ?? "";
    expect(listSources(doubled, 1)).toContainEqual({ day: 8, meal: dinner });
    expect(listSources(doubled, 2)).not.toContainEqual({ day: 8, meal: dinner });
    expect(listSources(plan, 1).every(({ day }) => day <= 7)).toBe(true);
  });

  test("buys each meal of a month once", () => {
    const bought = [1, 2, 3, 4, 5].flatMap((week) => listSources(doubled, week));
    const listed = new Set(bought.map(({ day, meal }) => `${day} ${meal}`));
    for (let day = 1; day <= 30; day++)
      for (const { meal } of doubled.plans.mealsOn(day)?.meals ?? [])
        expect(listed).toContain(`${day} ${meal}`);
  });
});

test("daysText names the days of a week", () => {
  expect([1, 2, 5].map(daysText)).toEqual(["Days 1 to 7", "Days 8 to 14", "Days 29 to 30"]);
});
