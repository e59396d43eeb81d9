import type { Answers } from "#lib/json.ts";
import { findPlannedDay, type MemberPlan, serveDay } from "#rules/member-plan/make-plan.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { type MealOffer, mealOffers, withMealSwaps } from "#rules/member-plan/meals/swap-meal.ts";
import { getWeekDays, toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { swapsThatFit, withExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import type { Program } from "../program/program.ts";
import type { Journal } from "../tracker/journal.ts";
import { findWorkout } from "../workouts/find-workout.ts";
import { type DatedAnswers, getAnswers } from "./dated-answers.ts";
import { makeFittingPlan } from "./make-fitting-plan.ts";
import { readExerciseSwaps, readMealSwaps } from "./swaps.ts";

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
  /** The meals that can take the place of one of a day, by its place in the day. */
  listOffers(day: number, place: number): MealOffer[];
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
  const planOn = (day: number) => makePlan(getAnswers(answers, day));
  const plannedOn = (day: number) => {
    const plan = planOn(day);
    const planned = findPlannedDay(plan, day);
    return planned && withMealSwaps(plan, planned, readMealSwaps(journal, day), program);
  };
  const mealsOn = (day: number) => serveDay(plannedOn, day, { plan: planOn(day), source: program });
  const workoutOn = (day: number) => {
    const { weeks, decisions } = planOn(day);
    const workout = findWorkout(weeks, day);
    const { exercises } = program.exercises;
    const swaps = swapsThatFit(readExerciseSwaps(journal, day), decisions.training, exercises);
    return workout && withExerciseSwaps(workout, swaps, exercises);
  };
  const listOffers = (day: number, place: number) => {
    const [plan, planned] = [planOn(day), mealsOn(day)];
    const { from, to } = getWeekDays(toWeek(day));
    const days = Array.from({ length: to - from + 1 }, (_, index) => mealsOn(from + index));
    const week = days.flatMap((one) => one ?? []);
    const original = findPlannedDay(plan, day);
    return planned ? mealOffers(plan, { planned, place, week, original }, program) : [];
  };
  return { answers, planOn, mealsOn, workoutOn, listOffers };
}
