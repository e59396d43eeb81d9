/** Rolled, baked and filled eggs, each drawn around its own center. */

import { disc } from "../../../drawing/food-kit.ts";
import { blob, curve, line, move, oval, path, pts } from "../../../drawing/geometry.ts";
import { scaled } from "../../../meal-photos/pieces.ts";

/** A round slice of a rolled omelet, its spiral up. */
export const spiral: readonly string[] = [
  oval(4, 12, 36, 32, "#2E1710", 'opacity=".26"'),
  oval(0, 7, 36, 33, "#C98628"),
  oval(0, 0, 36, 33, "#E3A038"),
  oval(0, -1, 33, 30, "#FBD876"),
  line(
    "M33-2C32 18 8 27-10 22C-28 17-30-6-18-16C-5-26 16-20 20-6C23 8 10 16 0 14C-10 12-13 2-8-4C-3-9 6-7 8-1",
    "#E3A038",
    4.4,
  ),
  line("M-26-9C-20-22-2-27 12-22", "#FFF0B8", 3.6),
];

/** The uncut end of a rolled omelet. */
export const omeletRoll: readonly string[] = [
  path(
    blob(pts("-60 -26, -20 -32, 30 -31, 62 -26, 70 4, 62 34, 30 42, -20 42, -60 36, -70 6")),
    "#2E1710",
    0.26,
  ).replace("<path", '<path transform="translate(4 8)"'),
  path(
    blob(pts("-60 -26, -20 -32, 30 -31, 62 -26, 70 4, 62 34, 30 40, -20 40, -60 34, -70 6")),
    "#D08E2C",
  ),
  path(
    blob(pts("-60 -28, -20 -34, 30 -33, 60 -28, 67 0, 60 22, 30 28, -20 28, -60 24, -68 2")),
    "#F5C44E",
  ),
  path(blob(pts("-56 -20, -20 -28, 30 -27, 52 -22, 54 -10, 20 -14, -20 -14, -58 -6")), "#FCE08C"),
  path(blob(pts("-40 2, -24 -6, -6 0, -14 12, -34 14")), "#D98F2E", 0.5),
  path(blob(pts("14 -2, 32 -8, 46 2, 34 14, 18 12")), "#D98F2E", 0.5),
  line("M-62 22C-30 30 30 32 62 20", "#D08E2C", 3, 0.8),
  line(curve(pts("-50 -22, -20 -28, 8 -28")), "#FFF4C6", 4),
  oval(60, 3, 17, 34, "#D08E2C"),
  oval(60, 3, 14.5, 30.5, "#FBD876"),
  line(
    "M73 2C73 20 64 31 57 25C49 17 48-10 55-18C62-24 68-8 67 4C66 14 61 18 58 12C55 4 57-4 60-6",
    "#E3A038",
    3.2,
  ),
];

const pancakeShape = pts(
  "0 -44, 32 -40, 58 -22, 62 2, 48 24, 18 34, -18 34, -48 24, -62 2, -56 -22, -32 -40",
);

/** A thick pancake, seen at an angle so that it can be stacked. */
export const pancake: readonly string[] = [
  path(blob(move(pancakeShape, 4, 22)), "#2E1710", 0.24),
  path(blob(move(pancakeShape, 0, 15)), "#C98838"),
  path(blob(move(pancakeShape, 0, 12)), "#F8DE9A"),
  path(blob(move(pancakeShape, 0, 5)), "#F0C878"),
  path(blob(pancakeShape), "#D89A44"),
  path(blob(scaled(pancakeShape, 0.92, 0, -1)), "#C27C30"),
  path(blob(scaled(pancakeShape, 0.8, -2, -2)), "#D6934A"),
  path(blob(pts("-40 -18, -20 -30, 8 -32, 0 -22, -24 -14, -36 -4")), "#EBB568"),
];

const half = pts("0 -27, 17 -20, 24 0, 20 20, 0 30, -20 20, -24 0, -17 -20");

/** Half a boiled egg with a swirl of filling. */
export const filledHalf: readonly string[] = [
  path(blob(move(half, 3, 8)), "#2E1710", 0.22),
  path(blob(move(half, 0, 4)), "#E7D6BD"),
  path(blob(half), "#FFFDF8"),
  path(blob(pts("-16 2, -14 -12, -2 -18, 12 -14, 18 0, 14 14, 2 20, -12 15")), "#E2B54E"),
  path(blob(pts("-15 0, -12 -12, -2 -17, 10 -14, 16 -2, 12 11, 1 16, -11 12")), "#FBE08C"),
  line("M-11 3C-9-9 8-11 10-1C11 7 0 10-3 4C-4 0 2-3 4 0", "#DCA93E", 3),
  line("M-9-6C-7-11-2-13 3-12", "#FFF6CF", 3.4),
];

const ribbonRuns = [
  "M-72-10C-50-58-4-66 22-44S2 2-34 0",
  "M66-34C76 0 54 30 18 26S-24-12 0-40",
  "M-66 22C-44 64 6 58 16 28S56-16 72 16",
  "M-10-72C30-82 62-58 56-26S-14 6-40-22",
  "M-52 54C-20 82 34 78 52 50S20-2-18 14",
  "M-76 8C-60-24-22-30-8-6S-34 44-62 36",
  "M-16 46C2 22 34 20 44 44",
  "M-30-30C-6-50 30-34 32-8S-10 30-28 12",
] as const;

/** Wide, flat ribbons cut from thin omelets. */
export const ribbons: readonly string[] = ribbonRuns.flatMap((run, at) =>
  [
    line(run, "#BE8228", 17),
    line(run, at % 2 === 0 ? "#F6C24C" : "#FBD163", 13.6),
    line(run, at % 2 === 0 ? "#FAD06A" : "#FEE08C", 6),
  ].map((stroke) => stroke.replace("/>", ' stroke-linecap="butt"/>')),
);

/** A poached egg under a yellow sauce. */
export const sauced: readonly string[] = [
  oval(4, 10, 37, 34, "#2E1710", 'opacity=".22"'),
  path(blob(pts("-36 4, -30 -22, -6 -34, 22 -30, 38 -8, 34 18, 12 34, -18 32")), "#E9DCC6"),
  path(blob(pts("-36 2, -30 -24, -6 -36, 22 -32, 37 -10, 33 15, 11 30, -18 28")), "#FFFEFA"),
  path(
    blob(
      pts(
        "-26 -8, -16 -26, 6 -30, 26 -20, 30 -2, 32 18, 24 20, 18 8, 4 14, 0 30, -10 30, -14 12, -28 10",
      ),
    ),
    "#E0A030",
  ),
  path(
    blob(
      pts(
        "-24 -10, -15 -26, 6 -29, 24 -19, 28 -3, 28 14, 24 15, 18 3, 2 9, -3 25, -8 25, -14 7, -26 4",
      ),
    ),
    "#FBCB53",
  ),
  line("M-14-14C-8-22 4-24 14-18", "#FFF0B4", 5),
];

/** The yolk's glow through a baked white. */
export const bakedEgg: readonly string[] = [
  path(blob(pts("-36 2, -28 -24, -2 -32, 26 -26, 37 -2, 28 24, 2 32, -28 26")), "#E4D3B8"),
  path(blob(pts("-35 0, -27 -25, -2 -32, 25 -27, 35 -4, 26 20, 2 28, -27 22")), "#FFFDF6"),
  disc(0, -1, 14.6, "#E2962E"),
  disc(-0.6, -2.4, 13, "#F6B73F"),
  oval(-4, -7, 4.2, 2.6, "#FFDC8B", 'transform="rotate(-30 -4 -7)"'),
];

const fold = pts(
  "-26 4, -28 -10, -16 -20, -4 -16, 8 -24, 22 -18, 24 -6, 32 4, 22 16, 8 14, -2 22, -16 18",
);

/** A soft, folded curd of scrambled egg. */
export const softCurd: readonly string[] = [
  path(blob(move(fold, 1, 4)), "#DB9A26"),
  path(blob(fold), "#F7BD3C"),
  path(blob(pts("-22 -4, -20 -14, -8 -12, 6 -19, 18 -14, 16 -4, 2 -2, -8 4, -18 4")), "#FDD666"),
  line("M-18 8C-10 4-4 10 4 6C12 2 18 8 24 4", "#DE9C28", 2.8),
  line("M-16-10C-8-10-2-14 6-15", "#FFECAE", 3),
];
