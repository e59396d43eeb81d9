import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

const MEAL = "{ name: Steak, portion: 300 g, minutes: 20, how: Fry it. }";
const MEALS = `days:
  - breakfast: ${MEAL}
    lunch: ${MEAL}
    dinner: ${MEAL}
    snack: ${MEAL}
    tip: Drink water.
`;
const WORKOUTS = `exercises:
  squat: { name: Squat, form: Sit back and down., regression: Use a chair. }
  plank: { name: Plank, form: Keep one line., regression: Set the knees down. }
weeks:
  - title: Learn the moves
    intro: Go slowly.
    days:
      - { name: Full Body, exercises: [{ exercise: squat, sets: 2, repetitions: 8, rest: 60 }] }
${"      - { name: Rest, exercises: [] }\n".repeat(6)}`;
const GROCERIES = `templates:
  - name: Starter
    note: A week.
    items: [{ name: Eggs, amount: "12", category: Proteins }]
  - name: Organs
    note: Another week.
    items: [{ name: Liver, amount: 100 g, category: Proteins }]
`;
const RESOURCES = `resources:
  - { id: meat, name: Meat, type: pdf, summary: Cuts., guide: meat.md }
  - { id: eggs, name: Eggs, type: pdf, summary: Eggs., guide: eggs.md }
`;
const VIDEO = `scenes:
  - { exercise: plank, seconds: 9, caption: Hold it., cue: One line }
`;

const PROGRAM = {
  meals: MEALS,
  workouts: WORKOUTS,
  groceries: GROCERIES,
  resources: RESOURCES,
  "warm-up-video": VIDEO,
};

/** What a marketer is told who writes something else in one file of a small program. */
function toldOf(name: keyof typeof PROGRAM, from: string, to: string): string {
  const changed = { ...PROGRAM, [name]: PROGRAM[name].replace(from, () => to) };
  return told(
    ...Object.entries(changed).map(
      ([file, text]) => [`program/${file}.yaml`, text] as [string, string],
    ),
  );
}

test("a marketer whose program is sound is told nothing", () => {
  expect(toldOf("meals", "Steak", "Roast")).toBe("nothing");
});

test("a marketer who mistypes a field, an exercise or a category is told where, and which one is meant", () => {
  expect(toldOf("meals", "tip:", "tipp:")).toMatchInlineSnapshot(
    `"funnel/program/meals.yaml:6:5  "tipp" is not a field here. Did you mean "tip"?"`,
  );
  expect(toldOf("workouts", "exercise: squat", "exercise: sqat")).toMatchInlineSnapshot(
    `"funnel/program/workouts.yaml:8:52  "sqat" is no exercise. Did you mean "squat"?"`,
  );
  expect(toldOf("warm-up-video", "plank", "plunk")).toMatchInlineSnapshot(
    `"funnel/program/warm-up-video.yaml:2:17  "plunk" is no exercise. Did you mean "plank"?"`,
  );
  expect(toldOf("warm-up-video", "plank", "squat")).toMatchInlineSnapshot(
    `"funnel/program/workouts.yaml:3:3  No workout has the exercise "plank". Use it in one, or take it out."`,
  );
  expect(toldOf("groceries", "category: Proteins", "category: Protein")).toMatchInlineSnapshot(
    `"funnel/program/groceries.yaml:4:51  A category is one of: Proteins, Fats & Oils, Seasonings, Beverages, Other."`,
  );
});

test("a marketer whose week lacks a day, or whose exercise has no amount, is told what it needs", () => {
  expect(toldOf("workouts", "      - { name: Rest, exercises: [] }\n", "")).toMatchInlineSnapshot(
    `"funnel/program/workouts.yaml:8:7  A week has seven days; a day of rest is one too."`,
  );
  expect(toldOf("workouts", "repetitions: 8, ", "")).toMatchInlineSnapshot(
    `"funnel/program/workouts.yaml:8:40  An exercise is done for a number of repetitions or of seconds: write one of the two."`,
  );
});

test("a marketer who names a guide that nobody has written is told which is meant, or where to write it", () => {
  expect(toldOf("resources", "guide: meat.md", "guide: maet.md")).toMatchInlineSnapshot(
    `"funnel/program/resources.yaml:2:63  There is no guide "maet.md". Did you mean "meat.md"?"`,
  );
  expect(
    toldOf("resources", "guide: meat.md", "guide: fasting-and-timing.md"),
  ).toMatchInlineSnapshot(
    `"funnel/program/resources.yaml:2:63  There is no guide "fasting-and-timing.md". Write it in funnel/program/guides/fasting-and-timing.md."`,
  );
  expect(toldOf("resources", "guide: meat.md", "guide: eggs.md")).toMatchInlineSnapshot(
    `"funnel/program/resources.yaml:2:63  A guide bears the id of its resource. Call it meat.md, or the resource "eggs"."`,
  );
});

test("a marketer who uses an id or a name again is told at the second one", () => {
  expect(
    toldOf(
      "resources",
      "id: eggs, name: Eggs, type: pdf, summary: Eggs., guide: eggs.md",
      "id: meat, name: Eggs, type: pdf, summary: Eggs., guide: meat.md",
    ),
  ).toMatchInlineSnapshot(
    `"funnel/program/resources.yaml:3:11  There is a resource "meat" already. Give this one another id."`,
  );
  expect(toldOf("groceries", "name: Organs", "name: Starter")).toMatchInlineSnapshot(
    `"funnel/program/groceries.yaml:5:11  There is a list "Starter" already. Give this one another name."`,
  );
});
