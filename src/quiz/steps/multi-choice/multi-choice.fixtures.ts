import type { z } from "zod";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { multiChoice } from "./behavior.ts";
import { MultiChoice } from "./schema.ts";

const written: z.input<typeof MultiChoice> = {
  type: "multi-choice",
  title: "Select all that you tend to do:",
  answer: "habits",
  options: {
    "late-night": { label: "Eat late at night", icon: "moon-stars" },
    sweets: { label: "Can't give up sweets", icon: "cookie" },
    alcohol: { label: "Drink alcohol", icon: "wine" },
    none: { label: "None of the above", icon: "check-circle", exclusive: true },
  },
};

export const habits = parseStep(MultiChoice, written);

/** The step after its visitor exceeded a limit. */
export const beyond = (limits: { min?: number; max?: number }, key: string) => ({
  ...habits,
  ...createShown(multiChoice, parseStep(MultiChoice, { ...written, ...limits }), {
    onScreen: { count: 0, error: { key } },
  }),
});
