import { disc, group } from "../drawing/food-kit.ts";
import { blob, curve, line, move, oval, type Pt, path, pts } from "../drawing/geometry.ts";

/** Tones of cooked meat. */
export const cooked = {
  edge: "#4E2013",
  crust: "#74351F",
  base: "#9A5230",
  light: "#BF7A49",
  shine: "#E3AD74",
} as const;
const rare = { rim: "#94402B", rose: "#C4574D", blush: "#DC8073", pale: "#EDA394" } as const;
export const glazed = {
  edge: "#43140D",
  crust: "#6F2417",
  base: "#96371F",
  light: "#BD5A30",
  shine: "#EBA064",
} as const;

export type Tones = Record<keyof typeof cooked, string>;

export const scaled = (points: readonly Pt[], share: number, dx = 0, dy = 0): Pt[] =>
  points.map(([x, y]): Pt => [x * share + dx, y * share + dy]);

/** A flat piece of food: its shadow, side, top, and the light on it. */
export const slab = (shape: readonly Pt[], tones: Tones = cooked, height = 9): string[] => [
  path(blob(move(shape, 4, height + 6)), "#2E1710", 0.28),
  path(blob(move(shape, 0, height)), tones.edge),
  path(blob(shape), tones.crust),
  path(blob(scaled(shape, 0.93, 0, -1)), tones.base),
  path(blob(scaled(shape, 0.72, -4, -7)), tones.light, 0.55),
];

/** The burnt-in marks of a grill. */
export const grillMarks = (marks: readonly (readonly Pt[])[], width = 6): string =>
  line(marks.map(curve).join(""), "#45190F", width, 0.72);

/** Light on a glaze. */
export const gleam = (
  marks: readonly (readonly Pt[])[],
  tone: string = cooked.shine,
  width = 4,
): string => line(marks.map(curve).join(""), tone, width, 0.75);

const cutFace: Pt[] = pts("2 -40, 22 -30, 30 -4, 24 24, 6 40, -16 34, -27 10, -22 -24");

/** One slice of a roast or a steak, pink within. */
export const slice = (isDone = false): string[] => [
  path(blob(move(cutFace, 6, 7)), "#2E1710", 0.3),
  path(blob(cutFace), cooked.crust),
  path(blob(scaled(cutFace, 0.88)), isDone ? "#B98058" : rare.rim),
  path(blob(scaled(cutFace, 0.78, 0.5)), isDone ? "#CF9E77" : rare.rose),
  path(blob(scaled(cutFace, 0.52, 1, -1)), isDone ? "#DFB691" : rare.blush),
  path(blob(scaled(cutFace, 0.24, 1, -5)), isDone ? "#ECCBA9" : rare.pale, 0.8),
];

const cube: Pt[] = pts("-18 -14, 4 -20, 20 -12, 21 8, 6 19, -14 16, -22 2");

/** A chunk of meat, browned on all sides. */
export const chunk = (
  x: number,
  y: number,
  turn: number,
  size: number,
  tones: Tones = cooked,
): string =>
  group(x, y, turn, size, [
    path(blob(move(cube, 1, 6)), tones.edge, 0.85),
    path(blob(cube), tones.crust),
    path(blob(scaled(cube, 0.86, -0.5, -1.5)), tones.base),
    path(blob(pts("-13 -9, 3 -15, 13 -9, 4 -3, -10 0")), tones.light),
    line("M-9-7C-4-11 2-12 6-11", tones.shine, 2.6, 0.9),
  ]);

/** A ball of ground meat. */
export const ball = (x: number, y: number, r: number): string =>
  [
    oval(x + 1, y + r * 0.3, r, r * 0.92, cooked.edge, 'opacity=".6"'),
    disc(x, y, r, cooked.crust),
    disc(x - r * 0.06, y - r * 0.08, r * 0.9, cooked.base),
    oval(x - r * 0.22, y - r * 0.3, r * 0.56, r * 0.44, cooked.light),
    oval(x - r * 0.3, y - r * 0.42, r * 0.24, r * 0.15, cooked.shine),
  ].join("");

/** The end of a bone that sticks out of the meat along x. */
export const bone = (x: number, y: number, turn: number, length: number, width = 16): string => {
  const half = width / 2;
  const knob = width * 0.62;
  return group(x, y, turn, 1, [
    path(
      `M0-${half}L${length - knob}-${half}A${knob} ${knob} 0 1 1 ${length} 0A${knob} ${knob} 0 1 1 ${length - knob} ${half}L0 ${half}Z`,
      "#E2CCA8",
    ),
    path(
      `M0-${half}L${length - knob}-${half}A${knob} ${knob} 0 1 1 ${length - 1}-${half * 0.2}L${length - knob * 1.4} ${half * 0.35}L0 ${half * 0.35}Z`,
      "#FFF6E6",
    ),
  ]);
};

/** A sawn marrow bone from above. */
export const marrowBone = (x: number, y: number, r: number): string =>
  [
    oval(x + 2, y + r * 0.28, r, r * 0.95, "#3B1D12", 'opacity=".35"'),
    disc(x, y, r, "#E4CFAE"),
    disc(x, y - r * 0.05, r * 0.93, "#FFF4E1"),
    disc(x, y, r * 0.62, "#D9A27C"),
    disc(x, y + r * 0.03, r * 0.56, "#F0C9A2"),
    oval(x - r * 0.16, y - r * 0.14, r * 0.24, r * 0.15, "#FBE5CB"),
  ].join("");
