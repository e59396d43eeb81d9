import type { Answers } from "#lib/json.ts";
import { type MemberPlan, serveDay } from "#rules/member-plan/make-plan.ts";
import { DAYS_OF_CYCLE } from "#rules/member-plan/meals/choose-meals.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import {
  canTakePlace,
  type MealOffer,
  mealOffers,
  withMealSwaps,
} from "#rules/member-plan/meals/swap-meal.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { swapsThatFit, withExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import { swapSource } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";
import type { Journal } from "../tracker/journal.ts";
import { findWorkout } from "../workouts/find-workout.ts";
import { type DatedAnswers, getAnswers } from "./dated-answers.ts";
import { makeFittingPlan } from "./make-fitting-plan.ts";
import { hasMealSwaps, readExerciseSwaps, readMealSwaps } from "./swaps.ts";
import { originalDay } from "./varied-days.ts";

/** A member's plan over time: answers can change, and meals and exercises can be exchanged. */
export interface MemberPlans {
  /** The answers that the plan is made from, and since when. */
  answers: readonly DatedAnswers[];
  /** The plan that a day belongs to. */
  planOn(day: number): MemberPlan;
  /** A day's meals as they're eaten; undefined if the plan has none. */
  mealsOn(day: number): PlannedDay | undefined;
  /** A day's workout as it's done; undefined on the free days after the last week. */
  workoutOn(day: number): WorkoutDay | undefined;
  /** A day's meals as they were planned, without exchanges. */
  plannedOn(day: number): PlannedDay | undefined;
  /** The meals that can take the place of one of a day, by its place in the day. */
  listOffers(day: number, place: number): MealOffer[];
  /** True if a meal can take the place of one of a day. */
  takesPlace(meal: string, day: number, place: number): boolean;
}

/** Makes plans, each one once. */
export type PlanMaker = (answers: Answers) => MemberPlan;

export function createPlanMaker(program: Program): PlanMaker {
  const made = new Map<string, MemberPlan>();
  return (answers) => {
    const key = JSON.stringify(answers);
    const plan = made.get(key) ?? makeFittingPlan(answers, program);
    made.set(key, plan);
    return plan;
  };
}

/** The plans that follow from answers and from the journal's exchanges. */
export function memberPlans(
  answers: readonly DatedAnswers[],
  journal: Journal,
  { program, makePlan }: { program: Program; makePlan: PlanMaker },
): MemberPlans {
  // Dishes take a while to make, and most of the first days have none.
  const hasSwaps = hasMealSwaps(journal);
  const sourceOn = (day: number) =>
    hasSwaps || day >= DAYS_OF_CYCLE ? swapSource(program) : program;
  const planOn = (day: number) => makePlan(getAnswers(answers, day));
  const plannedOn = (day: number) => originalDay(planOn(day), day, program);
  const exchangedOn = (day: number) => {
    const planned = plannedOn(day);
    const swaps = readMealSwaps(journal, day);
    return planned && withMealSwaps(planOn(day), planned, swaps, sourceOn(day));
  };
  const mealsOn = (day: number) =>
    serveDay(exchangedOn, day, { plan: planOn(day), source: sourceOn(day) });
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
    return planned && { planned, place, week, original: plannedOn(day) };
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
  return { answers, planOn, plannedOn, mealsOn, workoutOn, listOffers, takesPlace };
}
