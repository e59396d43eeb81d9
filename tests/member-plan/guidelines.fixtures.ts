import type { Answers } from "#lib/json.ts";
import { findPlannedDay, type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { restingEnergy } from "#rules/member-plan/needs/energy.ts";
import { deriveFacts } from "#rules/member-plan/needs/facts.ts";
import type { Effort } from "#rules/member-plan/pool/exercise-pool.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { allBodies, eaters } from "./members.fixtures.ts";

export const source = realProgram();
export const { foods } = source.foods;
export const { meals } = source.meals;
export const { rules } = source;
/** Prime, so that the sample meets every answer together with every body. */
export const SAMPLE = 487;

export interface Member {
  answers: Answers;
  plan: MemberPlan;
  /** The days of the third week, when everything that starts late has begun. */
  lateWeek: PlannedDay[];
}

export const members: Member[] = [...eaters()]
  .filter((_, index) => index % SAMPLE === 0)
  .map((eater, index) => {
    const body = allBodies[index % allBodies.length];
    const training = {
      ...(index % 5 === 0 && { age: 70 }),
      ...(index % 3 === 0 && { goals: ["fit", "muscle", "weight"] }),
    };
    const meatRelationship = ["love", "rarely", "none"][index % 3] ?? "";
    const answers = { ...eater, meatRelationship, ...body, ...training };
    const plan = makePlan(answers, source);
    const lateWeek = [15, 16, 17, 18, 19, 20, 21].flatMap((day) => findPlannedDay(plan, day) ?? []);
    return { answers, plan, lateWeek };
  });

/** Runs a rule for every member, and returns those who break it. */
export const breaking = (isKept: (member: Member) => boolean): unknown[] =>
  members
    .filter((member) => !isKept(member))
    .slice(0, 3)
    .map(({ answers, plan, lateWeek }) => ({
      ...{ answers, target: plan.target },
      days: lateWeek.map((day) => day.meals.map(({ meal, portion }) => [meal, portion])),
    }));

export const listMeals = (days: PlannedDay[]) => days.flatMap((day) => day.meals);
export const sumGrams = (days: PlannedDay[], isMeant: (id: string) => boolean) =>
  listMeals(days)
    .flatMap(({ portion }) => Object.entries(portion))
    .reduce((sum, [id, grams]) => sum + (isMeant(id) ? grams : 0), 0);
export const readFacts = ({ answers }: Member) => deriveFacts(answers, rules.defaults);
export const calculateNeed = (member: Member) => {
  const { body, activity } = readFacts(member);
  return restingEnergy(body) * activity;
};
export const isFish = (contains: readonly string[]) =>
  contains.includes("fish") || contains.includes("seafood");
export const containing = (content: string) =>
  Object.values(meals).filter(({ ingredients }) =>
    Object.keys(ingredients).some((id) => foods[id]?.contains.some((one) => one === content)),
  );
export const dayNames = source.workouts.days.map(({ parts }) =>
  parts.some(({ kind }) => kind === "strength") ? "strength" : (parts.at(-1)?.kind ?? ""),
);
export const isTraining = (kind: string | undefined) => kind === "strength" || kind === "cardio";
export const sumWork = (efforts: Effort[]) =>
  efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = 0 }) => sum + sets * (repetitions + seconds),
    0,
  );
