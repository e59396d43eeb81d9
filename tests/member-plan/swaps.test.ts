import { describe, expect, test } from "vitest";
import { type Answers, isJsonObject } from "#lib/json.ts";
import { type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { mealOffers } from "#rules/member-plan/meals/swap-meal.ts";
import { EXCLUDABLE, MEATS } from "#rules/member-plan/pool/contents.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { isSuitable } from "#rules/member-plan/workouts/choose-workouts.ts";
import { exerciseOffers, withExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { samples } from "../support/samples.ts";
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

/** Primes, so that every kind of member is met. `npm test` takes a twentieth. */
const SAMPLE = process.env.TESTS === "core" ? 2063 : 103;

/** Every set of what members can leave out, except none. */
const exclusionSets = Array.from({ length: 2 ** EXCLUDABLE.length - 1 }, (_, set) =>
  EXCLUDABLE.filter((_, index) => ((set + 1) & (2 ** index)) !== 0),
);

/** Members who eat at least one meat, each with another body. */
function* meatEaters(): Generator<Answers> {
  const all = Object.values(bodies);
  let index = 0;
  for (const eater of eaters()) {
    if (index++ % SAMPLE !== 0) continue;
    const hated = Object.values(eater.meatPreferences ?? {}).filter((one) => one === "hate");
    if (hated.length < MEATS.length) yield { ...eater, ...all[index % all.length] };
  }
}

const listDays = ({ cycle, later }: MemberPlan): PlannedDay[] => [
  ...cycle,
  ...later.map(({ planned }) => planned),
];

describe("members who leave something out", () => {
  test("get full days without it, whatever else they answered", () => {
    const faults = new Set<string>();
    let plans = 0;
    for (const eater of meatEaters())
      for (const exclusions of exclusionSets) {
        const plan = tryToPlan({ ...eater, exclusions });
        if (!plan) {
          if (exclusions.length === 1) faults.add(`nothing without ${exclusions} alone`);
          continue;
        }
        plans++;
        for (const { meals, nutrition } of listDays(plan)) {
          if (meals.length < 3) faults.add("a day with too few meals");
          if (Math.abs(nutrition.energy / plan.target.energy - 1) > 0.05) faults.add("energy");
          for (const content of meals.flatMap(({ contains }) => contains))
            if (exclusions.some((one) => one === content)) faults.add(`has ${content}`);
        }
      }
    expect([...faults]).toEqual([]);
    expect(plans).toBeGreaterThan(samples(5_000));
  });
});

/** PostgreSQL keeps no order of keys in `jsonb`: short ones come first. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (!isJsonObject(value)) return value;
  const inOrder = Object.entries(value).sort(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(inOrder.map(([key, one]) => [key, asStored(one)]));
}

test("a plan from the database is the same as one from the files", () => {
  const program = realProgram();
  const stored = asStored(program) as PlanSource;
  expect(Object.keys(stored.meals.meals)).not.toEqual(Object.keys(program.meals.meals));

  const people = Object.values(bodies);
  const sample = [...eaters()].filter((_, index) => index % 487 === 0);
  expect(sample.length).toBeGreaterThan(100);
  for (const [index, eater] of sample.entries()) {
    const answers = { ...eater, ...people[index % people.length] };
    const [fromStore, fromFiles] = [makePlan(answers, stored), makePlan(answers, program)];
    // The missing parts are a set.
    const missing = fromFiles.missing.toSorted();
    expect({ ...fromStore, missing: fromStore.missing.toSorted() }).toEqual({
      ...fromFiles,
      missing,
    });
  }
});
