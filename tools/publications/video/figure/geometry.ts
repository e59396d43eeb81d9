export type Point = readonly [x: number, y: number];

export interface Disc {
  at: Point;
  r: number;
}

/** The point at `length` from `from`, at `degrees` from straight down, turning toward +x. */
export function reach([x, y]: Point, length: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length];
}

export function between(from: Point, to: Point, share: number): Point {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 at the start and end of a turn, 1 in the middle, eased at both. */
export function swell(turn: number): number {
  return (1 - Math.cos(2 * Math.PI * turn)) / 2;
}

/** From 0 to 1 while `at` goes from `from` to `to`, eased at both ends. */
export function ease(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * The position of the knee or elbow if both ends of a limb are known. `side` is 1 or -1. If the
 * target is out of reach, the limb is straight.
 */
export function bendJoint(
  root: Point,
  end: Point,
  upper: number,
  lower: number,
  side: 1 | -1,
): { joint: Point; end: Point } {
  const [dx, dy] = [end[0] - root[0], end[1] - root[1]];
  const far = Math.hypot(dx, dy) || 1;
  const distance = Math.min(Math.max(far, Math.abs(upper - lower) + 0.1), upper + lower - 0.1);
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  const [ux, uy] = [dx / far, dy / far];
  return {
    joint: [root[0] + ux * along - uy * aside, root[1] + uy * along + ux * aside],
    end: [root[0] + ux * distance, root[1] + uy * distance],
  };
}

/** The outline around discs, as if a band were stretched tightly around them. */
export function bandAround(discs: Disc[]): Point[] {
  const SIDES = 28;
  const points = discs.flatMap(({ at: [x, y], r }) =>
    Array.from({ length: SIDES }, (_, side): Point => {
      const turn = (side / SIDES) * 2 * Math.PI;
      return [tenths(x + Math.cos(turn) * r), tenths(y + Math.sin(turn) * r)];
    }),
  );
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(points), ...half(points.toReversed())];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

function half(points: Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turnsRight(hull.at(-2)!, hull.at(-1)!, point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turnsRight(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
