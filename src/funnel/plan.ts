import type { Condition } from "#lib/conditions.ts";
import type { Offer } from "#steps/offer-schema.ts";
import type { AnyStep } from "#steps/step.ts";
import type { FunnelFile } from "./funnel-schema.ts";

/**
 * A funnel that was checked, as plain data for the browser.
 * Places are the steps of the flow: a step that stands in two arms has two places, `email` and `email~2`.
 */
export interface Plan {
  /** Hash of all that follows. */
  version: string;
  name: string;
  /** The place at `/`. */
  entry: string;
  /** How many questions the progress indicator counts. */
  total: number;
  /** In milliseconds. */
  timings: Record<string, number>;
  experiments: FunnelFile["experiments"];
  words: FunnelFile["words"];
  /** By place. */
  steps: Record<string, AnyStep>;
  /** Where a place leads: another place, or a fork. Absent where the funnel ends. */
  next: Record<string, string>;
  /** The first arm whose condition holds is taken. */
  forks: Record<string, { when: Condition; to: string }[]>;
  offer: Offer;
  /** Picture name to URL. */
  images: Record<string, string>;
  /** Picture name to its shape, as CSS says it: `1 / 1`. Absent while nobody draws. */
  shapes?: Record<string, string>;
}
