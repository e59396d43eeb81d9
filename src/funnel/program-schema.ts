import { z } from "zod";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { Copy, Id, Image } from "#steps/fields.ts";

const Minutes = z.int().min(1).max(600, { error: "Write the minutes as a number of at most 600." });
const Count = z.int().min(1, { error: "Write a whole number of at least 1." });

const Meal = z.strictObject({ name: Copy, image: Image.optional(), portion: Copy, minutes: Minutes, how: Copy });
export type Meal = z.output<typeof Meal>;

const MealDay = z.strictObject({ breakfast: Meal, lunch: Meal, dinner: Meal, snack: Meal, tip: Copy });

/** `program/meals.yaml`: days that go round and round. */
export const Meals = z.strictObject({ days: z.array(MealDay).min(1) });
export type Meals = z.output<typeof Meals>;

const Effort = z
  .strictObject({ exercise: Id, sets: Count, repetitions: Count.optional(), seconds: Count.optional(), rest: z.int().min(0) })
  .refine(({ repetitions, seconds }) => (repetitions === undefined) !== (seconds === undefined), {
    error: "An exercise is done for a number of repetitions or of seconds: write one of the two.",
  });
export type Effort = z.output<typeof Effort>;

const WorkoutDay = z.strictObject({ name: Copy, minutes: Minutes.optional(), note: Copy.optional(), exercises: z.array(Effort) });
export type WorkoutDay = z.output<typeof WorkoutDay>;

const Week = z.strictObject({ title: Copy, intro: Copy, days: z.array(WorkoutDay).length(7, { error: "A week has seven days; a day of rest is one too." }) });

/** `program/workouts.yaml`: exercises by id, and the weeks that name them. */
export const Workouts = z.strictObject({
  exercises: z.record(Id, z.strictObject({ name: Copy, image: Image.optional(), form: Copy, regression: Copy })),
  weeks: z.array(Week).min(1),
});
export type Workouts = z.output<typeof Workouts>;

const Category = z.enum(GROCERY_CATEGORIES, { error: `A category is one of: ${GROCERY_CATEGORIES.join(", ")}.` });

/** `program/groceries.yaml`: lists to begin with. */
export const Groceries = z.strictObject({
  templates: z.array(z.strictObject({ name: Copy, note: Copy, items: z.array(z.strictObject({ name: Copy, amount: Copy, category: Category })).min(1) })),
});
export type Groceries = z.output<typeof Groceries>;

/** `program/resources.yaml`: what can be downloaded. Its file is made from `guide` and stands in `program/files`. */
export const Resources = z.strictObject({
  resources: z.array(z.strictObject({ id: Id, name: Copy, type: z.enum(["pdf", "video"]), summary: Copy, guide: z.string().min(1) })),
});
export type Resources = z.output<typeof Resources>;

const Scene = z.strictObject({ exercise: Id, seconds: Count, caption: Copy, cue: Copy });

/** `program/warm-up-video.yaml`: what the video shows, scene by scene. */
export const Storyboard = z.strictObject({ scenes: z.array(Scene).min(1) });
export type Storyboard = z.output<typeof Storyboard>;

export const programSchemas = { meals: Meals, workouts: Workouts, groceries: Groceries, resources: Resources, "warm-up-video": Storyboard };
