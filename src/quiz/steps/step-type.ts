import type { z } from "zod";
import type { FromFields } from "./schema/from-fields.ts";
import type { ProductPromise } from "./schema/promise-schema.ts";
import type { Planned } from "./step.ts";

/** Whole numbers that together form a measure, and the units it can be entered in. */
export interface Measure {
  parts: Record<
    string,
    {
      range: readonly [number, number];
      /** The thing that the number counts, as a sentence. */
      says: string;
    }
  >;
  units: string[];
}

/** The values that an answer can have. Conditions can test all of them except measures. */
export type Domain =
  | { kind: "one"; values: string[] }
  | ManyOf
  | { kind: "map"; keys: string[]; values: string[] }
  | {
      kind: "number";
      min: number;
      max: number;
      /** The word after the field. */
      unit?: string | undefined;
    }
  | ({ kind: "height" } & Measure)
  | ({ kind: "weight" } & Measure);

/** Any number of values, within limits if there are any. */
export interface ManyOf {
  kind: "many";
  values: string[];
  /** Values that clear all others. One is enough, no matter how many are required. */
  exclusive?: string[];
  min?: number | undefined;
  max?: number | undefined;
}

/** The name of an answer, and the values that it can have. */
export interface AnswerSpec {
  name: string;
  domain: Domain;
}

export interface AnswerRef {
  answer: string;
  /** Where the step names it. */
  path: (string | number)[];
  /** The kind of answer required here; any kind if absent. */
  kind?: Domain["kind"];
  /** Values that are named there and must exist. */
  values?: { value: string; path: (string | number)[] }[];
}

/**
 * Everything that the build knows about a step type: the YAML that it allows, and the consequences
 * for the funnel as a whole.
 */
export interface StepType<S> {
  schema: z.ZodType<S>;
  /** The purpose of a screen of this type, in one sentence, for authors who are choosing a type. */
  summary: string;
  /** The answer that the step asks for. */
  answerSpec?: FromFields<S, [], AnswerSpec>;
  /** Answers that the step shows without a placeholder. */
  answerRefs?(step: S): AnswerRef[];
  /** The step's promises about the product, with their positions. */
  promises?(step: S): (ProductPromise & { path: (string | number)[] })[];
  /** Parts that would be drawn on top of others, and the paths of those others. */
  overlaps?(step: S): { path: (string | number)[]; over: (string | number)[]; message: string }[];
  /** The funnel's timings that the step waits for. */
  waits?: string[];
  /**
   * The minimum time that a visitor stays on the step, in milliseconds, by the funnel's timings.
   * Absent if there's no minimum.
   */
  leastWait?: FromFields<S, [timings: Record<string, number>], number>;
  /** The type's icon on the map of the funnel: a name from the Phosphor set. */
  icon: string;
  /** Counted by the progress indicator. */
  counted?: true;
  /** Leads out of the funnel, so nothing can follow. */
  ends?: true;
  /** Parts that a step's pictures must have, as ids in the SVG file. */
  listParts?(step: Planned<S>): { image: string; path: (string | number)[]; parts: string[] }[];
}
