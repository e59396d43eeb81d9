/** Pieces of cheese, each drawn around its own center. */
import { blob, oval, path, pts } from "../../drawing/geometry.ts";

const tones = { side: "#D99A32", dark: "#C17F22", top: "#F7CE6B", light: "#FCE3A0" } as const;

/** A cube of yellow cheese. */
export const cheeseCube: readonly string[] = [
  path("M-19 4L4 21L25 4L22 14L4 30L-18 14Z", "#2E1710", 0.22),
  path("M-18-4L2 8V26L-18 13Z", tones.side),
  path("M2 8L20-6V11L2 26Z", tones.dark),
  path("M-18-4L0-17L20-6L2 8Z", tones.top),
  path("M-10-4L0-11L8-7L-2 0Z", tones.light),
];

/** A slice of cheese, cut from a loaf. */
export const cheeseSlice: readonly string[] = [
  path("M-30-14L20-24L34 12L-20 26Z", "#2E1710", 0.22),
  path(
    "M-32-18L18-28Q22-28 23-24L32 4Q33 8 29 9L-18 20Q-22 21-23 17L-34-13Q-35-17-32-18Z",
    tones.side,
  ),
  path(
    "M-32-21L18-31Q22-31 23-27L32 1Q33 5 29 6L-18 17Q-22 18-23 14L-34-16Q-35-20-32-21Z",
    tones.top,
  ),
  path("M-26-17L14-25L18-16L-20-4Z", tones.light, 0.8),
];

/**
 * A slice of Swiss cheese melted over what's below it. Its corners hang down, and its middle shows
 * the holes.
 */
export const moltenSwiss: readonly string[] = [
  path(
    blob(
      pts(
        "-32 -20, -24 -30, 2 -26, 28 -31, 34 -18, 29 4, 35 24, 31 40, 22 40, 18 28, -6 27, -24 32, -34 24, -29 2",
      ),
    ),
    "#D79C3C",
  ),
  path(
    blob(
      pts(
        "-31 -21, -24 -29, 2 -25, 27 -30, 32 -19, 27 3, 32 22, 29 36, 23 36, 19 24, -6 23, -23 28, -31 21, -26 1",
      ),
    ),
    "#FBE08F",
  ),
  path(blob(pts("-27 -20, -20 -25, 2 -21, 24 -26, 26 -18, 4 -15, -14 -14, -21 -4")), "#FFF3C9"),
  ...[
    [-9, -4, 6.5, 5],
    [14, -6, 4.6, 3.8],
    [7, 11, 6.4, 5],
    [-17, 14, 4, 3.4],
  ].map(
    ([x = 0, y = 0, rx = 0, ry = 0]) =>
      oval(x, y, rx, ry, "#C98F33") + oval(x + 0.8, y + 1.1, rx * 0.82, ry * 0.76, "#EDBE5C"),
  ),
];
