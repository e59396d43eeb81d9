import type { Answers } from "#lib/json.ts";
import { dayOf, type MemberPlan, makePlan } from "#member-plan/make-plan.ts";
import { portionText, recipeText } from "#member-plan/meals/portion-text.ts";
import type { Effort } from "#member-plan/pool/exercise-pool.ts";
import type { PlanSource } from "#member-plan/pool/plan-source.ts";
import { reasonsOfPlan } from "#member-plan/reasons.ts";

const DAYS = 7;
/** The first week and the fullest one. */
const WEEKS = [0, 3];

/** A week of a member's plan in Markdown: its reasons, meals, recipes, and workouts. */
export function memberInWords(name: string, answers: Answers, source: PlanSource): string {
  const plan = makePlan(answers, source);
  const { energy, protein } = plan.target;
  const days = Array.from({ length: DAYS }, (_, index) => [
    `\n## Day ${index + 1}\n`,
    ...mealsOn(plan, index + 1, source),
    ...workoutsOn(plan, index, source),
  ]);
  return [
    `# ${name}\n`,
    `${energy} kcal, ${Math.round(protein.from)} to ${Math.round(protein.to)} g of protein\n`,
    ...reasonsOfPlan(plan, source).map(({ text }) => `- ${text}`),
    ...days.flat(),
  ].join("\n");
}

function mealsOn(plan: MemberPlan, day: number, { meals, foods }: PlanSource): string[] {
  return (dayOf(plan, day)?.meals ?? []).flatMap(({ slot, meal: id, portion }) => {
    const meal = meals.meals[id];
    return meal
      ? [
          `- ${slot}: ${meal.name}, ${meal.minutes} min`,
          `  ${portionText(portion, foods.foods, "metric")}`,
          `  ${recipeText(meal, portion, foods.foods)}`,
        ]
      : [];
  });
}

const workoutsOn = (plan: MemberPlan, index: number, { exercises }: PlanSource): string[] =>
  WEEKS.flatMap((week) => {
    const workout = plan.weeks[week]?.days[index];
    const efforts = (workout?.exercises ?? []).map(
      (effort) => `${exercises.exercises[effort.exercise]?.name} ${amountOf(effort)}`,
    );
    return workout ? [`- ${workout.name}, week ${week + 1}: ${efforts.join(", ")}`] : [];
  });

const amountOf = ({ sets, repetitions, seconds, sides }: Effort): string =>
  `${sets} × ${repetitions ?? `${seconds} s`}${sides ? " per side" : ""}`;
