import type { WeightPoint } from "../../tracker/notes.ts";
import { dayTicks } from "./weight-axes.ts";
import { type AmountUnit, amountText } from "./weight-text.ts";

interface Name {
  text: string;
  /** True if the others are compared with this weight. */
  isStart: boolean;
  side: "above" | "below";
  /**
   * Which end of the text is at the point. Labels extend into the chart, so that none is cut off.
   */
  anchor: "start" | "end";
}

/**
 * The label of a point in the chart. Only the first and the last point have one, on the side
 * without the line: more labels would overlap.
 */
export function weightName(
  points: WeightPoint[],
  index: number,
  unit: AmountUnit,
  /** The day in the middle of the chart. */
  middle = (dayTicks(points).at(-1) ?? 1) / 2,
): Name | undefined {
  const point = points[index];
  if (!point) return undefined;
  const text = amountText(point.value, unit);
  const anchor = point.day > middle ? "end" : "start";
  const next = points[index + 1];
  const previous = points[index - 1];
  if (index === 0)
    return {
      text,
      anchor,
      isStart: next !== undefined,
      side: next && next.value > point.value ? "below" : "above",
    };
  if (!next)
    return {
      text,
      anchor,
      isStart: false,
      side: previous && previous.value < point.value ? "above" : "below",
    };
  return undefined;
}
