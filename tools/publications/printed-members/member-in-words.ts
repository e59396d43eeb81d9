import type { Answers } from "#lib/json.ts";
import { type MemberPlan, makePlan, servedDay } from "#rules/member-plan/make-plan.ts";
import { portionText, recipeText } from "#rules/member-plan/meals/portion-text.ts";
import type { Effort } from "#rules/member-plan/pool/exercise-pool.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { listPlanReasons } from "#rules/member-plan/reasons.ts";

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
    ...listPlanReasons(plan, source).map(({ text }) => `- ${text}`),
    ...days.flat(),
  ].join("\n");
}

function mealsOn(plan: MemberPlan, day: number, source: PlanSource): string[] {
  const { meals, foods } = source;
  return (servedDay(plan, day, source)?.meals ?? []).flatMap((planned) => {
    const { slot, portion, minutes, forTomorrow } = planned;
    const meal = meals.meals[planned.meal];
    return meal
      ? [
          `- ${slot}: ${meal.name}, ${minutes} min`,
          `  ${portionText(portion, foods.foods, "metric")}`,
          ...(forTomorrow
            ? [`  Tomorrow's lunch: ${portionText(forTomorrow, foods.foods, "metric")}`]
            : []),
          `  ${recipeText(meal, planned, foods.foods)}`,
        ]
      : [];
  });
}

const workoutsOn = (plan: MemberPlan, index: number, { exercises }: PlanSource): string[] =>
  WEEKS.flatMap((week) => {
    const workout = plan.weeks[week]?.days[index];
    const efforts = (workout?.exercises ?? []).map(
      (effort) => `${exercises.exercises[effort.exercise]?.name} ${formatAmount(effort)}`,
    );
    return workout ? [`- ${workout.name}, week ${week + 1}: ${efforts.join(", ")}`] : [];
  });

const formatAmount = ({ sets, repetitions, seconds, sides }: Effort): string =>
  `${sets} × ${repetitions ?? `${seconds} s`}${sides ? " per side" : ""}`;
