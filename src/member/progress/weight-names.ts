import type { Weight } from "#lib/weight.ts";
import type { WeightPoint } from "../tracker/notes.ts";
import { dayTicks } from "./weight-axes.ts";
import { amountText } from "./weight-text.ts";

interface Name {
  text: string;
  /** The weight that the others are compared with. */
  isStart: boolean;
  side: "above" | "below";
  /** Which end of the text is at the point: names lean into the picture, so that none is cut off. */
  anchor: "start" | "end";
}

/** What stands beside a point of the chart: the first and the last say their weight, on the side where the line is not. All would run into each other. */
export function weightName(
  points: WeightPoint[],
  index: number,
  unit: Weight["unit"],
): Name | undefined {
  const point = points[index];
  if (!point) return undefined;
  const text = amountText(point.value, unit);
  const anchor = point.day > (dayTicks(points).at(-1) ?? 1) / 2 ? "end" : "start";
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
