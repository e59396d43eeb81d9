import type { Answers } from "#lib/json.ts";
import { dayOf, type MemberPlan, servedDayOf } from "#member-plan/make-plan.ts";
import type { PlannedDay } from "#member-plan/meals/planned-day.ts";
import { type MealOffer, mealOffers, withMealSwaps } from "#member-plan/meals/swap-meal.ts";
import { daysOfWeek, weekOfDay } from "#member-plan/shopping/shopping-list.ts";
import { swapsThatFit, withExerciseSwaps } from "#member-plan/workouts/swap-exercise.ts";
import type { WorkoutDay } from "#member-plan/workouts/workout-weeks.ts";
import type { Program } from "../program/program.ts";
import type { Journal } from "../tracker/journal.ts";
import { workoutOf } from "../workouts/workout-of.ts";
import { answersOn, type DatedAnswers } from "./dated-answers.ts";
import { planFor } from "./plan-for.ts";
import { exerciseSwapsOn, mealSwapsOn } from "./swaps.ts";

/** A member's plan over time: answers can change, and meals and exercises can be exchanged. */
export interface MemberPlans {
  /** What the plan is made from, and since when. */
  answers: readonly DatedAnswers[];
  /** The plan that a day belongs to. */
  planOn(day: number): MemberPlan;
  /** A day's meals as they're eaten; undefined if the plan has none. */
  mealsOn(day: number): PlannedDay | undefined;
  /** A day's workout as it's done; undefined on the free days after the last week. */
  workoutOn(day: number): WorkoutDay | undefined;
  /** The meals that can take the place of one of a day, by its place in the day. */
  offersFor(day: number, place: number): MealOffer[];
}

/** Makes plans, each one once. */
export type PlanMaker = (answers: Answers) => MemberPlan;

export function createPlanMaker(program: Program): PlanMaker {
  const made = new Map<string, MemberPlan>();
  return (answers) => {
    const key = JSON.stringify(answers);
    const plan = made.get(key) ?? planFor(answers, program);
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
  const planOn = (day: number) => makePlan(answersOn(answers, day));
  const plannedOn = (day: number) => {
    const plan = planOn(day);
    const planned = dayOf(plan, day);
    return planned && withMealSwaps(plan, planned, mealSwapsOn(journal, day), program);
  };
  const mealsOn = (day: number) =>
    servedDayOf(plannedOn, day, { plan: planOn(day), source: program });
  const workoutOn = (day: number) => {
    const { weeks, decisions } = planOn(day);
    const workout = workoutOf(weeks, day);
    const { exercises } = program.exercises;
    const swaps = swapsThatFit(exerciseSwapsOn(journal, day), decisions.training, exercises);
    return workout && withExerciseSwaps(workout, swaps, exercises);
  };
  const offersFor = (day: number, place: number) => {
    const [plan, planned] = [planOn(day), mealsOn(day)];
    const { from, to } = daysOfWeek(weekOfDay(day));
    const days = Array.from({ length: to - from + 1 }, (_, index) => mealsOn(from + index));
    const week = days.flatMap((one) => one ?? []);
    const original = dayOf(plan, day);
    return planned ? mealOffers(plan, { planned, place, week, original }, program) : [];
  };
  return { answers, planOn, mealsOn, workoutOn, offersFor };
}
