import { z } from "zod";
import { copy, Id, Image } from "#quiz/steps/schema/fields.ts";
import { DEMANDS, EXERCISE_KINDS, PATTERNS } from "#rules/member-plan/pool/exercise-kinds.ts";
import { exerciseId } from "./program-fields.ts";

export const Kind = z.enum(EXERCISE_KINDS).meta({
  description: "Where it's used: strength on training days, cardio on HIIT days.",
  examples: ["strength"],
});

export const Muscles = z.array(Id).meta({
  description: "What it trains, the main part first.",
  examples: [["chest", "arms"]],
});

export const PatternField = z.enum(PATTERNS).meta({
  description: "How the body moves in a strength exercise.",
  examples: ["squat"],
});

const Exercise = z.strictObject({
  name: copy("The name of the exercise.", "Squat", 40),
  image: Image.meta({
    description: "A drawing, by its name in funnel/images.",
    examples: ["move-squat"],
  }).optional(),
  form: copy("How to do it well.", "Sit back and down as far as is comfortable.", 240),
  regression: copy("An easier way to do it.", "Sit down on a chair and stand up again.", 240),
  kind: Kind,
  muscles: Muscles,
  pattern: PatternField.optional(),
  level: z
    .literal([1, 2, 3])
    .meta({ description: "The level: 1 is easy, 3 is hard.", examples: [2] }),
  demands: z
    .array(z.enum(DEMANDS))
    .meta({
      description:
        "What it asks of the body: a jump, getting down to the floor, or standing on one leg without a hand on a wall.",
      examples: [["floor"]],
    })
    .optional(),
  equipment: z.array(Id).meta({
    description: "What it needs. [none] if nothing.",
    examples: [["backpack"]],
  }),
  measure: z
    .enum(["repetitions", "seconds"])
    .meta({ description: "How it's counted.", examples: ["repetitions"] }),
  sides: z
    .literal(2)
    .meta({
      description: "If repetitions and seconds are for each of two sides.",
      examples: [2],
    })
    .optional(),
  easier: exerciseId("The next easier exercise, by its id.")
    .optional()
    .meta({ description: "The next easier exercise, by its id.", examples: ["squat"] }),
  harder: exerciseId("The next harder exercise, by its id.")
    .optional()
    .meta({ description: "The next harder exercise, by its id.", examples: ["squat"] }),
});

/** The schema of `program/exercises.yaml`: the exercises that plans are made from. */
export const Exercises = z.strictObject({
  exercises: z.record(Id, Exercise).meta({
    description: "The exercises, by id.",
    examples: [{ squat: { name: "Squat", form: "Sit back and down." } }],
  }),
});
export type Exercises = z.output<typeof Exercises>;
