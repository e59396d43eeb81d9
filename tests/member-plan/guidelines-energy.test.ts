import { describe, expect, test } from "vitest";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { computeNutrition } from "#rules/member-plan/meals/portion.ts";
import { weightForProtein } from "#rules/member-plan/needs/protein.ts";
import { isMeat } from "#rules/member-plan/pool/contents.ts";
import {
  breaking,
  calculateNeed,
  foods,
  listMeals,
  type Member,
  members,
  readFacts,
  sumGrams,
} from "./guidelines.fixtures.ts";

test("the sample is large, and meets everything that the rules are about", () => {
  expect(members.length).toBeGreaterThan(140);
  expect(members.some(({ plan }) => plan.later.length > 0)).toBe(true);
  expect(members.some((member) => readFacts(member).category === "underweight")).toBe(true);
});

const isOld = (member: Member) => readFacts(member).body.age >= 65;
/** A single meal and snacks can't be fat enough for 3,200 kcal. The whole week still is. */
const isOneMeal = ({ plan: { decisions } }: Member) =>
  decisions.slots.filter((slot) => slot !== "snack").length < 2;
const isObese = (member: Member) => readFacts(member).category === "obese";

describe("a dietitian's checklist: energy", () => {
  // AHA/ACC/TOS guideline for overweight and obesity in adults, Circulation 2014;129:S102-38.
  test("1. has no day below 1,200 kcal for women and 1,500 kcal for men", () => {
    expect(
      breaking(({ plan, answers }) =>
        plan.cycle.every(
          // Portions are weighed in steps, so a day may miss its target by a few kcal.
          ({ nutrition }) => nutrition.energy >= (answers.gender === "male" ? 1500 : 1200) * 0.97,
        ),
      ),
    ).toEqual([]);
  });

  // The product's own: what fits on a plate. In this sample, one meal in eighty has more, for
  // members who eat much and leave out most foods.
  test("36. has at most 500 g of a food in a meal", () => {
    const plates = members.flatMap(({ lateWeek }) => listMeals(lateWeek));
    const huge = plates.filter(({ portion }) =>
      Object.values(portion).some((grams) => grams > 500),
    );
    expect(huge.length / plates.length).toBeLessThan(0.014);
  });

  // The same guideline: a deficit of 500 to 750 kcal a day. Only needs above the cap exceed it.
  test("2. has no deficit above 750 kcal, unless the need is above 3,200 kcal", () => {
    expect(
      breaking(
        (member) => Math.min(calculateNeed(member), 3200) - member.plan.target.energy <= 755,
      ),
    ).toEqual([]);
  });

  // WHO, BMI classification: below 18.5 is underweight. NICE QS24: support weight gain.
  test("3. has no deficit for underweight members", () => {
    expect(
      breaking(
        (member) =>
          readFacts(member).category !== "underweight" ||
          member.plan.target.energy >= calculateNeed(member),
      ),
    ).toEqual([]);
  });

  // ESPEN guideline on geriatrics, Clin Nutr 2019;38:10-47: weight-reducing diets only for obese
  // older people, and slowly.
  test("3b. from 65 on, has no deficit below a BMI of 30, and a tenth at most above", () => {
    expect(members.some((member) => isOld(member) && isObese(member))).toBe(true);
    expect(
      breaking((member) => {
        const least = calculateNeed(member) * (isObese(member) ? 0.9 : 1);
        return !isOld(member) || member.plan.target.energy >= Math.min(least, 3200) - 5;
      }),
    ).toEqual([]);
  });

  // The same guideline recommends losing weight from a BMI of 25 on.
  test("4. has no deficit for members of a healthy weight", () => {
    expect(
      breaking(
        (member) =>
          readFacts(member).category !== "healthy" ||
          member.plan.target.energy >= Math.min(calculateNeed(member), 3200) - 5,
      ),
    ).toEqual([]);
  });
});

describe("a dietitian's checklist: protein", () => {
  // PROT-AGE, J Am Med Dir Assoc 2013;14:542-59; ISSN, J Int Soc Sports Nutr 2017;14:20; Dietary
  // Reference Intakes 2005: up to 35 % of the energy that somebody usually eats.
  test("5. has 1.2 to 2 g for each kg of adjusted weight, or up to 35 % of the energy", () => {
    const isAtMost = (most: number, kg: number, days: PlannedDay[]) => {
      const sum = (of: "energy" | "protein") =>
        days.reduce((all, { nutrition }) => all + nutrition[of], 0);
      return sum("protein") <= Math.max(2 * kg * days.length, (most * sum("energy")) / 4);
    };
    expect(
      breaking((member) => {
        const kg = weightForProtein(readFacts(member).body);
        const days = [...member.plan.cycle, ...member.lateWeek];
        return (
          days.every(({ nutrition }) => nutrition.protein >= 1.2 * kg) &&
          (isOneMeal(member) || days.every((day) => isAtMost(0.4, kg, [day]))) &&
          isAtMost(0.35, kg, member.lateWeek)
        );
      }),
    ).toEqual([]);
  });

  // Schoenfeld and Aragon, J Int Soc Sports Nutr 2018;15:10: spread over the day, 20 g a meal.
  test("6. has 20 g or more in a main meal on average", () => {
    expect(
      breaking(({ lateWeek }) => {
        const main = listMeals(lateWeek).filter(({ slot }) => slot !== "snack");
        const protein = main.map(({ portion }) => computeNutrition(portion, foods).protein);
        return protein.reduce((sum, one) => sum + one, 0) >= 20 * main.length;
      }),
    ).toEqual([]);
  });

  // Dietary Guidelines for Americans 2020-2025: vary the sources of protein.
  test("7. has two sources of protein or more every day", () => {
    const giving = ({ portion }: PlannedDay["meals"][number]) =>
      Object.entries(portion)
        .filter(([id, grams]) => ((foods[id]?.protein ?? 0) * grams) / 100 >= 5)
        .map(([id]) => id);
    expect(
      breaking(({ lateWeek }) =>
        lateWeek.every((day) => new Set(day.meals.flatMap(giving)).size >= 2),
      ),
    ).toEqual([]);
  });

  test("38. has the cholesterol tested of members who eat eggs instead of meat", () => {
    const isTold = ({ plan }: Member) => plan.reasons.some(({ text }) => /cholesterol/.test(text));
    const eatsEggsAlone = ({ plan: { cycle } }: Member) =>
      !listMeals(cycle).some(({ contains }) => contains.some(isMeat)) &&
      sumGrams(cycle, (id) => id === "egg") > 0;
    expect(members.filter(eatsEggsAlone).length).toBeGreaterThan(5);
    expect(breaking((one) => isTold(one) === eatsEggsAlone(one))).toEqual([]);
  });
});
