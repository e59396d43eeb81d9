import { z } from "zod";
import { copy } from "#quiz/steps/schema/fields.ts";
import { formatMessages } from "../../diagnostics/messages/files.ts";
import { Area } from "./areas.ts";
import { Kind, Muscles, PatternField } from "./exercises-schema.ts";
import { Count } from "./program-fields.ts";

const Seconds = z
  .int()
  .min(0)
  .meta({ description: "Seconds.", examples: [30] });

const Growth = z
  .strictObject({
    repetitions: Seconds.meta({ description: "Repetitions.", examples: [1] }).default(0),
    seconds: Seconds.default(0),
  })
  .meta({ description: "How much is added each week.", examples: [{ repetitions: 1 }] });

const Part = z.strictObject({
  kind: Kind,
  pattern: PatternField.optional(),
  muscles: Muscles.meta({
    description: "What the exercise trains first. Without it, anything of its kind fits.",
    examples: [["chest"]],
  }).optional(),
  sets: Count.meta({ description: "The number of sets.", examples: [3] }),
  repetitions: Count.meta({ description: "Repetitions in week one.", examples: [8] }).default(8),
  seconds: Count.meta({ description: "Seconds in week one.", examples: [20] }),
  rest: Seconds.meta({ description: "Seconds of rest after each set.", examples: [45] }),
  growth: Growth.default({ repetitions: 0, seconds: 0 }),
});

const Day = z.strictObject({
  name: copy("The name of the day.", "Upper Body", 60),
  areas: z.array(Area).meta({
    description:
      "Areas that get an exercise more on this day, if the member wants to improve them.",
    examples: [["arms", "chest"]],
  }),
  notes: z.array(copy("A line below the name.", "A walk of half an hour is welcome.", 200)).meta({
    description: "A line below the name, for each week.",
    examples: [["A walk of half an hour is welcome."]],
  }),
  parts: z.array(Part).meta({
    description: "The day's exercises in order, one for each part.",
    examples: [[{ kind: "strength", muscles: ["chest"], sets: 3 }]],
  }),
  gentler: z
    .strictObject({
      note: copy("The line below the name.", "A brisk walk instead.", 200),
      parts: z.array(Part).meta({
        description: "The exercises in order.",
        examples: [[{ kind: "walk", sets: 1, seconds: 1200 }]],
      }),
    })
    .meta({
      description: "What takes the place of the day for members who begin more gently.",
      examples: [{ note: "A brisk walk instead." }],
    })
    .optional(),
});

const Week = z.strictObject({
  title: copy("The headline of the week.", "Find your rhythm", 60),
  intro: copy("A sentence or two about the week.", "Short sessions, calm and complete.", 240),
  "fewer-sets": Count.meta({
    description: "Sets less of each strength and cardio exercise in this week.",
    examples: [1],
  }).optional(),
});

/** The schema of `program/workouts.yaml`: how a week is put together, and how it grows. */
export const Workouts = z.strictObject({
  "max-minutes": Count.meta({
    description: "How long a day's exercises take at most. Those at the end have fewer sets then.",
    examples: [45],
  }).optional(),
  weeks: z
    .array(Week)
    .min(1)
    .meta({
      description: "The weeks of the program.",
      examples: [[{ title: "Find your rhythm" }]],
    }),
  days: z
    .array(Day)
    .length(7, { error: formatMessages.week })
    .meta({
      description: "The seven days of each week.",
      examples: [[{ name: "Rest" }]],
    }),
});
export type Workouts = z.output<typeof Workouts>;
