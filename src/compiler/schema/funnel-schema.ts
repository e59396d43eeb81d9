import { z } from "zod";
import { copy, Id } from "#quiz/steps/schema/fields.ts";
import { formatMessages } from "../diagnostics/messages/files.ts";

const MS_PER_S = 1000;
// Browsers fire timers longer than 24 days immediately.
const MAX_MS = 3_600_000;

/** `500 ms` or `1.5 s`, in milliseconds. */
const Timing = z
  .string({ error: formatMessages.timing })
  .regex(/^\d+(\.\d+)? ?(ms|s)$/, { error: formatMessages.timing })
  .transform((text) => Math.round(Number.parseFloat(text) * (text.endsWith("ms") ? 1 : MS_PER_S)))
  .refine((ms) => ms <= MAX_MS, { error: formatMessages.longTiming })
  .meta({ description: "How long it takes, with a unit.", examples: ["500 ms", "1.5 s"] });

/** `50%`, as 50. */
const Percent = z
  .string({ error: formatMessages.share })
  .regex(/^\d+(\.\d+)? ?%$/, { error: formatMessages.share })
  .transform((text) => Number.parseFloat(text))
  .meta({
    description: "The share of visitors who get this arm. All shares add up to 100 %.",
    examples: ["50%"],
  });

export const ArmId = z.string().regex(/^(?!split$|when$|then$|else$)[A-Za-z][A-Za-z0-9-]*$/, {
  error: formatMessages.armName,
});

const Experiment = z.strictObject({
  question: copy(
    "What you want to find out, as a question.",
    "Does the short summary sell more plans?",
    160,
  ),
  arms: z.record(ArmId, Percent).meta({
    description: "The arms and their shares, which add up to 100 %.",
    examples: [{ A: "50%", B: "50%" }],
  }),
  winner: z
    .string()
    .meta({ description: "Ends the experiment: everyone gets this arm.", examples: ["B"] })
    .optional(),
});

/** The schema of `funnel.yaml`. `flow.ts` reads its flow. */
export const FunnelFile = z.strictObject({
  name: copy(
    "The name of the funnel, shown in the browser's tab.",
    "Personalized Carnivore Diet Plan",
    60,
  ),
  timings: z.record(Id, Timing).meta({
    description: "The funnel's delays, by name.",
    examples: [{ "auto-advance": "500 ms" }],
    names: "timings",
  }),
  experiments: z
    .record(Id, Experiment)
    .meta({
      description: "The experiments, by id. A split in the flow uses one.",
      examples: [
        {
          summary: {
            question: "Does the short summary sell more plans?",
            arms: { A: "50%", B: "50%" },
          },
        },
      ],
    })
    .default({}),
  words: z
    .strictObject({
      continue: copy("The label of the Continue button.", "Continue", 32),
      and: copy("The word before the last of several answers.", "and", 12),
      progress: copy("The name of the progress bar, for screen readers.", "Quiz progress", 40),
      "at-least-one": copy(
        "Shown if nothing is chosen and min is 1.",
        "Please choose at least one.",
        60,
      ).default("Please choose at least one."),
      "at-least": copy(
        "Shown if too few are chosen. {count} is the minimum.",
        "Please choose at least {count}.",
        60,
      ).default("Please choose at least {count}."),
      "at-most-one": copy(
        "Shown if more than one is chosen and max is 1.",
        "Please choose only one.",
        60,
      ).default("Please choose only one."),
      "at-most": copy(
        "Shown if too many are chosen. {count} is the maximum.",
        "Please choose at most {count}.",
        60,
      ).default("Please choose at most {count}."),
    })
    .meta({
      description: "Texts that many screens share.",
      examples: [{ continue: "Continue", and: "and", progress: "Quiz progress" }],
    }),
  flow: z
    .array(z.unknown(), {
      error: formatMessages.flow,
    })
    .meta({
      description: "The steps in order, by id. To move a step, move its line.",
      examples: [["start", "goals", "sales"]],
      names: "flow",
    }),
});
export type FunnelFile = z.output<typeof FunnelFile>;
