import type { Condition } from "#lib/conditions.ts";
import type { Offer } from "#quiz/steps/schema/offer-schema.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { FunnelFile } from "./schema/funnel-schema.ts";

/**
 * A checked funnel as plain data for the browser. A place is one use of a step in the flow: a step
 * in two arms has two places, `email` and `email~2`.
 */
export interface Plan {
  /** Hash of all other fields. Pictures count by name, not by URL. */
  version: string;
  name: string;
  /** The place at `/`. */
  entry: string;
  /** The number of questions that the progress indicator counts. */
  total: number;
  /** In milliseconds. */
  timings: Record<string, number>;
  experiments: FunnelFile["experiments"];
  words: FunnelFile["words"];
  /** By place. */
  steps: Record<string, AnyStep>;
  /** The next place or fork. Absent where the funnel ends. */
  next: Record<string, string>;
  /** Visitors take the first arm with a condition that holds. */
  forks: Record<string, { when: Condition; to: string }[]>;
  offer: Offer;
  /** The currency that buyers pay in: `usd`. */
  currency: string;
  /** Picture name to URL. */
  images: Record<string, string>;
  /** Picture name to its aspect ratio in CSS, such as `1 / 1`. Absent unless pictures are drawn. */
  shapes?: Record<string, string>;
}
