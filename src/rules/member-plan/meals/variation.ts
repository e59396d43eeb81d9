import type { Decisions } from "../apply-rules.ts";

/** Makes the meals of a later month others than those of the first one. */
export interface Variation {
  /** The number of the month. The first one has what the rules alone decide. */
  month: number;
  /** The ids of meals that were swapped away again and again. */
  away: readonly string[];
  /** The ids of the meals that the month before had. */
  last: readonly string[];
}

/** Further than any two members' seeds are apart, so that no month is another member's. */
const SEEDS_A_MONTH = 10_000_019;

/** The same decisions for a later month: others of the meals that fit equally well come first. */
export const varyDecisions = (
  decisions: Decisions,
  { month, away, last }: Variation = { month: 1, away: [], last: [] },
): Decisions => ({
  ...decisions,
  seed: decisions.seed + (month - 1) * SEEDS_A_MONTH,
  away: new Set(away),
  last: new Set(last),
});
