import { arcPoints } from "./arc-points.ts";
import { NotDrawable } from "./not-drawable.ts";
import type { Line, Point } from "./point.ts";

const STEPS_OF_CURVE = 24;
const SIZES: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;
/** Flags of an arc need no space behind them: `a1 1 0 012 2`. */
const ARC_FLAGS = [3, 4];

/** The lines of a path, with its curves as many short lines. */
export function pathPoints(d: string): Line[] {
  const pen = newPen();
  for (const { command, values } of commandsIn(d)) draw(pen, command, values);
  return pen.lines.filter(({ points }) => points.length > 1);
}

interface Pen {
  lines: Line[];
  at: Point;
  /** The last control point, if the last command was a curve of this kind. */
  control: { of: "C" | "Q"; point: Point } | undefined;
}

const newPen = (): Pen => ({ lines: [], at: [0, 0], control: undefined });

function draw(pen: Pen, command: string, values: number[]): void {
  const kind = command.toUpperCase();
  const [dx, dy] = command === kind ? [0, 0] : pen.at;
  const point = (index: number): Point => [
    (values[index] ?? 0) + dx,
    (values[index + 1] ?? 0) + dy,
  ];
  const { control } = pen;
  pen.control = undefined;
  switch (kind) {
    case "M":
      pen.at = point(0);
      pen.lines.push({ points: [pen.at], isClosed: false });
      break;
    case "L":
      go(pen, [point(0)]);
      break;
    case "H":
      go(pen, [[point(0)[0], pen.at[1]]]);
      break;
    case "V":
      go(pen, [[pen.at[0], (values[0] ?? 0) + dy]]);
      break;
    case "C":
      curve(pen, point(0), point(2), point(4));
      break;
    case "S":
      curve(pen, mirrored(pen.at, control, "C"), point(0), point(2));
      break;
    case "Q":
      quadratic(pen, point(0), point(2));
      break;
    case "T":
      quadratic(pen, mirrored(pen.at, control, "Q"), point(0));
      break;
    case "A": {
      const [rx = 0, ry = 0, turned = 0, isLarge, isClockwise] = values;
      const arc = { rx, ry, turned, isLarge: isLarge === 1, isClockwise: isClockwise === 1 };
      go(pen, arcPoints(pen.at, point(5), arc));
      break;
    }
    default:
      close(pen);
  }
}

function go(pen: Pen, points: Point[]): void {
  const line = pen.lines.at(-1);
  if (!line) throw new NotDrawable("a path that doesn't start with M");
  // After a Z, a new line starts where the closed one did.
  if (line.isClosed) pen.lines.push({ points: [pen.at, ...points], isClosed: false });
  else line.points.push(...points);
  pen.at = points.at(-1) ?? pen.at;
}

function close(pen: Pen): void {
  const line = pen.lines.at(-1);
  if (!line) return;
  line.isClosed = true;
  pen.at = line.points[0] ?? pen.at;
}

function curve(pen: Pen, first: Point, second: Point, end: Point): void {
  const start = pen.at;
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * start[axis] +
    3 * (1 - t) ** 2 * t * first[axis] +
    3 * (1 - t) * t ** 2 * second[axis] +
    t ** 3 * end[axis];
  go(
    pen,
    Array.from({ length: STEPS_OF_CURVE }, (_, index): Point => {
      const t = (index + 1) / STEPS_OF_CURVE;
      return [at(t, 0), at(t, 1)];
    }),
  );
  pen.control = { of: "C", point: second };
}

function quadratic(pen: Pen, control: Point, end: Point): void {
  const toward = (from: Point): Point => [
    from[0] + ((control[0] - from[0]) * 2) / 3,
    from[1] + ((control[1] - from[1]) * 2) / 3,
  ];
  curve(pen, toward(pen.at), toward(end), end);
  pen.control = { of: "Q", point: control };
}

function mirrored(at: Point, control: Pen["control"], kind: "C" | "Q"): Point {
  return control?.of === kind ? [2 * at[0] - control.point[0], 2 * at[1] - control.point[1]] : at;
}

function* commandsIn(d: string): Generator<{ command: string; values: number[] }> {
  const letters = /([a-z])([^a-df-z]*)/gi;
  if (/[^\s\d.,+\-a-z]/i.test(d)) throw new NotDrawable("a path with unknown characters");
  for (const [, letter = "", rest = ""] of d.matchAll(letters)) {
    const size = SIZES[letter.toUpperCase()];
    if (size === undefined) throw new NotDrawable(`the path command ${letter}`);
    const values = numbersIn(rest, letter.toUpperCase() === "A");
    if (size === 0) yield { command: letter, values: [] };
    for (let start = 0; size > 0 && start < values.length; start += size) {
      // More pairs after an M are lines.
      const lineTo = letter === "M" ? "L" : "l";
      const command = start > 0 && /m/i.test(letter) ? lineTo : letter;
      yield { command, values: values.slice(start, start + size) };
    }
  }
}

function numbersIn(text: string, isArc: boolean): number[] {
  const found: number[] = [];
  let position = 0;
  for (;;) {
    position += /^[\s,]*/.exec(text.slice(position))?.[0].length ?? 0;
    const isFlag = isArc && ARC_FLAGS.includes(found.length % (SIZES.A ?? 0));
    const pattern = isFlag ? FLAG : NUMBER;
    pattern.lastIndex = position;
    const [number] = pattern.exec(text) ?? [];
    if (number === undefined) return found;
    found.push(Number(number));
    position += number.length;
  }
}
