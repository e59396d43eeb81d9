/** Eggs other than fried ones, each drawn around its own center. */
import { disc } from "../../drawing/food-kit.ts";
import { blob, curve, line, move, oval, path, pts } from "../../drawing/geometry.ts";

const half = pts("0 -27, 17 -20, 24 0, 20 20, 0 30, -20 20, -24 0, -17 -20");

/** Half a boiled egg, cut side up. */
export const eggHalf: readonly string[] = [
  path(blob(move(half, 3, 7)), "#2E1710", 0.22),
  path(blob(move(half, 0, 3)), "#E7D6BD"),
  path(blob(half), "#FFFDF8"),
  disc(0, 4, 14, "#E2962E"),
  disc(-0.5, 3, 12.4, "#F6B73F"),
  oval(-4, -1, 4.6, 3, "#FFDC8B", 'transform="rotate(-30 -4 -1)"'),
];

/** A whole boiled egg, peeled. */
export const eggWhole: readonly string[] = [
  path(blob(move(half, 4, 9)), "#2E1710", 0.22),
  path(blob(half), "#E9D9C2"),
  path(blob(pts("-2 -27, 14 -20, 18 -2, 14 14, -2 24, -17 16, -22 0, -16 -19")), "#FFF9EE"),
  path(blob(pts("-14 -6, -8 -17, 2 -20, -4 -11, -10 2")), "#FFFFFF"),
  line(curve(pts("14 18, 20 8, 21 -4")), "#D8C4A6", 2.6, 0.7),
];

const cloud = pts(
  "-34 4, -32 -14, -18 -22, -6 -31, 12 -28, 24 -22, 34 -10, 33 8, 36 18, 22 27, 8 26, -4 34, -20 26, -32 20",
);

/** A poached egg, the yolk under a veil of white. */
export const poached: readonly string[] = [
  path(blob(move(cloud, 3, 8)), "#2E1710", 0.24),
  path(blob(move(cloud, 0, 4)), "#DDCBB0"),
  path(blob(cloud), "#FFFEFA"),
  line(curve(pts("-26 8, -18 20, -4 24, 12 20, 26 12")), "#E6D7C0", 3.4),
  path(blob(pts("-18 0, -14 -14, 2 -19, 17 -13, 21 2, 12 14, -6 15")), "#F9DFA6"),
  path(blob(pts("-10 2, -6 -9, 6 -11, 14 -2, 9 9, -3 10")), "#F5B63F"),
  line(curve(pts("-13 -4, -7 -12, 4 -15")), "#FFFFFF", 4),
];

const curd = pts("-20 2, -16 -13, -2 -17, 10 -14, 20 -3, 15 11, 2 15, -13 13");

/** A soft piece of scrambled egg. */
export const scrambled: readonly string[] = [
  path(blob(move(curd, 1, 5)), "#C98A22"),
  path(blob(curd), "#F4BE4A"),
  path(blob(pts("-15 0, -12 -11, -1 -14, 9 -11, 14 -4, 4 -4, -6 2")), "#FBD97F"),
  line(curve(pts("-10 -7, -3 -11, 4 -10")), "#FFF0BE", 3),
];

const moon = pts(
  "-92 -4, -76 -34, -40 -54, 4 -60, 48 -52, 80 -30, 92 0, 88 12, 50 22, 0 28, -50 24, -88 12",
);

/** A folded omelet with shreds of meat and melted cheese along its open side. */
export const omelet: readonly string[] = [
  path(
    blob(pts("-86 14, -50 44, 0 58, 52 46, 88 16, 90 36, 56 66, 4 76, -52 66, -84 38")),
    "#2E1710",
    0.22,
  ),
  path(
    blob(pts("-90 6, -50 20, 0 26, 50 20, 92 6, 86 34, 52 56, 4 64, -48 56, -84 34")),
    "#D08C28",
  ),
  path(
    blob(pts("-84 4, -50 14, 0 20, 50 14, 86 4, 78 28, 48 47, 4 54, -44 47, -76 28")),
    "#F6C85C",
  ),
  line(
    "M-66 24C-56 18-52 34-40 32M-40 40C-28 34-24 48-10 44M-14 34C-4 28 2 44 14 40M18 48C28 40 36 50 44 42M44 32C52 26 58 34 66 26",
    "#B9794C",
    9,
  ),
  line(
    "M-66 22C-56 16-52 32-40 30M-40 38C-28 32-24 46-10 42M-14 32C-4 26 2 42 14 38M18 46C28 38 36 48 44 40M44 30C52 24 58 32 66 24",
    "#F3D9B8",
    5.6,
  ),
  path(
    blob(
      pts(
        "-76 8, -40 12, 0 20, 42 14, 76 8, 66 24, 56 20, 48 36, 38 26, 20 26, 10 44, 0 28, -18 26, -28 38, -38 24, -54 22, -60 30",
      ),
    ),
    "#EE9B31",
  ),
  path(blob(move(moon, 0, 4)), "#D2902A"),
  path(blob(moon), "#F5C04C"),
  path(
    blob(pts("-80 -10, -64 -32, -34 -46, 4 -51, 42 -45, 68 -28, 40 -28, 4 -34, -34 -28, -60 -10")),
    "#FBD77C",
  ),
  path(blob(pts("-46 2, -32 -10, -8 -6, -2 6, -20 14, -40 12")), "#D98F2E", 0.55),
  path(blob(pts("20 -4, 38 -14, 56 -8, 52 6, 32 12")), "#D98F2E", 0.55),
  path(blob(pts("-72 4, -64 -6, -54 0, -60 10")), "#D98F2E", 0.5),
  path(blob(pts("4 -20, 14 -24, 18 -16, 8 -14")), "#D98F2E", 0.45),
  line(curve(pts("-62 -26, -34 -39, 2 -44")), "#FFF1C4", 5),
];
