import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { findPlannedDay, makePlan } from "../make-plan.ts";
import type { Content } from "../pool/contents.ts";
import type { PoolMeal } from "../pool/meal-pool.ts";
import type { PlanSource } from "../pool/plan-source.ts";
import { food, foods, meal, smallProgram } from "../small-program.fixtures.ts";
import { mealOffers, withMealSwaps } from "./swap-meal.ts";

/** The program with these meals alone, which may come up from the first day on. */
const withMeals = (meals: Record<string, PoolMeal>): PlanSource => ({
  ...smallProgram,
  foods: { foods: { ...foods, kidney: food({ contains: ["organ"] }) } },
  meals: { meals },
  rules: { ...smallProgram.rules, later: [] },
});

const hating: Answers = { meatPreferences: { pork: "hate" } };

function planDay(answers: Answers, program = smallProgram, day = 1) {
  const plan = makePlan(answers, program);
  const planned = findPlannedDay(plan, day)!;
  const ids = planned.meals.map(({ meal }) => meal);
  return { plan, planned, ids };
}

describe("withMealSwaps", () => {
  test("puts another meal in the place of one, and meets the target again", () => {
    const { plan, planned, ids } = planDay({});
    const instead = "cod-7";
    expect(ids).not.toContain(instead);
    const swapped = withMealSwaps(plan, planned, { [ids[1]!]: instead }, smallProgram);
    expect(swapped.meals.map(({ meal }) => meal)).toEqual([ids[0], instead, ...ids.slice(2)]);
    expect(swapped.meals.map(({ slot }) => slot)).toEqual(planned.meals.map(({ slot }) => slot));
    expect(swapped.meals[1]?.contains).toContain("fish");
    expect(Math.abs(swapped.nutrition.energy / plan.target.energy - 1)).toBeLessThan(0.05);
  });

  test.each([
    ["a meal that the member hates", "pork-3"],
    ["a meal that takes too long", "roast"],
    ["a meal that starts late", "liver"],
    ["a meal that doesn't exist", "soup"],
  ])("ignores %s", (_, instead) => {
    const { plan, planned, ids } = planDay(hating);
    expect(withMealSwaps(plan, planned, { [ids[1]!]: instead }, smallProgram)).toBe(planned);
  });

  test("ignores a meal that the day has already", () => {
    const { plan, planned, ids } = planDay({});
    expect(withMealSwaps(plan, planned, { [ids[0]!]: ids[1]! }, smallProgram)).toBe(planned);
    const both = { [ids[0]!]: "cod-7", [ids[1]!]: "cod-7" };
    const swapped = withMealSwaps(plan, planned, both, smallProgram);
    expect(swapped.meals.map(({ meal }) => meal)).toEqual(["cod-7", ...ids.slice(1)]);
  });

  test("ignores swaps of meals that the day doesn't have", () => {
    const { plan, planned } = planDay({});
    expect(withMealSwaps(plan, planned, { roast: "cod-7" }, smallProgram)).toBe(planned);
  });
});

describe("mealOffers", () => {
  const listOffers = (answers: Answers, program = smallProgram) => {
    const { plan, planned } = planDay(answers, program);
    return mealOffers(plan, { planned, place: 1, week: plan.cycle }, program);
  };

  test("are three that differ in their main food, with the day that each makes", () => {
    const { plan, planned, ids } = planDay({});
    const offers = mealOffers(plan, { planned, place: 1, week: plan.cycle }, smallProgram);
    expect(offers).toHaveLength(3);
    expect(new Set(offers.map(({ day }) => day.meals[1]?.contains[0])).size).toBe(3);
    for (const { meal, day } of offers) {
      expect(ids).not.toContain(meal);
      expect(day).toEqual(withMealSwaps(plan, planned, { [ids[1]!]: meal }, smallProgram));
    }
  });

  test("have only what the member may get", () => {
    const contents = listOffers(hating).flatMap(({ day }) => day.meals[1]?.contains ?? []);
    expect(contents.length).toBeGreaterThan(0);
    expect(contents).not.toContain("pork");
  });

  test("have nothing that comes up often enough already", () => {
    const limited = {
      ...smallProgram,
      rules: {
        ...smallProgram.rules,
        "at-most": [
          {
            ...{ contains: ["fish" as const], "times-a-week": 1 },
            when: { answer: "fishPreference", is: "sometimes" },
          },
        ],
      },
    };
    const served = makePlan(hating, limited)
      .cycle.slice(0, 7)
      .flatMap(({ meals }) => meals);
    expect(served.filter(({ contains }) => contains.includes("fish"))).toHaveLength(1);
    const contents = (program: typeof smallProgram) =>
      listOffers(hating, program).flatMap(({ day }) => day.meals[1]?.contains ?? []);
    expect(contents(smallProgram)).toContain("fish");
    expect(contents(limited)).not.toContain("fish");
  });

  test.each<[string, Content[], boolean]>([
    ["what it has too often with other food", ["organ"], false],
    ["another kind that comes up too often", ["fish", "organ"], false],
    ["what comes up too often elsewhere", ["fish"], true],
  ])("know of a limit for %s", (_, contains, isOffered) => {
    const { plan, planned } = planDay({});
    const mostAWeek = [{ contains, times: 1 }];
    const [breakfast, lunch, dinner, ...others] = planned.meals;
    const organs = { ...dinner!, meal: "heart", contains: ["beef", "organ"] satisfies Content[] };
    const limited = { ...plan, decisions: { ...plan.decisions, mostAWeek } };
    const program = withMeals({ kidney: meal({ kidney: 100 }), eggs: meal({ egg: 100 }) });
    const week = [{ ...planned, meals: [breakfast!, lunch!, organs, ...others] }];
    const offers = mealOffers(limited, { planned, place: 1, week }, program);
    expect(offers.map(({ meal }) => meal)).toEqual(isOffered ? ["eggs", "kidney"] : ["eggs"]);
  });

  test("don't count the meal that they take the place of", () => {
    const { plan, planned } = planDay({});
    const mostAWeek = [{ contains: ["organ" as const], times: 1 }];
    const limited = { ...plan, decisions: { ...plan.decisions, mostAWeek } };
    const meals = planned.meals.map((one, place) =>
      place === 1 ? { ...one, meal: "heart", contains: ["organ" as const] } : one,
    );
    const day = { ...planned, meals };
    const program = withMeals({ kidney: meal({ kidney: 100 }) });
    const [offer] = mealOffers(limited, { planned: day, place: 1, week: [day] }, program);
    expect(offer?.meal).toBe("kidney");
  });

  test("begin with the first of each main food", () => {
    const { plan, planned } = planDay({});
    const program = withMeals({
      "a-steak": meal({ beef: 200 }),
      "b-roast": meal({ beef: 150 }),
      "c-eggs": meal({ egg: 100 }),
    });
    const offered = mealOffers(plan, { planned, place: 1, week: [] }, program);
    expect(offered.map(({ meal }) => meal)).toEqual(["a-steak", "c-eggs", "b-roast"]);
  });

  test("have no meal of the day before its exchanges, so that each can be taken back", () => {
    const { plan, planned, ids } = planDay({});
    const { meals } = smallProgram.meals;
    const few = {
      ...smallProgram,
      meals: {
        meals: Object.fromEntries([...ids, "cod-7", "egg-7"].map((id) => [id, meals[id]!])),
      },
    };
    const swapped = withMealSwaps(plan, planned, { [ids[1]!]: "cod-7" }, few);
    const listOffered = (original?: typeof planned) =>
      [0, 1]
        .flatMap((place) => mealOffers(plan, { planned: swapped, place, week: [], original }, few))
        .map(({ meal }) => meal);
    expect(listOffered()).toEqual(expect.arrayContaining([ids[1], "egg-7"]));
    expect(new Set(listOffered(planned))).toEqual(new Set(["egg-7"]));
  });

  test("begin with meals that the week doesn't have", () => {
    const { plan, planned, ids } = planDay({});
    const all = { meals: plan.cycle.flatMap(({ meals }) => meals), nutrition: planned.nutrition };
    const served = all.meals.map(({ meal }) => meal);
    const [first] = mealOffers(plan, { planned, place: 1, week: plan.cycle }, smallProgram);
    const fewest = Math.min(
      ...Object.keys(smallProgram.meals.meals)
        .filter((id) => !ids.includes(id) && !["roast", "liver"].includes(id))
        .map((id) => served.filter((one) => one === id).length),
    );
    expect(served.filter((id) => id === first?.meal)).toHaveLength(fewest);
  });

  test("are none if nothing else fits", () => {
    const { meals } = smallProgram.meals;
    const few = Object.fromEntries(
      ["beef-0", "egg-0", "cod-0", "pork-0"].map((id) => [id, meals[id]!]),
    );
    expect(listOffers({}, { ...smallProgram, meals: { meals: few } })).toEqual([]);
  });
});
