import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import { mealOffers } from "#rules/member-plan/meals/swap-meal.ts";
import { isSuitable } from "#rules/member-plan/workouts/choose-workouts.ts";
import { exerciseOffers, withExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { bodies, eaters, trainees } from "./members.fixtures.ts";

const source = realProgram();
const { exercises } = source.exercises;
/** Primes, so that every kind of member is met. */
const SAMPLE_OF_EATERS = 1_009;
const SAMPLE_OF_TRAINEES = 31;

function tryToPlan(answers: Answers): MemberPlan | undefined {
  try {
    return makePlan(answers, source);
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

describe("meals offered for an exchange", () => {
  test("fit the member, and keep the day's energy", () => {
    const faults = new Set<string>();
    const all = Object.values(bodies);
    let offered = 0;
    let index = 0;
    for (const eater of eaters()) {
      if (index++ % SAMPLE_OF_EATERS !== 0) continue;
      const plan = tryToPlan({ ...eater, ...all[index % all.length] });
      for (const planned of plan?.cycle ?? [])
        for (const [place, { slot, meal }] of planned.meals.entries()) {
          if (!plan) continue;
          for (const offer of mealOffers(plan, { planned, place, week: plan.cycle }, source)) {
            offered++;
            const about = source.meals.meals[offer.meal];
            const ids = offer.day.meals.map((one) => one.meal);
            if (offer.meal === meal) faults.add("the same meal");
            if (!about?.slots.includes(slot)) faults.add("another slot");
            if ((about?.minutes ?? 0) > plan.decisions.minutes) faults.add("too long");
            if (new Set(ids).size < ids.length) faults.add("twice in a day");
            if (offer.day.meals[place]?.contains.some((one) => plan.decisions.never.has(one)))
              faults.add("something that never comes up");
            if (Math.abs(offer.day.nutrition.energy / plan.target.energy - 1) > 0.05)
              faults.add(`energy: ${offer.meal}`);
          }
        }
    }
    expect([...faults]).toEqual([]);
    expect(offered).toBeGreaterThan(3_000);
  });
});

describe("exercises offered for an exchange", () => {
  test("fit the member, and train about as long", () => {
    const faults = new Set<string>();
    let offered = 0;
    let index = 0;
    for (const trainee of trainees()) {
      if (index++ % SAMPLE_OF_TRAINEES !== 0) continue;
      const plan = makePlan(trainee, source);
      for (const workout of plan.weeks.flatMap(({ days }) => days))
        for (const { exercise } of workout.exercises) {
          const offers = exerciseOffers(exercise, workout, plan.decisions.training, exercises);
          for (const other of [offers.easier, offers.harder]) {
            if (other === undefined) continue;
            offered++;
            const swapped = withExerciseSwaps(workout, { [exercise]: other }, exercises);
            const about = exercises[other];
            if (!about || !isSuitable(plan.decisions.training, about))
              faults.add("something to avoid");
            if (swapped.exercises.length !== workout.exercises.length)
              faults.add("a lost exercise");
            // One side more or less is up to 4 sets of 13 repetitions.
            const hasSameSides = about?.sides === exercises[exercise]?.sides;
            const minutes = Math.abs((swapped.minutes ?? 0) - (workout.minutes ?? 0));
            if (minutes > (hasSameSides ? 2 : 4)) faults.add(`minutes: ${other}`);
          }
        }
    }
    expect([...faults]).toEqual([]);
    expect(offered).toBeGreaterThan(500);
  });
});
