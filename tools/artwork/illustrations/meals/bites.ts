/** Snacks, each drawn around its own center. */
import { blob, curve, line, move, oval, path, pts } from "../../drawing/geometry.ts";

/** A slice of cold meat rolled around a stick of cheese. */
export const roll: readonly string[] = [
  path("M-52-10H50Q62 2 50 30H-52Q-64 10-52-10Z", "#2E1710", 0.24),
  path("M-72-12L-50-15V13L-72 12Z", "#D99A32"),
  path("M-72-12L-50-15V4L-72 4Z", "#F7CE6B"),
  path("M72-12L50-15V13L72 12Z", "#C98A28"),
  path("M72-12L50-15V4L72 4Z", "#F4C55C"),
  path("M-54-22Q0-29 54-22Q62 0 54 22Q0 28-54 22Q-62 0-54-22Z", "#A9603A"),
  path("M-54-22Q0-29 54-22Q60-6 58 4Q0 14-58 4Q-60-8-54-22Z", "#DE9B74"),
  path("M-50-20Q0-27 50-20Q55-7 54-2Q0 6-54-2Q-55-9-50-20Z", "#F0BD98"),
  path("M-44-18Q0-24 44-18Q46-12 44-10Q0-15-44-10Z", "#FBDFC6"),
  line("M-57 8C-20 20 20 4 57 12", "#8A4A2A", 3.6),
  line("M-36-4C-18 0 2-4 18-2M26 16C34 14 42 14 50 12", "#C4805A", 2.6),
];

const rind = pts("-27 4, -24 -14, -8 -24, 8 -19, 23 -22, 29 -6, 22 8, 26 20, 8 25, -6 18, -20 22");

/** A puffed pork rind. */
export const porkRind: readonly string[] = [
  path(blob(move(rind, 2, 6)), "#7A4A1E", 0.45),
  path(blob(rind), "#DDA65A"),
  path(
    blob(pts("-22 2, -20 -11, -7 -20, 7 -15, 21 -17, 25 -6, 14 2, 6 12, -8 10, -17 14")),
    "#F3CF8E",
  ),
  path(blob(pts("-16 -6, -6 -15, 4 -11, -4 -3, -12 4")), "#FCE9BE"),
  line("M4 2C10-2 14-8 20-9M-10 14C-4 12 0 12 4 16", "#B97B36", 2.8),
  oval(12, 12, 3, 2, "#B97B36"),
];

const shaft = pts(
  "-84 -18, -72 -30, -56 -22, -20 -17, 20 -17, 56 -22, 72 -30, 86 -18, 84 0, 86 18, 72 29, 56 21, 20 17, -20 17, -56 21, -72 29, -85 17, -81 0",
);

/** A marrow bone split lengthwise and roasted, with its marrow showing. */
export const splitBone: readonly string[] = [
  path(blob(move(shaft, 4, 11)), "#2E1710", 0.3),
  path(blob(move(shaft, 0, 6)), "#B8946A"),
  path(blob(shaft), "#FBF0DC"),
  line(curve(pts("-76 -16, -50 -14, 0 -11, 50 -14, 76 -17")), "#FFFFFF", 3),
  path(blob(pts("-66 0, -54 -10, 0 -8, 54 -10, 66 0, 54 10, 0 9, -54 10")), "#9A5A34"),
  path(blob(pts("-62 1, -50 -7, 0 -5, 50 -7, 62 1, 50 8, 0 7, -50 8")), "#E9B27C"),
  path(blob(pts("-50 -1, -30 -5, -6 -3, 14 -4, 6 1, -24 2")), "#F8DDB4"),
  oval(28, 2, 9, 3, "#C9814C") + oval(-14, 5, 7, 2, "#C9814C"),
];

/** Beaten egg set in hot broth, as a cloud with folds. */
export const eggCloud: readonly string[] = [
  path(
    blob(
      pts("-30 6, -34 -8, -20 -16, -8 -10, 4 -20, 20 -16, 34 -6, 28 8, 14 8, 4 18, -10 12, -22 18"),
    ),
    "#D98A2C",
    0.55,
  ),
  path(
    blob(
      pts("-30 2, -33 -10, -20 -18, -8 -13, 4 -22, 20 -18, 33 -8, 26 4, 13 4, 3 14, -10 8, -22 14"),
    ),
    "#F8D678",
  ),
  path(
    blob(pts("-26 -4, -24 -12, -16 -14, -6 -9, 6 -17, 19 -14, 27 -7, 14 -4, 4 2, -8 -1, -18 4")),
    "#FFF1C4",
  ),
  line("M-20 4C-14 0-8 2-2 6M8-10C14-12 20-9 24-6", "#E9B550", 2.2),
];
