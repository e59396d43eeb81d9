import { ellipsePoints } from "./arc-points.ts";
import { NotDrawable } from "./not-drawable.ts";
import { pathPoints } from "./path-points.ts";
import type { Line, Point } from "./point.ts";
import { type Attributes, numberOf } from "./svg-elements.ts";

/** The lines of a shape. */
export function linesOf(name: string, attributes: Attributes): Line[] {
  const shape = shapes[name];
  if (!shape) throw new NotDrawable(`<${name}>`);
  return shape(attributes);
}

const shapes: Record<string, (attributes: Attributes) => Line[]> = {
  path: ({ d = "" }) => pathPoints(d),
  circle: (attributes) => {
    const radius = numberOf(attributes, "r");
    return [closed(ellipsePoints(pointOf(attributes, "cx", "cy"), radius, radius))];
  },
  ellipse: (attributes) => [
    closed(
      ellipsePoints(
        pointOf(attributes, "cx", "cy"),
        numberOf(attributes, "rx"),
        numberOf(attributes, "ry"),
      ),
    ),
  ],
  rect: (attributes) => [closed(rectPoints(attributes))],
  line: (attributes) => [
    { points: [pointOf(attributes, "x1", "y1"), pointOf(attributes, "x2", "y2")], isClosed: false },
  ],
  polyline: ({ points = "" }) => pathPoints(`M${points}`),
  polygon: ({ points = "" }) => pathPoints(`M${points}Z`),
};

const closed = (points: Point[]): Line => ({ points, isClosed: true });

const pointOf = (attributes: Attributes, x: string, y: string): Point => [
  numberOf(attributes, x),
  numberOf(attributes, y),
];

function rectPoints(attributes: Attributes): Point[] {
  const [[x, y], [width, height]] = [
    pointOf(attributes, "x", "y"),
    pointOf(attributes, "width", "height"),
  ];
  const given = numberOf(attributes, "rx", numberOf(attributes, "ry"));
  const r = Math.min(given, width / 2, height / 2);
  if (r === 0) return pathPoints(`M${x} ${y}h${width}v${height}h${-width}`)[0]?.points ?? [];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const d = `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}`;
  return pathPoints(d)[0]?.points ?? [];
}
