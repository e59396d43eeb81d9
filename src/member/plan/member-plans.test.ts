import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { storyAnswers } from "../program/rules.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import { emptyJournal, type Journal, write } from "../tracker/journal.ts";
import type { Entry } from "./dated-answers.ts";
import { createPlanMaker, memberPlans } from "./member-plans.ts";
import {
  exerciseSwapEntry,
  mealSwapEntry,
  readExerciseSwaps,
  readMealSwaps,
  undoSwap,
} from "./swaps.ts";

const changedAt = "2026-01-12T11:00:00.000Z";
const writeAll = (journal: Journal, ...entries: Entry[]) =>
  entries.reduce(
    (all, [day, field, value]) => write(all, { day, field, value, changedAt }),
    journal,
  );
const skipping: Answers = { ...storyAnswers, lunchTime: "skip" };

function plansWith(journal: Journal, later: Answers = storyAnswers) {
  const answers = [
    { fromDay: 0, answers: storyAnswers },
    { fromDay: 9, answers: later },
  ];
  const makePlan = createPlanMaker(storyProgram);
  return memberPlans(answers, journal, { program: storyProgram, makePlan });
}
const slotsOn = (day: number) =>
  plansWith(emptyJournal, skipping)
    .mealsOn(day)
    ?.meals.map(({ slot }) => slot);
const mealsOn = (journal: Journal, day: number) =>
  plansWith(journal)
    .mealsOn(day)
    ?.meals.map(({ meal }) => meal);

describe("member plans", () => {
  test("follow changed answers from their day on", () => {
    expect(slotsOn(8)).toContain("lunch");
    expect(slotsOn(9)).not.toContain("lunch");
    const plans = plansWith(emptyJournal, skipping);
    expect(plans.planOn(1)).toBe(plans.planOn(8));
    expect(plans.planOn(9)).not.toBe(plans.planOn(8));
  });

  test("have no workouts on the free days", () => {
    expect(plansWith(emptyJournal).workoutOn(28)).toBeDefined();
    expect(plansWith(emptyJournal).workoutOn(29)).toBeUndefined();
  });
});

describe("an exchanged meal", () => {
  const [planned = ""] = mealsOn(emptyJournal, 2) ?? [];
  const [offer] = plansWith(emptyJournal).listOffers(2, 0);
  const instead = offer?.meal ?? "";
  const swapped = writeAll(emptyJournal, mealSwapEntry(emptyJournal, 2, { planned, instead }));

  test("takes its place on that day, and on no other", () => {
    expect(mealsOn(swapped, 2)?.[0]).toBe(instead);
    expect(mealsOn(swapped, 9)?.[0]).toBe(planned);
    expect(plansWith(swapped).mealsOn(2)).toEqual(offer?.day);
  });

  test("can be taken back", () => {
    const entry = mealSwapEntry(swapped, 2, { planned, instead: planned });
    expect(entry).toEqual([2, "meal-swaps", {}]);
    expect(mealsOn(writeAll(swapped, entry), 2)?.[0]).toBe(planned);
  });

  test("isn't offered to another place, and neither is what it replaces", () => {
    const plans = plansWith(swapped);
    const places = plans.mealsOn(2)?.meals.map((_, place) => place) ?? [];
    const offered = places.flatMap((place) => plans.listOffers(2, place)).map(({ meal }) => meal);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain(planned);
    expect(offered).not.toContain(instead);
  });

  test("can be undone to what the day had before", () => {
    const again = mealSwapEntry(swapped, 2, { planned, instead: "other" });
    const now = writeAll(
      swapped,
      again,
      mealSwapEntry(swapped, 2, { planned: "eggs", instead: "trout" }),
    );
    expect(undoSwap({ before: swapped, now }, again, planned)).toEqual([
      2,
      "meal-swaps",
      { [planned]: instead, eggs: "trout" },
    ]);
    expect(undoSwap({ before: emptyJournal, now }, again, planned)[2]).toEqual({ eggs: "trout" });
  });

  test("keeps the day's other exchanges", () => {
    const second = mealSwapEntry(swapped, 2, { planned: "other", instead: "another" });
    expect(readMealSwaps(writeAll(swapped, second), 2)).toEqual({
      [planned]: instead,
      other: "another",
    });
  });
});

describe("an exchanged exercise", () => {
  const swap = { planned: "push-up", instead: "knee-push-up" };
  const swapped = writeAll(emptyJournal, exerciseSwapEntry(emptyJournal, 8, swap));

  test("counts from that day on", () => {
    expect(readExerciseSwaps(swapped, 7)).toEqual({});
    expect(readExerciseSwaps(swapped, 8)).toEqual({ "push-up": "knee-push-up" });
    expect(readExerciseSwaps(swapped, 22)).toEqual({ "push-up": "knee-push-up" });
  });

  test("can be exchanged again later, and back", () => {
    const back = exerciseSwapEntry(swapped, 15, { planned: "push-up", instead: "push-up" });
    const journal = writeAll(swapped, back);
    expect(readExerciseSwaps(journal, 14)).toEqual({ "push-up": "knee-push-up" });
    expect(readExerciseSwaps(journal, 15)).toEqual({ "push-up": "push-up" });
  });

  test("ignores what isn't an exchange", () => {
    const journal = writeAll(emptyJournal, [
      3,
      "exercise-swaps",
      { squat: 7, plank: "side-plank" },
    ]);
    expect(readExerciseSwaps(journal, 3)).toEqual({ plank: "side-plank" });
    expect(readExerciseSwaps(writeAll(emptyJournal, [3, "exercise-swaps", ["squat"]]), 3)).toEqual(
      {},
    );
  });

  test("doesn't bring jumps back to members who get none", () => {
    const { exercises } = storyProgram.exercises;
    const [there = "", other = ""] = Object.keys(exercises);
    const jump = { ...exercises[other]!, demands: ["jump" as const] };
    const program = { ...storyProgram, exercises: { exercises: { ...exercises, jump } } };
    const entry = exerciseSwapEntry(emptyJournal, 1, { planned: there, instead: "jump" });
    const doneBy = (age: number) => {
      const answers = [{ fromDay: 0, answers: { ...storyAnswers, age } }];
      const makePlan = createPlanMaker(program);
      const plans = memberPlans(answers, writeAll(emptyJournal, entry), { program, makePlan });
      return plans.workoutOn(1)?.exercises.map(({ exercise }) => exercise);
    };
    expect(doneBy(38)).toContain("jump");
    expect(doneBy(60)).not.toContain("jump");
  });

  test("is done on the days that have it", () => {
    const plans = plansWith(emptyJournal);
    const day = [1, 2, 3, 4, 5, 6, 7].find((one) => plans.workoutOn(one)?.exercises.length);
    const today = plans.workoutOn(day ?? 0)?.exercises.map(({ exercise }) => exercise) ?? [];
    const [there = ""] = today;
    const other = Object.keys(storyProgram.exercises.exercises).find((id) => !today.includes(id));
    const entry = exerciseSwapEntry(emptyJournal, 1, { planned: there, instead: other ?? "" });
    const ids = plansWith(writeAll(emptyJournal, entry)).workoutOn(day ?? 0)?.exercises;
    expect(ids?.map(({ exercise }) => exercise)).toContain(other);
    expect(ids?.map(({ exercise }) => exercise)).not.toContain(there);
  });
});
