import { createChance as numbersOf } from "../support/chance.ts";

export interface Chance {
  /** Any of these. */
  of<Value>(values: readonly Value[]): Value;
  /** True with this probability. */
  is(probability: number): boolean;
  /** An integer from 0 to just below the limit. */
  below(limit: number): number;
}

export function createChance(seed: number): Chance {
  const next = numbersOf(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    of: (values) => values[below(values.length)]!,
    is: (probability) => next() < probability,
    below,
  };
}
