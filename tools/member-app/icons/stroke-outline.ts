import { ellipsePoints } from "./arc-points.ts";
import type { Line, Point } from "./point.ts";

/**
 * The polygons that a stroke covers, all in the same direction, so that they add up. Joints are
 * always round.
 */
export function strokeOutline({ points, isClosed }: Line, width: number, hasCaps: boolean) {
  const all = isClosed ? [...points, points[0] as Point] : points;
  const bars = all.slice(1).flatMap((to, index) => barBetween(all[index] as Point, to, width));
  const joints = isClosed || hasCaps ? points : points.slice(1, -1);
  return [...bars, ...joints.map((point) => ellipsePoints(point, width / 2, width / 2))];
}

function barBetween(from: Point, to: Point, width: number): Point[][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  return [
    [
      [from[0] - nx, from[1] - ny],
      [to[0] - nx, to[1] - ny],
      [to[0] + nx, to[1] + ny],
      [from[0] + nx, from[1] + ny],
    ],
  ];
}
