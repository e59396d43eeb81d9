import type { z } from "zod";
import type { Planned } from "./step.ts";

/** Whole numbers that make a measure together, and the units in which it can be given. */
export interface Measure {
  parts: Record<
    string,
    { range: readonly [number, number] /** What the number counts, as a sentence. */; says: string }
  >;
  units: string[];
}

/** The values that an answer can take; conditions can ask for all but measures. */
export type Domain =
  | { kind: "one"; values: string[] }
  | ManyOf
  | { kind: "map"; keys: string[]; values: string[] }
  | {
      kind: "number";
      min: number;
      max: number /** The word behind the field. */;
      unit?: string | undefined;
    }
  | ({ kind: "height" } & Measure)
  | ({ kind: "weight" } & Measure);

/** Any number of values, within limits where there are some. */
export interface ManyOf {
  kind: "many";
  values: string[];
  /** Those that take all others back; one is enough, however many are asked for. */
  exclusive?: string[];
  min?: number | undefined;
  max?: number | undefined;
}

export interface AnswerRead {
  answer: string;
  /** Where in the step it is named. */
  path: (string | number)[];
  /** The kind of answer that is needed there; any where absent. */
  kind?: Domain["kind"];
  /** Values that are named there and must exist. */
  values?: { value: string; path: (string | number)[] }[];
}

/** What the build knows of a step type: what YAML may say, and what follows for the funnel as a whole. */
export interface StepType<S> {
  schema: z.ZodType<S>;
  /** What a screen of this type does, in a sentence, for those who choose among the types. */
  summary: string;
  /** The answer that the step asks for. */
  asks?(step: S): { name: string; domain: Domain };
  /** Answers that the step shows without a placeholder. */
  reads?(step: S): AnswerRead[];
  /** Parts that would be drawn over others, with these. */
  overlaps?(step: S): { path: (string | number)[]; over: (string | number)[]; message: string }[];
  /** Timings of the funnel that the step waits for. */
  waits?: string[];
  /** How long a visitor stays on the step at least, in milliseconds, by the funnel's timings; none where absent. */
  leastWait?(step: S, timings: Record<string, number>): number;
  /** Stands for the type on the map of the funnel: a name of the Phosphor set. */
  icon: string;
  /** Counted by the progress indicator. */
  counted?: true;
  /** Leads out of the funnel, so nothing can follow. */
  ends?: true;
  /** Parts that the pictures of a step must have, as ids in the SVG file. */
  partsOf?(step: Planned<S>): { image: string; path: (string | number)[]; parts: string[] }[];
}
