import type { Answers } from "#lib/json.ts";
import type { MemberPlan } from "#rules/member-plan/make-plan.ts";
import { dayForPeople } from "#rules/member-plan/meals/for-people.ts";
import { createKitchen, wholePool } from "#rules/member-plan/meals/meal-source.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { canTakePlace, type MealOffer, mealOffers } from "#rules/member-plan/meals/swap-meal.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { swapsThatFit, withExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import { swapSource } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";
import type { Journal } from "../tracker/journal.ts";
import { isSkipped } from "../tracker/notes.ts";
import { findWorkout } from "../workouts/find-workout.ts";
import { type BentDays, bentDays } from "./bent-days.ts";
import { type DatedAnswers, type Entry, getAnswers } from "./dated-answers.ts";
import { makeFittingPlan } from "./make-fitting-plan.ts";
import { peopleIn } from "./people.ts";
import { readExerciseSwaps } from "./swaps.ts";

/** A member's plan over time: answers can change, and days can be bent. */
export interface MemberPlans extends Omit<BentDays, "servedOn"> {
  /** The answers that the plan is made from, and since when. */
  answers: readonly DatedAnswers[];
  /** The plan that a day belongs to. */
  planOn(day: number): MemberPlan;
  /** The people at the table, the member included. What `mealsOn` has is for one of them. */
  people: number;
  /** A day's meals with the amounts and the time for all people at the table. */
  forTable(planned: PlannedDay, day: number): PlannedDay;
  isSkipped(day: number): boolean;
  /** A day's meals as they're eaten; undefined if the plan has none, or the day is skipped. */
  mealsOn(day: number): PlannedDay | undefined;
  /** A day's workout as it's done; undefined on the free days after the last week. */
  workoutOn(day: number): WorkoutDay | undefined;
  /** The meals that can take the place of one of a day, by its place in the day. */
  listOffers(day: number, place: number): MealOffer[];
  /** True if a meal can take the place of one of a day. */
  takesPlace(meal: string, day: number, place: number): boolean;
  /** The same plans once these entries were written. */
  after(entries: readonly Entry[]): MemberPlans;
}

/** Makes plans, each one once. */
export type PlanMaker = (answers: Answers) => MemberPlan;

/** For the first month, unless there's a `variation`. */
export function createPlanMaker(program: Program, variation?: Variation): PlanMaker {
  const made = new Map<string, MemberPlan>();
  return (answers) => {
    const key = JSON.stringify(answers);
    const plan = made.get(key) ?? makeFittingPlan(answers, program, variation);
    made.set(key, plan);
    return plan;
  };
}

/** The plans that follow from answers and from what the journal says about days. */
export function memberPlans(
  answers: readonly DatedAnswers[],
  journal: Journal,
  making: { program: Program; makePlan: PlanMaker },
): MemberPlans {
  const { program, makePlan } = making;
  const planOn = (day: number) => makePlan(getAnswers(answers, day));
  const { servedOn: mealsOn, ...bent } = bentDays(journal, planOn, program);
  const workoutOn = (day: number) => {
    const { weeks, decisions } = planOn(day);
    const workout = findWorkout(weeks, day);
    const { exercises } = program.exercises;
    const swaps = swapsThatFit(readExerciseSwaps(journal, day), decisions.training, exercises);
    return workout && withExerciseSwaps(workout, swaps, exercises);
  };
  const exchangeAt = (day: number, place: number) => {
    const planned = mealsOn(day);
    const { from, to } = getWeekDays(toWeek(day));
    const days = Array.from({ length: to - from + 1 }, (_, index) => mealsOn(from + index));
    const week = days.flatMap((one) => one ?? []);
    return planned && { planned, place, week, original: bent.originalOn(day) };
  };
  const listOffers = (day: number, place: number) => {
    const exchange = exchangeAt(day, place);
    return exchange ? mealOffers(planOn(day), exchange, swapSource(program)) : [];
  };
  const takesPlace = (meal: string, day: number, place: number) => {
    const exchange = exchangeAt(day, place);
    const plan = planOn(day);
    return exchange !== undefined && canTakePlace(plan, exchange, meal, swapSource(program));
  };
  const people = peopleIn(journal);
  const forTable = (planned: PlannedDay, day: number) => {
    const source = swapSource(program);
    const { pans } = createKitchen(source, planOn(day).decisions);
    return dayForPeople(planned, people, { pool: wholePool(source), pans });
  };
  return {
    ...bent,
    ...{ answers, planOn, people, forTable, mealsOn, workoutOn, listOffers, takesPlace },
    isSkipped: (day) => isSkipped(journal, day),
    after: (entries) => memberPlans(answers, withEntries(journal, entries), making),
  };
}

const withEntries = (journal: Journal, entries: readonly Entry[]): Journal => ({
  ...journal,
  entries: {
    ...journal.entries,
    ...Object.fromEntries(
      entries.map(([day, field, value]) => [
        `${day}/${field}`,
        { day, field, value, changedAt: "" },
      ]),
    ),
  },
});
