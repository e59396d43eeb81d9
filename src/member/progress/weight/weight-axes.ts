import { DAYS, type WeightPoint } from "../../tracker/notes.ts";

const WEEK = 7;
const MAX_LINES = 6;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const WIDEST_STEP = 200;

/** The horizontal axis of a chart. */
export interface DayAxis {
  title: string;
  /** The first and the last day on it. */
  from: number;
  to: number;
  ticks: number[];
  formatTick: (day: number) => string;
  /** Names a day in a sentence: Day 12. */
  formatDay: (day: number) => string;
}

/** The days of the plan. */
export function planAxis(points: WeightPoint[]): DayAxis {
  const ticks = dayTicks(points);
  return {
    title: "Day",
    from: 1,
    to: ticks.at(-1) ?? 1,
    ticks,
    formatTick: String,
    formatDay: (day) => `Day ${day}`,
  };
}

/**
 * The days on the axis: whole weeks up to the last weight, so that a short history fills the chart.
 */
export function dayTicks(points: WeightPoint[]): number[] {
  const weeks = Math.ceil((points.at(-1)?.day ?? 1) / WEEK);
  if (weeks <= 1) return [1, 2, 3, 4, 5, 6, 7];
  if (weeks <= 3) return [1, ...Array.from({ length: weeks }, (_, index) => (index + 1) * WEEK)];
  return [1, 5, 10, 15, 20, 25, DAYS];
}

/**
 * Round weights for the axis: few enough to read, with space above and below the points and the
 * milestones.
 */
export function weightTicks(points: WeightPoint[], milestones: number[] = []): number[] {
  const values = [...points.map(({ value }) => value), ...milestones];
  const least = Math.min(...values) - 1;
  const most = Math.max(...values) + 1;
  const step =
    STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < MAX_LINES) ?? WIDEST_STEP;
  const from = Math.floor(least / step);
  return Array.from(
    { length: Math.ceil(most / step) - from + 1 },
    (_, index) => (from + index) * step,
  );
}
