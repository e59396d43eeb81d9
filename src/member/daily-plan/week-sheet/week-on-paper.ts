import type { Portion } from "#rules/member-plan/meals/portion.ts";
import { portionText, recipeText } from "#rules/member-plan/meals/portion-text.ts";
import { getWeekDays } from "#rules/member-plan/shopping/shopping-list.ts";
import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import type { Member } from "../../member.ts";
import { kcalText } from "../../plan/rounded.ts";
import { findMeal } from "../../program/cookbook-dishes.ts";
import { MEAL_TIMES } from "../../program/meal-times.ts";
import { toUnits } from "../../tracker/unit.ts";
import { shortEffortText } from "../../workouts/effort.ts";

type Planner = Pick<Member, "plans" | "program" | "unit">;

interface DayOnPaper {
  day: number;
  /** `2,110 kcal`; undefined without meals. */
  energy: string | undefined;
  meals: { time: string; name: string; minutes: number; portion: string }[];
  workout: string;
  isSkipped: boolean;
}

/** A week of the plan as text, and each of its recipes once. */
export interface WeekOnPaper {
  days: DayOnPaper[];
  recipes: { name: string; minutes: number; how: string }[];
  people: number;
}

export function weekOnPaper(member: Planner, week: number): WeekOnPaper {
  const { plans, program } = member;
  const { from, to } = getWeekDays(week);
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const recipes = new Map<string, WeekOnPaper["recipes"][number]>();
  for (const { one, planned } of numbers.flatMap((day) => mealsForTable(plans, day))) {
    const { meal: id, minutes } = planned;
    const meal = findMeal(program, id);
    // The recipe of what's left over is that of the dinner, which can be in the week before.
    if (!meal || (planned.isLeftover && recipes.has(id))) continue;
    const how = recipeText(meal, { ...planned, portion: one.portion }, program.foods.foods);
    // Of a meal that comes up twice, the recipe that knows most.
    if (how.length > (recipes.get(id)?.how.length ?? 0))
      recipes.set(id, { name: meal.name, minutes, how });
  }
  return {
    days: numbers.map((day) => dayOnPaper(member, day)),
    recipes: [...recipes.values()],
    people: plans.people,
  };
}

/** A day's meals for one person, and as they're cooked for all people at the table. */
function mealsForTable(plans: Member["plans"], day: number) {
  const ofOne = plans.mealsOn(day);
  const table = ofOne && plans.forTable(ofOne, day);
  return (ofOne?.meals ?? []).flatMap((one, place) => {
    const planned = table?.meals[place];
    return planned ? [{ one, planned }] : [];
  });
}

function dayOnPaper({ plans, program, unit }: Planner, day: number): DayOnPaper {
  const ofOne = plans.mealsOn(day);
  const planned = ofOne && plans.forTable(ofOne, day);
  const inWords = (portion: Portion) => portionText(portion, program.foods.foods, toUnits(unit));
  const meals = planned?.meals.flatMap(
    ({ slot, meal: id, portion, minutes, isLeftover, forTomorrow, forSlot = "lunch" }) => {
      const name = findMeal(program, id)?.name;
      const tomorrow = forTomorrow ? `. Tomorrow's ${forSlot}: ${inWords(forTomorrow)}` : "";
      return name === undefined
        ? []
        : {
            time: MEAL_TIMES[slot].name,
            name: isLeftover ? `${name}, from yesterday` : name,
            minutes,
            portion: `${inWords(portion)}${tomorrow}`,
          };
    },
  );
  return {
    day,
    energy: planned && kcalText(planned.nutrition.energy),
    meals: meals ?? [],
    workout: workoutText(plans.workoutOn(day), program.exercises.exercises),
    isSkipped: plans.isSkipped(day),
  };
}

/** `Upper Body, 32 min: Push-up 3 × 8, Plank 2 × 20 s` */
function workoutText(
  workout: WorkoutDay | undefined,
  about: Member["program"]["exercises"]["exercises"],
): string {
  if (!workout) return "A free day";
  const { name, minutes, exercises } = workout;
  const head = minutes === undefined ? name : `${name}, ${minutes} min`;
  const all = exercises.map(
    (effort) => `${about[effort.exercise]?.name ?? effort.exercise} ${shortEffortText(effort)}`,
  );
  return all.length > 0 ? `${head}: ${all.join(", ")}` : head;
}
