/**
 * Upper edges of the buckets, inclusive. One more bucket has everything above. The "good" and
 * "poor" limits of web.dev are edges.
 */
export const BUCKET_EDGES = {
  /** Largest contentful paint, in ms since the page was requested. */
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  /** Time until a press can change the screen, in ms since the page was requested. */
  usable: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  /** Interaction to next paint, in ms. */
  inp: [50, 100, 150, 200, 300, 500, 1000],
  /** Cumulative layout shift: a score without a unit. */
  cls: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;

export type Metric = keyof typeof BUCKET_EDGES;

/** The number of values that fell into each bucket, by step and metric. */
export type Vitals = Record<string, Partial<Record<Metric, number[]>>>;

/** Counts one value of a step. */
export function countValue(vitals: Vitals, step: string, metric: Metric, value: number): void {
  const edges: readonly number[] = BUCKET_EDGES[metric];
  const found = edges.findIndex((edge) => value <= edge);
  const bucket = found === -1 ? edges.length : found;
  const before = vitals[step]?.[metric] ?? Array<number>(edges.length + 1).fill(0);
  vitals[step] = {
    ...vitals[step],
    [metric]: before.map((count, at) => (at === bucket ? count + 1 : count)),
  };
}
