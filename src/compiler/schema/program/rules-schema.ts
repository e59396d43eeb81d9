import { z } from "zod";
import type { Json } from "#lib/json.ts";
import { copy, Id } from "#quiz/steps/schema/fields.ts";
import { MEATS } from "#rules/member-plan/pool/contents.ts";
import { EXERCISE_KINDS } from "#rules/member-plan/pool/exercise-kinds.ts";
import { SLOTS } from "#rules/member-plan/pool/slots.ts";
import { Area } from "./areas.ts";
import { ContentsOrTraits } from "./foods-schema.ts";
import { Count } from "./program-fields.ts";

/** YAML can only hold JSON, and the formulas read answers with care. */
const AnyAnswer = z.unknown() as z.ZodType<Json>;

/** A condition is read later, with its positions. */
const rule = {
  when: z.unknown().meta({
    description:
      "When the rule applies: a condition on answers. It can also ask for bmi, kilograms, hatedMeats, lovedMeats, and exclusions.",
    examples: [{ breakfastTime: "skip" }],
  }),
  because: copy("What the member reads about it.", "No breakfast: you skip it.", 160).optional(),
};

function createRulesSchema<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z
    .array(z.strictObject({ ...fields, ...rule }))
    .meta({ description, examples: [[{ when: { breakfastTime: "skip" } }]] })
    .default([]);
}

const minutes = Count.meta({ description: "Minutes.", examples: [30] });
const kcal = Count.meta({
  description: "The most that the energy changes by, in kcal a day.",
  examples: [500],
});

/** The schema of `program/rules.yaml`: how a plan is made from the answers. */
export const Rules = z.strictObject({
  defaults: z
    .record(z.string(), AnyAnswer)
    .meta({
      description: "What counts for an answer that is missing, or that the quiz doesn't ask for.",
      examples: [{ gender: "female", age: 30 }],
    })
    .default({}),
  "doctor-first": createRulesSchema("Who gets no plan before a doctor agreed.", {}),
  "leave-out": createRulesSchema("Meals that are left out.", {
    meal: z.enum(SLOTS).meta({ description: "The meal.", examples: ["breakfast"] }),
  }),
  never: createRulesSchema("What never comes up.", { contains: ContentsOrTraits }),
  shares: z
    .partialRecord(z.enum(MEATS), z.number().positive().max(10))
    .meta({
      description:
        "How often each meat comes up, next to each other, if it's neither loved nor hated. 1 for one that isn't there.",
      examples: [{ beef: 2, lamb: 0.5 }],
    })
    .optional(),
  often: createRulesSchema("What comes up twice as often as other meats.", {
    contains: ContentsOrTraits,
  }),
  "at-most": createRulesSchema("How often something comes up in a week at most.", {
    contains: ContentsOrTraits,
    "times-a-week": Count.meta({ description: "Times in a week.", examples: [2] }),
  }),
  later: createRulesSchema("What starts late, and comes up once a week.", {
    contains: ContentsOrTraits,
    "from-day": Count.meta({ description: "The first day.", examples: [15] }),
  }),
  minutes: createRulesSchema("How long a meal may take.", {
    "at-most": minutes,
    "a-day": Count.meta({
      description:
        "How many minutes all meals of a day may take. Dinners are then cooked for the next lunch, too.",
      examples: [20],
    }).optional(),
  }),
  "slow-dinners": createRulesSchema(
    "Days with a dinner that takes its time. The first one counts.",
    {
      "from-minutes": minutes,
      days: z
        .array(z.int().min(1).max(7))
        .min(1)
        .meta({ description: "Days of the week of the plan, from 1 to 7.", examples: [[4, 7]] }),
    },
  ),
  energy: createRulesSchema(
    "By how much the day's energy differs from the need. The first one counts.",
    {
      times: z
        .number()
        .min(0.5)
        .max(1.5)
        .meta({ description: "A factor.", examples: [0.85] }),
      "at-most": kcal,
    },
  ),
  "energy-limits": z
    .strictObject({
      least: copy("At the least.", "The least energy that a plan should have.", 160).optional(),
      "above-need": copy(
        "At the least, if that's more than the member uses.",
        "The least energy that a plan should have: you use less.",
        160,
      ).optional(),
      most: copy("At the most.", "The most energy that the plan serves.", 160).optional(),
    })
    .meta({
      description: "What members read if their energy stops at the least or the most of a plan.",
      examples: [{ most: "The most energy that the plan serves." }],
    })
    .optional(),
  "cooking-fats": z
    .array(Id)
    .meta({
      description: "Foods that are added where a day has too little fat, the first that fits.",
      examples: [["butter", "tallow"]],
    })
    .default([]),
  levels: createRulesSchema("How hard the exercises are. The first one counts.", {
    level: z
      .literal([1, 2, 3])
      .meta({ description: "The level: 1 is easy, 3 is hard.", examples: [1] }),
  }),
  avoid: createRulesSchema("What no exercise asks for or needs.", {
    with: z
      .array(Id)
      .min(1)
      .meta({
        description: "Demands and equipment of exercises.",
        examples: [["jump"]],
      }),
  }),
  balance: createRulesSchema("Who trains balance, too.", {}),
  gentler: createRulesSchema(
    "Who begins more gently. Of several rules, the one with most weeks counts.",
    {
      weeks: Count.meta({ description: "The number of weeks.", examples: [2] }),
    },
  ),
  emphasis: createRulesSchema("An exercise more for an area.", { area: Area }),
  "more-sets": createRulesSchema("Sets more of every exercise of a kind.", {
    kind: z.enum(EXERCISE_KINDS).meta({ description: "The kind.", examples: ["strength"] }),
    sets: Count.meta({ description: "The number of sets.", examples: [1] }),
  }),
});
export type Rules = z.output<typeof Rules>;
