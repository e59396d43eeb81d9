import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { MAX_SODIUM } from "#rules/member-plan/meals/budgets.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import { mealOffers } from "#rules/member-plan/meals/swap-meal.ts";
import { varyWeek } from "#rules/member-plan/meals/vary-week.ts";
import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";
import { realDishes, realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { bodies, eaters } from "./members.fixtures.ts";

const dishes = realDishes();
const source = { ...realProgram(), dishes };
const { foods } = source.foods;
/** A prime, so that every kind of member is met. */
const SAMPLE_OF_EATERS = 2_003;
const DAYS_OF_WEEK = 7;

function planFor(answers: Answers): MemberPlan | undefined {
  try {
    return makePlan(answers, source);
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

function* plans(): Generator<MemberPlan> {
  const all = Object.values(bodies);
  let index = 0;
  for (const eater of eaters()) {
    if (index++ % SAMPLE_OF_EATERS !== 0) continue;
    const plan = planFor({ ...eater, ...all[index % all.length] });
    if (plan) yield plan;
  }
}

const sodiumOf = ({ meals }: PlannedDay): number =>
  meals
    .flatMap(({ portion }) => Object.entries(portion))
    .reduce((sum, [id, grams]) => sum + ((foods[id]?.sodium ?? 0) * grams) / 100, 0);

const timesOf = (week: readonly PlannedDay[], contains: readonly ContentOrTrait[]): number =>
  week
    .flatMap((day) => day.meals)
    .filter((meal) => contains.some((one) => meal.contains.includes(one))).length;

/** The faults of a day with dishes, next to the one that was planned. */
function faultsOfDay(day: PlannedDay, before: PlannedDay, plan: MemberPlan): string[] {
  const { decisions, target } = plan;
  const ids = day.meals.map(({ meal }) => meal);
  return [
    ...(new Set(ids).size < ids.length ? ["twice in a day"] : []),
    ...(Math.abs(day.nutrition.energy / target.energy - 1) > 0.05 ? ["energy"] : []),
    ...(sodiumOf(day) > MAX_SODIUM ? ["salt"] : []),
    ...day.meals.flatMap(({ meal, slot, contains, minutes, portion }, place) => [
      ...(dishes[meal]?.slots.includes(slot) === false ? ["another slot"] : []),
      ...(contains.some((one) => decisions.never.has(one)) ? ["never"] : []),
      ...(minutes > Math.max(decisions.minutes, before.meals[place]?.minutes ?? 0)
        ? [`minutes: ${meal}`]
        : []),
      ...Object.entries(portion).flatMap(([id, grams]) =>
        isPureFat(foods[id]) && grams > 40 ? [`fat: ${meal}`] : [],
      ),
    ]),
  ];
}

describe("weeks with dishes of the cookbook", () => {
  test("keep every limit of the week that they vary", () => {
    const faults = new Set<string>();
    const served = new Set<string>();
    for (const plan of plans()) {
      const week = plan.cycle.slice(0, DAYS_OF_WEEK);
      const varied = varyWeek(plan, week, 3, source);
      varied.forEach((day, index) => {
        const before = week[index];
        if (!before || day === before) return;
        for (const fault of faultsOfDay(day, before, plan)) faults.add(fault);
        for (const { meal } of day.meals) if (dishes[meal]) served.add(meal);
      });
      for (const { contains, times } of plan.decisions.mostAWeek)
        if (timesOf(varied, contains) > Math.max(times, timesOf(week, contains)))
          faults.add(`too often: ${contains}`);
    }
    expect([...faults]).toEqual([]);
    expect(served.size).toBeGreaterThan(50);
  });
});

describe("dishes offered for an exchange", () => {
  test("fit the member, and keep the day's energy", () => {
    const faults = new Set<string>();
    const offered = new Set<string>();
    for (const plan of plans())
      for (const planned of plan.cycle.slice(0, 2))
        for (const place of planned.meals.keys())
          for (const offer of mealOffers(plan, { planned, place, week: plan.cycle }, source)) {
            if (!dishes[offer.meal]) continue;
            offered.add(offer.meal);
            const [meal] = offer.day.meals.filter((one) => one.meal === offer.meal);
            if (meal?.contains.some((one) => plan.decisions.never.has(one))) faults.add("never");
            if (Math.abs(offer.day.nutrition.energy / plan.target.energy - 1) > 0.05)
              faults.add(`energy: ${offer.meal}`);
          }
    expect([...faults]).toEqual([]);
    expect(offered.size).toBeGreaterThan(100);
  });
});
