export interface Point {
  minute: number;
  value: number;
}

/** `unclear`: the run was too short, or the figures vary too much, to say either. */
export type Verdict = "steady" | "grows" | "unclear";

export interface Trend {
  mean: number;
  /** The slope of the line that fits best, by least squares. */
  perHour: number;
  /** Twice the standard error of the slope: it's within this in 19 of 20 runs. */
  margin: number;
  verdict: Verdict;
}

/** Judges by its slope whether something grows by more than `mostPerHour`. */
export function judge(points: readonly Point[], mostPerHour: number): Trend {
  if (points.length < 3) throw new Error("A slope needs three points.");
  const mean = calculateMean(points.map(({ value }) => value));
  const middle = calculateMean(points.map(({ minute }) => minute));
  const spread = sum(points.map(({ minute }) => (minute - middle) ** 2));
  const slope = sum(points.map(({ minute, value }) => (minute - middle) * (value - mean))) / spread;
  const missed = points.map(({ minute, value }) => value - mean - slope * (minute - middle));
  const error = Math.sqrt(sum(missed.map((by) => by ** 2)) / (points.length - 2) / spread);
  const [perHour, margin] = [60 * slope, 60 * 2 * error];
  return { mean, perHour, margin, verdict: verdictOn(perHour, margin, mostPerHour) };
}

function verdictOn(perHour: number, margin: number, mostPerHour: number): Verdict {
  if (perHour - margin > mostPerHour) return "grows";
  return perHour + margin <= mostPerHour ? "steady" : "unclear";
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
export const calculateMean = (values: number[]) => sum(values) / values.length;
