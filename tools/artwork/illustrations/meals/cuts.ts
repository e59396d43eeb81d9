/** Pieces of meat that only appear in meals, each drawn around its own center. */

import { roast } from "../../drawing/food-kit.ts";
import { blob, curve, line, move, path, pts } from "../../drawing/geometry.ts";
import {
  bone,
  cooked,
  gleam,
  grillMarks,
  scaled,
  slab,
  type Tones,
} from "../../meal-photos/pieces.ts";

const thighShape = pts(
  "-56 2, -50 -30, -26 -46, 4 -40, 26 -44, 50 -28, 60 0, 54 20, 30 28, 10 44, -18 46, -44 32",
);

/** A chicken thigh with crisp skin, and the end of its bone. */
export const thigh: readonly string[] = [
  path(blob(move(thighShape, 4, 13)), "#1B0F0A", 0.35),
  bone(44, 8, 26, 36, 13),
  path(blob(move(thighShape, 0, 6)), roast.deep),
  path(blob(thighShape), roast.base),
  path(
    blob(pts("58 2, 54 20, 30 28, 10 44, -18 46, -44 32, -20 30, 8 26, 26 12, 44 8")),
    roast.shade,
  ),
  path(
    blob(pts("-48 -8, -38 -30, -18 -38, 4 -32, 26 -36, 42 -22, 20 -20, -4 -20, -24 -10, -38 10")),
    roast.light,
  ),
  path(blob(pts("-38 -16, -28 -30, -14 -34, -18 -26, -30 -12")), roast.shine),
  path(blob(pts("12 -30, 28 -33, 38 -24, 24 -26")), roast.shine),
  path(blob(pts("-20 6, -8 -8, 8 -6, 14 6, 2 12, -8 20, -20 18")), "#8A4420", 0.6),
  path(blob(pts("26 -8, 38 -12, 46 -2, 36 4")), "#8A4420", 0.5),
  path(blob(pts("-42 14, -34 8, -28 18, -34 26")), "#8A4420", 0.45),
  line("M-46-4C-40 4-42 12-46 16M4-40C0-32 4-26 10-24M4 24C10 28 10 34 6 38", roast.deep, 3, 0.7),
];

const belly = pts(
  "-60 -10, -40 -17, 0 -19, 40 -17, 60 -10, 62 6, 58 17, 20 20, -20 20, -58 17, -63 4",
);

/** A slice of pork belly with its crackling, fat and lean. */
export const bellySlice: readonly string[] = [
  path(blob(move(belly, 3, 9)), "#2E1710", 0.3),
  path(blob(move(belly, 0, 4)), "#8A4A24"),
  path(blob(belly), "#C9773B"),
  path(
    blob(pts("-56 -7, -20 -10, 20 -10, 57 -7, 59 6, 55 13, 20 15, -20 15, -55 13, -59 4")),
    "#F9E3BE",
  ),
  path(blob(pts("-55 -1, -20 -4, 20 -1, 56 -3, 56 3, 20 4, -20 2, -56 4")), "#BC6647"),
  path(blob(pts("-54 9, -20 8, 20 11, 55 8, 54 13, 20 15, -20 14, -54 13")), "#A9543A"),
  line("M-54-13C-40-17-26-14-14-16M6-16C20-17 34-15 50-12", "#F0B463", 3.4),
  line("M-38 0C-28-2-20-1-10 0M14 1C24 2 34 0 44 0", "#DE9A78", 2.6),
];

const loin = pts(
  "-46 0, -42 -30, -18 -46, 14 -46, 42 -28, 50 2, 40 30, 14 50, -8 62, -24 46, -40 26",
);

/** A lamb loin chop with a T-shaped bone. */
export const loinChop: readonly string[] = [
  ...slab(loin, { ...cooked, crust: "#D9A25E", base: "#F3D7A6", light: "#F8E4BE" }, 9),
  path(
    blob(scaled(pts("-40 -2, -36 -26, -14 -38, -4 -30, -4 6, -2 40, -14 44, -30 24"), 1)),
    cooked.base,
  ),
  path(blob(scaled(pts("6 -34, 20 -38, 38 -22, 42 2, 32 22, 12 40, 6 26, 4 0"), 1)), cooked.base),
  path(blob(pts("-34 -8, -28 -24, -14 -31, -12 -12, -20 6")), cooked.light, 0.9),
  path(blob(pts("12 -26, 24 -28, 34 -14, 26 -2, 14 -8")), cooked.light, 0.9),
  grillMarks(
    [
      pts("-34 12, -20 -4, -10 -24"),
      pts("-22 34, -10 18, -6 6"),
      pts("10 22, 24 4, 34 -14"),
      pts("14 36, 28 22, 36 8"),
    ],
    5,
  ),
  path(
    blob(pts("-20 -46, 0 -42, 20 -46, 24 -36, 8 -32, 3 -12, 1 24, -2 10, -3 -14, -6 -32, -24 -36")),
    "#FFF6E6",
  ),
];

const strip = pts("-34 -2, -26 -11, -4 -12, 16 -13, 33 -6, 35 4, 22 10, 0 10, -22 12, -33 8");

/** A strip of meat from the pan. */
export const meatStrip = (tones: Tones = cooked): string[] => [
  path(blob(move(strip, 2, 6)), tones.edge, 0.85),
  path(blob(strip), tones.crust),
  path(blob(scaled(strip, 0.9, 0, -1)), tones.base),
  path(blob(pts("-24 -4, -8 -8, 14 -8, 24 -4, 4 -1, -14 1")), tones.light),
  line("M-18-6C-10-8-2-8 6-8", tones.shine, 2.8, 0.9),
];

export const dark: Tones = {
  edge: "#2F100C",
  crust: "#4E1E17",
  base: "#6C2C20",
  light: "#8C4330",
  shine: "#C98462",
};

const jerkyShape = pts(
  "-58 -6, -48 -17, -22 -12, 4 -18, 30 -13, 54 -16, 60 -2, 52 13, 26 10, 0 16, -26 11, -50 15",
);

/** A dried strip of beef. */
export const jerky: readonly string[] = [
  path(blob(move(jerkyShape, 3, 6)), "#2E1710", 0.3),
  path(blob(jerkyShape), "#4A1710"),
  path(blob(scaled(jerkyShape, 0.9, 0, -1.5)), "#7C2A1C"),
  path(blob(pts("-46 -6, -22 -7, 6 -11, 30 -8, 46 -9, 20 -2, -10 -2, -34 2")), "#A4472E", 0.9),
  line(curve(pts("-40 7, -14 5, 14 8, 40 5")), "#4A1710", 3),
  line(curve(pts("-34 -9, -12 -8, 8 -12")), "#D38A63", 2.6, 0.9),
];

const breast = pts("-70 12, -64 -22, -36 -46, 4 -50, 42 -38, 66 -12, 66 16, 44 38, 4 46, -44 40");

/** A duck breast with scored, crisp skin. */
export const duckBreast: readonly string[] = [
  ...slab(
    breast,
    { edge: "#7E2F22", crust: "#8A4420", base: "#C4742F", light: "#DD9A4B", shine: roast.shine },
    10,
  ),
  line("M-58-8L-20 40M-44-28L8 42M-20-42L36 38M8-46L56 24M36-38L66 4", "#8A4A1E", 3.6, 0.8),
  line("M-64 12L-30-42M-44 34L2-48M-12 44L36-38M22 42L60-14M50 32L68 6", "#8A4A1E", 3.6, 0.8),
  gleam([pts("-46 -14, -34 -28, -20 -34"), pts("2 -38, 14 -38")], "#F8D596", 5),
];

const patty = pts("-40 2, -34 -24, -10 -38, 18 -36, 37 -20, 40 6, 30 28, 4 40, -22 34, -37 18");

/** A patty of ground meat, lighter if it's poultry. */
export const pattyOf = (tones: Tones = cooked): string[] => [
  ...slab(patty, tones, 8),
  line(
    "M-28-6l8 5M-14 12l8-4M-2-8l8 5M12 12l8-5M20-10l8 4M-20 22l7-3M2 26l8-3M-6-26l7 3M-34 6l6 4",
    tones.crust,
    4.4,
    0.7,
  ),
  gleam([pts("-28 -12, -20 -22, -8 -28"), pts("8 -28, 16 -26")], tones.shine, 4),
];

export const fowl: Tones = {
  edge: "#6E3719",
  crust: "#9A5426",
  base: "#CF8743",
  light: "#E9B06A",
  shine: "#FBDDA6",
};
export const pork: Tones = {
  edge: "#4A2013",
  crust: "#6F351F",
  base: "#8F4D2E",
  light: "#B06A42",
  shine: "#E3AD74",
};
