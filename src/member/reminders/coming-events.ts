import type { ReminderEvent } from "#api/reminders.ts";
import type { Answers } from "#lib/json.ts";
import type { PlannedMeal } from "#rules/member-plan/meals/planned-day.ts";
import { isFishOrSeafood, isMeat } from "#rules/member-plan/pool/contents.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { getDateOfDay } from "../day/shown-day.ts";
import { hasMeals } from "../groceries/week-list/create-week-list.ts";
import { getAnswers } from "../plan/dated-answers.ts";
import type { MemberPlans } from "../plan/member-plans.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";
import { DAYS } from "../tracker/notes.ts";

interface Plan {
  plans: MemberPlans;
  program: Program;
  /** The current day of the plan, which is today. */
  current: number;
  today: Date;
  /** True if names of meals may be in it. */
  names: boolean;
}

type MealSlot = "breakfast" | "lunch" | "dinner";

/** The hour without an answer, and the answer that has one. An hour before `from` is in the afternoon. */
const MEALS: Record<MealSlot, { answer: string; hour: number; from: number }> = {
  breakfast: { answer: "breakfastTime", hour: 8, from: 0 },
  lunch: { answer: "lunchTime", hour: 12, from: 8 },
  dinner: { answer: "dinnerTime", hour: 18, from: 12 },
};
const FREEZER_HOUR = 20;
const HALF_A_DAY = 12;
/** The server keeps no longer ones. */
const MAX_NAME = 100;

/** Meat that shops sell ready to eat isn't frozen. */
const KEPT_COOL = ["ready-to-eat", "cured"] as const;

/**
 * What a calendar shows of the plan, from today to its last day: meals at the member's times,
 * workouts, the day before each week to shop, and the evenings before meat is cooked.
 */
export function comingEvents(plan: Plan): ReminderEvent[] {
  const days = Array.from({ length: DAYS - plan.current + 1 }, (_, index) => plan.current + index);
  return days.flatMap((day) => [
    ...mealEvents(plan, day),
    ...(isTraining(plan, day) ? [{ day: dayText(plan, day), kind: "workout" as const }] : []),
    ...(isShoppingDay(plan, day) ? [{ day: dayText(plan, day), kind: "shopping" as const }] : []),
    ...freezerEvents(plan, day),
  ]);
}

function mealEvents(plan: Plan, day: number): ReminderEvent[] {
  const answers = getAnswers(plan.plans.answers, day);
  return (plan.plans.mealsOn(day)?.meals ?? []).flatMap(({ slot, meal }) =>
    slot === "snack"
      ? []
      : [
          {
            day: dayText(plan, day),
            kind: slot,
            at: momentText(plan, day, hourOf(slot, answers)),
            ...nameOf(plan, [meal]),
          },
        ],
  );
}

/** Days of rest have exercises, too, but take no time. */
const isTraining = ({ plans }: Plan, day: number): boolean =>
  !plans.isSkipped(day) && plans.workoutOn(day)?.minutes !== undefined;

/** The day before a week with meals begins; for the first week, its first day. */
function isShoppingDay({ plans }: Plan, day: number): boolean {
  const next = day + 1;
  const beginsNext = next <= DAYS && getWeekDays(toWeek(next)).from === next;
  return (beginsNext || day === 1) && hasMeals(toWeek(beginsNext ? next : day), plans);
}

/** On the evening of a day, if the next one cooks meat or fish. */
function freezerEvents(plan: Plan, day: number): ReminderEvent[] {
  const cooked = plan.plans.mealsOn(day + 1)?.meals ?? [];
  const frozen = cooked.filter((meal) => isFrozen(meal, plan.program));
  if (day >= DAYS || frozen.length === 0) return [];
  return [
    {
      day: dayText(plan, day),
      kind: "freezer",
      at: momentText(plan, day, FREEZER_HOUR),
      ...nameOf(
        plan,
        frozen.map(({ meal }) => meal),
      ),
    },
  ];
}

const isFrozen = ({ portion, isLeftover }: PlannedMeal, { foods }: Program): boolean =>
  !isLeftover &&
  Object.keys(portion).some((id) => {
    const { contains = [], traits = [] } = foods.foods[id] ?? {};
    return (
      contains.some((one) => isMeat(one) || isFishOrSeafood(one)) &&
      !KEPT_COOL.some((trait) => traits.includes(trait))
    );
  });

function nameOf({ names, program }: Plan, meals: string[]): { name?: string } {
  const known = meals.flatMap((meal) => findMeal(program, meal)?.name ?? []);
  return names && known.length > 0 ? { name: known.join(", ").slice(0, MAX_NAME) } : {};
}

/** `12-2` of lunch is 12, and `6-8` of dinner is 18. */
function hourOf(slot: MealSlot, answers: Answers): number {
  const { answer, hour, from } = MEALS[slot];
  const [, typed] = /^(\d{1,2})-\d{1,2}$/.exec(String(answers[answer])) ?? [];
  const answered = Number(typed);
  if (typed === undefined || answered > 2 * HALF_A_DAY) return hour;
  return answered < from ? answered + HALF_A_DAY : answered;
}

const dateFor = ({ current, today }: Plan, day: number) => getDateOfDay(day, current, today);

function dayText(plan: Plan, day: number): string {
  const date = dateFor(plan, day);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The moment of an hour of a day, where the member is. */
function momentText(plan: Plan, day: number, hour: number): string {
  const date = dateFor(plan, day);
  date.setHours(hour);
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}
