import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawExercise } from "./exercises/exercise.ts";
import { exercises } from "./exercises/exercises.ts";
import { drawMeal } from "./meals/meal.ts";
import { meals } from "./meals/meals.ts";

const folder = join(import.meta.dirname, "..", "..", "funnel", "images");
const kept: Record<string, string> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => /^(dish|move)-/.test(file))
    .map((file) => [file.replace(".svg", ""), readFileSync(join(folder, file), "utf8")]),
);
const drawn: Record<string, string> = Object.fromEntries([
  ...Object.entries(meals).map(([name, meal]) => [`dish-${name}`, drawMeal(meal)]),
  ...Object.entries(exercises).map(([name, exercise]) => [`move-${name}`, drawExercise(exercise)]),
]);

test("members see the meals and exercises as they are drawn now", () => {
  expect(kept).toEqual(drawn);
});

test("no picture of a meal or an exercise is broken, heavy, or anything but a drawing", () => {
  for (const [name, picture] of Object.entries(drawn)) {
    expect(picture.length, name).toBeLessThan(9000);
    expect(picture, name).not.toMatch(/NaN|undefined|<script|href="[^#]|<text|style=/);
  }
});
