import type { Point } from "./point.ts";

interface Arc {
  rx: number;
  ry: number;
  /** In degrees. */
  turned: number;
  isLarge: boolean;
  isClockwise: boolean;
}

const STEPS_OF_CIRCLE = 64;
const HALF_TURN_IN_DEGREES = 180;

/**
 * The points of an elliptical arc after its start, as in
 * https://www.w3.org/TR/SVG11/implnote.html#ArcConversionEndpointToCenter
 */
export function arcPoints(start: Point, end: Point, arc: Arc): Point[] {
  if (arc.rx === 0 || arc.ry === 0) return [end];
  const turn = (arc.turned * Math.PI) / HALF_TURN_IN_DEGREES;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(start[0] - end[0]) / 2, (start[1] - end[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const tooSmall = Math.sqrt((x / arc.rx) ** 2 + (y / arc.ry) ** 2);
  const [rx, ry] = [arc.rx, arc.ry].map((r) => Math.abs(r) * Math.max(1, tooSmall)) as [
    number,
    number,
  ];

  const [a, b, c] = [rx ** 2 * ry ** 2, rx ** 2 * y ** 2, ry ** 2 * x ** 2];
  const side = arc.isLarge === arc.isClockwise ? -1 : 1;
  const factor = b + c === 0 ? 0 : side * Math.sqrt(Math.max(0, (a - b - c) / (b + c)));
  const [centerX, centerY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const from = Math.atan2((y - centerY) / ry, (x - centerX) / rx);
  const to = Math.atan2((-y - centerY) / ry, (-x - centerX) / rx);
  const sweep = sweepOf(to - from, arc.isClockwise);

  const steps = Math.max(2, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * STEPS_OF_CIRCLE));
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = from + (sweep * (index + 1)) / steps;
    const [px, py] = [rx * Math.cos(angle) + centerX, ry * Math.sin(angle) + centerY];
    return [
      cos * px - sin * py + (start[0] + end[0]) / 2,
      sin * px + cos * py + (start[1] + end[1]) / 2,
    ];
  });
}

function sweepOf(angle: number, isClockwise: boolean): number {
  if (isClockwise && angle < 0) return angle + 2 * Math.PI;
  return !isClockwise && angle > 0 ? angle - 2 * Math.PI : angle;
}

export function ellipsePoints([x, y]: Point, rx: number, ry: number): Point[] {
  return Array.from({ length: STEPS_OF_CIRCLE }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / STEPS_OF_CIRCLE;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}
