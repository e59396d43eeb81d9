import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drawExercise } from "./exercises/exercise.ts";
import { exercises } from "./exercises/exercises.ts";
import { drawMeal } from "./meals/meal.ts";
import { meals } from "./meals/meals.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "funnel", "images");
const kept: Record<string, string> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => /^(dish|move)-/.test(file))
    .map((file) => [file.replace(".svg", ""), readFileSync(join(folder, file), "utf8")]),
);
const drawn: Record<string, string> = Object.fromEntries([
  ...Object.entries(meals).map(([name, meal]) => [`dish-${name}`, drawMeal(meal)]),
  ...Object.entries(exercises).map(([name, exercise]) => [`move-${name}`, drawExercise(exercise)]),
]);

describe("program pictures", () => {
  test("match the current drawings of meals and exercises", () => {
    expect(kept).toEqual(drawn);
  });

  test("are valid, small, and nothing but drawings", () => {
    for (const [name, picture] of Object.entries(drawn)) {
      expect(picture.length, name).toBeLessThan(9000);
      expect(picture, name).not.toMatch(/NaN|undefined|<script|href="[^#]|<text|style=/);
    }
  });
});
