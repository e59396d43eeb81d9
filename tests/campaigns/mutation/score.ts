/** In percent, for each part. */
export const MIN_SCORE = 90;

export interface Score {
  mutants: number;
  killed: number;
}

/** Killed mutants in percent, rounded down to a tenth. Explained survivors count as not killed. */
export const calculatePercent = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 0 : Math.floor((killed * 1000) / mutants) / 10;
