import { z } from "zod";
import { Copy, Id } from "#steps/fields.ts";

const MS_PER_S = 1000;
// browsers end a wait at once that is longer than 24 days
const LONGEST_MS = 3_600_000;

/** `500 ms` or `1.5 s`, in milliseconds. */
const Timing = z
  .string({ error: "A timing is written with its unit: 500 ms, or 1.5 s." })
  .regex(/^\d+(\.\d+)? ?(ms|s)$/, { error: "A timing is written with its unit: 500 ms, or 1.5 s." })
  .transform((text) => Math.round(Number.parseFloat(text) * (text.endsWith("ms") ? 1 : MS_PER_S)))
  .refine((ms) => ms <= LONGEST_MS, { error: "A timing is at most an hour: 3600 s." });

/** `50%`, as 50. */
const Percent = z
  .string({ error: "A share is written with a percent sign: 50%." })
  .regex(/^\d+(\.\d+)? ?%$/, { error: "A share is written with a percent sign: 50%." })
  .transform((text) => Number.parseFloat(text));

export const ArmId = z.string().regex(/^(?!split$|when$|then$|else$)[A-Za-z][A-Za-z0-9-]*$/, {
  error: "An arm's name begins with a letter and has letters, digits and dashes, like A or short-summary; split, when, then and else are taken.",
});

const Experiment = z.strictObject({
  question: Copy,
  arms: z.record(ArmId, Percent),
  /** Ends the experiment: everybody gets this arm. */
  winner: z.string().optional(),
});

/** `funnel.yaml`; its flow is read by `flow.ts`. */
export const FunnelFile = z.strictObject({
  name: Copy,
  timings: z.record(Id, Timing),
  experiments: z.record(Id, Experiment).default({}),
  words: z.strictObject({
    continue: Copy,
    and: Copy,
    progress: Copy,
    /** What a choice with `min` or `max` says to whom it keeps. */
    "at-least-one": Copy.default("Please choose at least one."),
    "at-least": Copy.default("Please choose at least {count}."),
    "at-most-one": Copy.default("Please choose only one."),
    "at-most": Copy.default("Please choose at most {count}."),
  }),
  flow: z.array(z.unknown(), { error: "The flow is a list of steps: each on a line of its own, after a dash." }),
});
export type FunnelFile = z.output<typeof FunnelFile>;
