import { describe, expect, test } from "vitest";
import { createMember } from "../../member.fixtures.ts";
import { createWeekList, daysText, hasMeals } from "./create-week-list.ts";
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

test("daysText names the days of a week", () => {
  expect([1, 2, 5].map(daysText)).toEqual(["Days 1 to 7", "Days 8 to 14", "Days 29 to 30"]);
});
