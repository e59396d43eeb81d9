import type { WeightPoint } from "../../tracker/notes.ts";

/** The share of a day's weight in the trend. */
const SHARE = 0.1;
const MIN_POINTS = 3;

export interface TrendPoint extends WeightPoint {
  /** Undefined if there are too few values for a trend. */
  trend?: number;
}

/**
 * Adds the trend to values by day: an exponentially weighted moving average in which a day counts a
 * tenth, as in John Walker's The Hacker's Diet (fourmilab.ch/hackdiet, "Signal and Noise"). On days
 * without a value, older ones fade all the same: n days after the last one, a value counts 1 − 0.9^n
 * (Zumbach and Müller, Operators on inhomogeneous time series, IJTAF 2001;4:147-78). It begins at
 * the first value. Points are in the order of their days.
 */
export function withTrend(points: readonly WeightPoint[]): TrendPoint[] {
  if (points.length < MIN_POINTS) return [...points];
  let trend = points[0]?.value ?? 0;
  let before = points[0]?.day ?? 0;
  return points.map(({ day, value }) => {
    trend += (1 - (1 - SHARE) ** (day - before)) * (value - trend);
    before = day;
    return { day, value, trend };
  });
}
