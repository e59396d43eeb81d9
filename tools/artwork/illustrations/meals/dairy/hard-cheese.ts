/** Gouda, Cheddar, Swiss cheese and Parmesan, each piece drawn around its own center. */
import { blob, curve, line, oval, path, pts } from "../../../drawing/geometry.ts";

/** A slice of Gouda with a thin rind along its upper edge. */
export const goudaSlice: readonly string[] = [
  path("M-32-20C-12-28 14-28 34-20L38 20C14 28-12 28-36 20Z", "#2E1710", 0.24),
  path(
    "M-35-24C-14-33 14-33 35-24Q37-23 37-19L35 17Q35 21 31 22C10 28-10 28-31 22Q-35 21-35 17L-37-19Q-37-23-35-24Z",
    "#D1902B",
  ),
  path(
    "M-35-26C-14-35 14-35 35-26Q37-25 37-21L35 12Q35 16 31 17C10 23-10 23-31 17Q-35 16-35 12L-37-21Q-37-25-35-26Z",
    "#E9A93A",
  ),
  path("M-34-21C-14-29 14-29 34-21L32 12C10 20-10 20-32 12Z", "#FAD673"),
  path("M-30-17C-14-24 8-25 24-21C8-16-12-8-28 2Z", "#FDE9AA"),
  pts("-14 -8, 8 4, 20 -10, -20 8, 2 -16, 24 8")
    .map(([x, y], at) => oval(x, y, 3.4 - (at % 3), 2.6 - (at % 2), "#D9A23C"))
    .join(""),
];

/** A cube of orange Cheddar. */
export const cheddarCube: readonly string[] = [
  path("M-19 4L4 21L25 4L22 14L4 30L-18 14Z", "#2E1710", 0.22),
  path("M-18-4L2 8V26L-18 13Z", "#E0812A"),
  path("M2 8L20-6V11L2 26Z", "#C26A1E"),
  path("M-18-4L0-17L20-6L2 8Z", "#F6A444"),
  path("M-10-4L0-11L8-7L-2 0Z", "#FBC27A"),
];

/** A wedge of Swiss cheese with holes. */
export const swissSlice: readonly string[] = [
  path("M-38 18L-4-34Q2-40 8-33L42 16Q44 22 37 23H-33Q-41 24-38 18Z", "#2E1710", 0.24),
  path("M-40 14L-6-36Q0-43 6-36L40 12Q43 19 35 19H-35Q-43 20-40 14Z", "#D5A23E"),
  path("M-40 8L-6-40Q0-47 6-40L40 6Q43 13 35 13H-35Q-43 14-40 8Z", "#FBE391"),
  path("M-26 0L-4-32Q0-36 4-31L8-25C-4-18-14-8-20 4Z", "#FFF1BD"),
  ...[
    [0, -18, 7, 5.6],
    [-16, 2, 7.6, 6],
    [14, 0, 6, 5],
    [26, 8, 3.4, 2.6],
    [2, 8, 3.6, 2.8],
  ].map(
    ([x = 0, y = 0, rx = 0, ry = 0]) =>
      oval(x, y, rx, ry, "#C98F33") + oval(x + 0.8, y + 1.2, rx * 0.8, ry * 0.74, "#EDBE5C"),
  ),
];

const lacy = pts(
  "-30 0, -27 -12, -31 -20, -18 -23, -11 -31, 0 -26, 12 -31, 18 -22, 29 -19, 27 -8, 33 2, 26 10, 27 22, 15 23, 8 31, -3 26, -14 30, -18 21, -29 18, -26 8",
);
const holes = pts(
  "-14 -12, 2 -17, 15 -8, -17 4, -3 0, 11 7, -8 14, 4 18, 18 14, -22 -4, 22 2, -2 -8",
);

/** A lacy, crisp round of melted Parmesan. */
export const parmesanCrisp: readonly string[] = [
  path(blob(lacy.map(([x, y]) => [x + 3, y + 6] as const)), "#2E1710", 0.24),
  path(blob(lacy), "#B9782A"),
  path(blob(lacy.map(([x, y]) => [x * 0.93, y * 0.93 - 1] as const)), "#E3A947"),
  path(blob(lacy.map(([x, y]) => [x * 0.68 - 1, y * 0.66 - 2] as const)), "#F4CB74"),
  holes.map(([x, y], at) => oval(x, y, 2.2 + (at % 3), 1.8 + (at % 2), "#B9782A")).join(""),
  line(curve(pts("-22 -12, -12 -21, 2 -22")), "#FFECB4", 3),
];
