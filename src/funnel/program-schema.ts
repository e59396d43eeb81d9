import { z } from "zod";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import { copy, Id, Image } from "#steps/fields.ts";

const Minutes = z
  .int()
  .min(1)
  .max(600, { error: "Write the minutes as a number of at most 600." })
  .meta({ description: "How many minutes it takes.", examples: [20] });
const Count = z.int().min(1, { error: "Write a whole number of at least 1." });

const Meal = z.strictObject({
  name: copy("The name of the meal.", "Bacon and eggs", 60),
  image: Image.meta({
    description: "A drawing of it, by its name in funnel/images.",
    examples: ["dish-bacon"],
  }).optional(),
  portion: copy("What one person needs, raw.", "60 g (2 oz) bacon, 3 eggs", 120),
  minutes: Minutes,
  how: copy("How it is made, in two or three sentences.", "Start the bacon in a cold pan.", 320),
});
export type Meal = z.output<typeof Meal>;

const meal = (name: string) =>
  Meal.meta({
    description: `The day's ${name}.`,
    examples: [{ name: "Bacon and eggs", minutes: 12 }],
  });

const MealDay = z.strictObject({
  breakfast: meal("breakfast"),
  lunch: meal("lunch"),
  dinner: meal("dinner"),
  snack: meal("snack"),
  tip: copy("The tip of the day.", "Salt your food to taste.", 320),
});

/** `program/meals.yaml`: days that go round and round. */
export const Meals = z.strictObject({
  days: z
    .array(MealDay)
    .min(1)
    .meta({
      description: "The days, which go round and round.",
      examples: [[{ tip: "Salt your food to taste." }]],
    }),
});
export type Meals = z.output<typeof Meals>;

const exerciseId = (description: string) =>
  Id.meta({ description, examples: ["squat"], names: "exercise" });

const Effort = z
  .strictObject({
    exercise: exerciseId("The exercise, by its id above."),
    sets: Count.meta({ description: "How often it is done.", examples: [3] }),
    repetitions: Count.meta({
      description: "Repetitions of one set; or write seconds.",
      examples: [10],
    }).optional(),
    seconds: Count.meta({
      description: "Seconds of one set; or write repetitions.",
      examples: [30],
    }).optional(),
    rest: z
      .int()
      .min(0)
      .meta({ description: "Seconds of rest after a set.", examples: [45] }),
  })
  .refine(({ repetitions, seconds }) => (repetitions === undefined) !== (seconds === undefined), {
    error: "An exercise is done for a number of repetitions or of seconds: write one of the two.",
  });
export type Effort = z.output<typeof Effort>;

const WorkoutDay = z.strictObject({
  name: copy("The name of the day.", "Legs and core", 60),
  minutes: Minutes.optional(),
  note: copy("A line below the name.", "A walk of half an hour is welcome.", 200).optional(),
  exercises: z.array(Effort).meta({
    description: "What is done, in its order; an empty list on a day of rest.",
    examples: [[{ exercise: "squat", sets: 3, repetitions: 10, rest: 45 }]],
  }),
});
export type WorkoutDay = z.output<typeof WorkoutDay>;

const Week = z.strictObject({
  title: copy("The headline of the week.", "Find your rhythm", 60),
  intro: copy("A sentence or two on the week.", "Short sessions, calm and complete.", 240),
  days: z
    .array(WorkoutDay)
    .length(7, { error: "A week has seven days; a day of rest is one too." })
    .meta({ description: "Its seven days.", examples: [[{ name: "Rest", exercises: [] }]] }),
});

const Exercise = z.strictObject({
  name: copy("The name of the exercise.", "Squat", 40),
  image: Image.meta({
    description: "A drawing of it, by its name in funnel/images.",
    examples: ["move-squat"],
  }).optional(),
  form: copy("How it is done well.", "Sit back and down as far as is comfortable.", 240),
  regression: copy("How it is done more easily.", "Sit down on a chair and stand up again.", 240),
});

/** `program/workouts.yaml`: exercises by id, and the weeks that name them. */
export const Workouts = z.strictObject({
  exercises: z.record(Id, Exercise).meta({
    description: "The exercises, by their ids.",
    examples: [
      { squat: { name: "Squat", form: "Sit back and down.", regression: "Use a chair." } },
    ],
  }),
  weeks: z
    .array(Week)
    .min(1)
    .meta({
      description: "The weeks of the program.",
      examples: [[{ title: "Find your rhythm" }]],
    }),
});
export type Workouts = z.output<typeof Workouts>;

const Category = z
  .enum(GROCERY_CATEGORIES, { error: `A category is one of: ${GROCERY_CATEGORIES.join(", ")}.` })
  .meta({ description: "Where it stands in the shop.", examples: ["Proteins"] });

const Item = z.strictObject({
  name: copy("What to buy.", "Ground beef", 60),
  amount: copy("How much of it. A number alone stands in quotes.", "800 g (1.8 lb)", 60),
  category: Category,
});

const Template = z.strictObject({
  name: copy("The name of the list.", "Basic Carnivore Starter", 60),
  note: copy("Whom it is for.", "A simple week for one person.", 360),
  items: z
    .array(Item)
    .min(1)
    .meta({
      description: "What is on it.",
      examples: [[{ name: "Eggs", amount: "24", category: "Proteins" }]],
    }),
});

/** `program/groceries.yaml`: lists to begin with. */
export const Groceries = z.strictObject({
  templates: z
    .array(Template)
    .meta({
      description: "Lists to begin with.",
      examples: [[{ name: "Basic Carnivore Starter" }]],
    }),
});
export type Groceries = z.output<typeof Groceries>;

const Resource = z.strictObject({
  id: Id.meta({ description: "The name of its file.", examples: ["meat-guide"] }),
  name: copy("What it is called.", "The Meat Guide", 60),
  type: z.enum(["pdf", "video"]).meta({ description: "A text or a video.", examples: ["pdf"] }),
  image: Image.meta({
    description: "The drawing on its cover, by its name in funnel/images.",
    examples: ["meat-beef"],
  }).optional(),
  summary: copy(
    "A sentence on what is in it.",
    "Cuts of beef, pork and lamb, and how to cook each.",
    200,
  ),
  guide: z
    .string()
    .min(1)
    .meta({
      description: "What it is made from, in funnel/program/guides.",
      examples: ["meat-guide.md"],
    }),
});

/** `program/resources.yaml`: what can be downloaded. Its file is made from `guide` and stands in `program/files`. */
export const Resources = z.strictObject({
  resources: z
    .array(Resource)
    .meta({
      description: "What members can download.",
      examples: [[{ id: "meat-guide", name: "The Meat Guide" }]],
    }),
});
export type Resources = z.output<typeof Resources>;

const Scene = z.strictObject({
  exercise: exerciseId("The exercise that is shown, by its id in workouts.yaml."),
  seconds: Count.meta({ description: "How long it is shown.", examples: [9] }),
  caption: copy("The line below the figure.", "March in place and let your arms swing.", 90),
  cue: copy("Two words above it.", "Knees up", 24),
});

/** `program/warm-up-video.yaml`: what the video shows, scene by scene. */
export const Storyboard = z.strictObject({
  scenes: z
    .array(Scene)
    .min(1)
    .meta({
      description: "What the video shows, scene by scene.",
      examples: [[{ exercise: "squat", seconds: 10 }]],
    }),
});
export type Storyboard = z.output<typeof Storyboard>;

export const programSchemas = {
  meals: Meals,
  workouts: Workouts,
  groceries: Groceries,
  resources: Resources,
  "warm-up-video": Storyboard,
};
