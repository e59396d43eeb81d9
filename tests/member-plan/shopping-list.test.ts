import { describe, expect, test } from "vitest";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import type { Answers } from "#lib/json.ts";
import { findPlannedDay, type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { findNeeds } from "#rules/member-plan/shopping/shopping-list.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { bodies, eaters, numberDays, sumNeeded } from "./members.fixtures.ts";

const source = realProgram();
const { foods } = source.foods;

/** Enough eaters that every food is bought, each with another body. */
function* members(): Generator<MemberPlan> {
  const all = Object.values(bodies);
  let index = 0;
  for (const eater of eaters()) {
    if (index++ % 997 !== 0) continue;
    const plan = tryToPlan({ ...all[index % all.length], ...eater });
    if (plan) yield plan;
  }
}

function tryToPlan(answers: Answers): MemberPlan | undefined {
  try {
    return makePlan(answers, source);
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

const listDays = (plan: MemberPlan, week: number): PlannedDay[] => {
  const days = week === 5 ? [29, 30] : [1, 2, 3, 4, 5, 6, 7].map((day) => (week - 1) * 7 + day);
  return days.flatMap((day) => findPlannedDay(plan, day) ?? []);
};

const PER_UNIT = { g: 1, ml: 1, kg: 1000, liter: 1000, liters: 1000 };
const PER_IMPERIAL_UNIT = { oz: 28.35, lb: 453.6, "fl oz": 29.57 };

/** The amount that a text names in these units, or its pieces. */
function readAmount(text: string, units: Record<string, number>): number {
  const boxes = /^(\d+) \w+ of (\d+) eggs?$/.exec(text);
  if (boxes) return Number(boxes[1]) * Number(boxes[2]);
  const weight = new RegExp(`([\\d.]+) (${Object.keys(units).join("|")})(?:\\)|$| \\()`).exec(text);
  return weight ? Number(weight[1]) * (units[weight[2] ?? ""] ?? Number.NaN) : Number.NaN;
}

describe("shopping lists of the real program", () => {
  test("cover what a week needs, by less than a step or a pack more", () => {
    const seen = new Set<string>();
    let lists = 0;
    for (const plan of members()) {
      const [week, people] = [(lists % 5) + 1, (lists % 6) + 1];
      const items = findNeeds(numberDays(listDays(plan, week)), foods, { people, units: "metric" });
      const needed = sumNeeded(listDays(plan, week), foods, people);
      for (const { name, amount } of items) {
        const food = Object.values(foods).find((one) => one.name === name);
        const most = food?.sold.pieces ?? food?.sold.grams ?? 0;
        const bought = readAmount(amount, PER_UNIT);
        if (amount === "") continue;
        const least = needed.get(name) ?? Number.NaN;
        expect(bought, `${name}, ${amount}`).toBeGreaterThanOrEqual(least - 0.001);
        expect(bought, `${name}, ${amount}`).toBeLessThan(least + most);
        seen.add(name);
      }
      expect(
        items
          .filter(({ amount }) => amount)
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...needed.keys()].sort());
      lists++;
    }
    expect(lists).toBeGreaterThan(50);
    // Not every food is in a meal that these members get.
    expect(seen.size).toBeGreaterThan(50);
  });

  test("cover what a week needs in ounces and pounds, too", () => {
    let weighed = 0;
    for (const plan of members()) {
      const needed = sumNeeded(listDays(plan, 1), foods, 3);
      for (const { name, amount } of findNeeds(numberDays(listDays(plan, 1)), foods, {
        people: 3,
        units: "imperial",
      })) {
        if (!/oz|lb/.test(amount)) continue;
        const bought = readAmount(amount, PER_IMPERIAL_UNIT);
        expect(bought, `${name}, ${amount}`).toBeGreaterThanOrEqual(
          (needed.get(name) ?? 0) - 0.001,
        );
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(500);
  });

  test("name every food once, in the order of the shop", () => {
    for (const plan of members()) {
      const items = findNeeds(numberDays(listDays(plan, 1)), foods, { people: 1, units: "metric" });
      expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
      const places = items.map(({ category }) => GROCERY_CATEGORIES.indexOf(category));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(items.some(({ name }) => name === "Water" || name === "Egg yolks")).toBe(false);
      expect(items.filter(({ amount }) => amount === "").length).toBeLessThanOrEqual(1);
    }
  });
});
