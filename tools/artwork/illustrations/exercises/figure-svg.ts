import { path } from "../../drawing/geometry.ts";
import type { Point } from "../../figure/geometry.ts";
import type { Shape } from "../../figure/shape.ts";

/**
 * How far a corner can be from the outline, in units of a figure that is 430 high. That's too
 * little to see.
 */
const TOLERANCE = 0.7;

/** The areas of a figure as SVG, each with as few corners as it needs. */
export const figureSvg = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.kind === "area" ? [areaSvg(shape)] : []));

/** The horizontal center of the shapes. */
export function middleOf(shapes: readonly Shape[]): number {
  const xs = shapes.flatMap((shape) => (shape.kind === "area" ? shape.points.map(([x]) => x) : []));
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

function areaSvg({ points, color }: Extract<Shape, { kind: "area" }>): string {
  const far = Math.floor(points.length / 2);
  const corners = [
    ...simplified(points.slice(0, far + 1)).slice(0, -1),
    ...simplified([...points.slice(far), points[0] as Point]).slice(0, -1),
  ];
  const whole = corners.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const text = whole.map(([x, y], at) => {
    const before = whole[at - 1];
    if (!before) return `M${x}${y < 0 ? "" : " "}${y}`;
    const [dx, dy] = [x - before[0], y - before[1]];
    return `l${dx}${dy < 0 ? "" : " "}${dy}`;
  });
  return path(`${text.join("")}Z`, color);
}

/**
 * Drops points that are nearly on the line between their neighbors (Ramer, Douglas, and Peucker).
 */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  const aside = points.map(
    ([x, y]) => Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length,
  );
  const farthest = aside.indexOf(Math.max(...aside));
  if ((aside[farthest] ?? 0) < TOLERANCE) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(points.slice(farthest)),
  ];
}
