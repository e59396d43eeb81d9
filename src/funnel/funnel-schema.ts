import { z } from "zod";
import { copy, Id } from "#steps/fields.ts";

const MS_PER_S = 1000;
// browsers end a wait at once that is longer than 24 days
const LONGEST_MS = 3_600_000;

/** `500 ms` or `1.5 s`, in milliseconds. */
const Timing = z
  .string({ error: "A timing is written with its unit: 500 ms, or 1.5 s." })
  .regex(/^\d+(\.\d+)? ?(ms|s)$/, { error: "A timing is written with its unit: 500 ms, or 1.5 s." })
  .transform((text) => Math.round(Number.parseFloat(text) * (text.endsWith("ms") ? 1 : MS_PER_S)))
  .refine((ms) => ms <= LONGEST_MS, { error: "A timing is at most an hour: 3600 s." })
  .meta({ description: "How long, with its unit.", examples: ["500 ms", "1.5 s"] });

/** `50%`, as 50. */
const Percent = z
  .string({ error: "A share is written with a percent sign: 50%." })
  .regex(/^\d+(\.\d+)? ?%$/, { error: "A share is written with a percent sign: 50%." })
  .transform((text) => Number.parseFloat(text))
  .meta({
    description: "The share of visitors who get this arm. All shares make 100 %.",
    examples: ["50%"],
  });

export const ArmId = z.string().regex(/^(?!split$|when$|then$|else$)[A-Za-z][A-Za-z0-9-]*$/, {
  error:
    "An arm's name begins with a letter and has letters, digits and dashes, like A or short-summary; split, when, then and else are taken.",
});

const Experiment = z.strictObject({
  question: copy(
    "What the experiment is to find out, as a question.",
    "Does the short summary sell more plans?",
    160,
  ),
  arms: z
    .record(ArmId, Percent)
    .meta({
      description: "The arms and their shares, which make 100 %.",
      examples: [{ A: "50%", B: "50%" }],
    }),
  winner: z
    .string()
    .meta({ description: "Ends the experiment: everybody gets this arm.", examples: ["B"] })
    .optional(),
});

/** `funnel.yaml`; its flow is read by `flow.ts`. */
export const FunnelFile = z.strictObject({
  name: copy(
    "The name of the funnel, as the browser's tab shows it.",
    "Personalized Carnivore Diet Plan",
    60,
  ),
  timings: z
    .record(Id, Timing)
    .meta({
      description: "Every wait of the funnel, by its name.",
      examples: [{ "auto-advance": "500 ms" }],
      names: "timings",
    }),
  experiments: z
    .record(Id, Experiment)
    .meta({
      description: "The experiments, by their ids. A split in the flow names one.",
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
      continue: copy("The words of the button that moves on.", "Continue", 32),
      and: copy("The word before the last of several answers.", "and", 12),
      progress: copy(
        "What the progress bar is called, for those who cannot see it.",
        "Quiz progress",
        40,
      ),
      "at-least-one": copy(
        "Said where a choice with min: 1 is left empty.",
        "Please choose at least one.",
        60,
      ).default("Please choose at least one."),
      "at-least": copy(
        "Said where too few are chosen. {count} is the least.",
        "Please choose at least {count}.",
        60,
      ).default("Please choose at least {count}."),
      "at-most-one": copy(
        "Said where a choice with max: 1 has more.",
        "Please choose only one.",
        60,
      ).default("Please choose only one."),
      "at-most": copy(
        "Said where too many are chosen. {count} is the most.",
        "Please choose at most {count}.",
        60,
      ).default("Please choose at most {count}."),
    })
    .meta({
      description: "Words that many screens share.",
      examples: [{ continue: "Continue", and: "and", progress: "Quiz progress" }],
    }),
  flow: z
    .array(z.unknown(), {
      error: "The flow is a list of steps: each on a line of its own, after a dash.",
    })
    .meta({
      description: "The order of the steps, by their ids. To move a step, move its line.",
      examples: [["start", "goals", "sales"]],
      names: "flow",
    }),
});
export type FunnelFile = z.output<typeof FunnelFile>;
