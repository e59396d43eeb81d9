/** Thick slices with a browned top and a cut face on the right, drawn around their own center. */
import { blob, line, move, path, pts } from "../../../drawing/geometry.ts";
import type { Spot } from "../repeated.ts";

const back = pts("-20 -46, -9 -52, 3 -48, 7 -20, 7 18, 4 44, -7 51, -20 46, -24 18, -24 -18");
const face = pts("1 -49, 14 -47, 24 -38, 29 -14, 28 18, 22 40, 12 47, 0 50, 6 20, 6 -20");

/** Slices of one piece, side by side and a little fanned out: the outer ones are shorter. */
export const row = (count: number, y: number, size: number): Spot[] =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1) - 0.5;
    return [
      Math.round(share * (count - 1) * 39 * size - 3),
      Math.round(y + share * share * 50),
      Math.round(share * 36),
      Math.round((size - share * share * 0.7) * 100) / 100,
    ];
  });

interface Cut {
  edge: string;
  top: string;
  light: string;
  rim: string;
  middle: string;
  heart: string;
}

const cutSlice = (tones: Cut): string[] => [
  path(blob(move(face, 7, 6)), "#2E1710", 0.3),
  path(blob(move(face, 1, 2)), tones.edge),
  path(blob(face), tones.rim),
  path(
    blob(pts("6 -44, 14 -42, 21 -34, 26 -13, 25 17, 19 36, 10 43, 5 45, 9 20, 9 -20")),
    tones.middle,
  ),
  path(blob(pts("13 -34, 19 -24, 21 -6, 20 18, 15 33, 12 30, 14 8, 13 -14")), tones.heart),
  path(blob(back), tones.edge),
  path(
    blob(pts("-18 -42, -9 -48, 0 -44, 4 -19, 4 17, 1 40, -8 47, -18 42, -21 17, -21 -17")),
    tones.top,
  ),
  path(blob(pts("-16 -36, -9 -42, -4 -30, -2 -6, -8 10, -15 16, -18 -10")), tones.light, 0.7),
];

const marks = "M-21-20L3-32M-21 6L5-6M-19 32L3 20";

/** A slice of steak, pink within, with a cap of fat at its upper end. */
export const steakSlice: readonly string[] = [
  ...cutSlice({
    edge: "#4E2013",
    top: "#85432A",
    light: "#B06E43",
    rim: "#9C4A33",
    middle: "#CB655A",
    heart: "#E59A8C",
  }),
  line(marks, "#45190F", 4.6, 0.65),
  path(
    blob(pts("-20 -46, -9 -52, 3 -49, 14 -47, 23 -39, 25 -31, 14 -39, 3 -41, -9 -42, -21 -36")),
    "#F1CF9C",
  ),
  line("M-17-44C-9-49 2-46 12-44", "#FBE9CC", 2.6),
];

/** A slice of duck breast with scored, crisp skin. */
export const duckSlice: readonly string[] = [
  ...cutSlice({
    edge: "#8A4420",
    top: "#C4742F",
    light: "#EBAA58",
    rim: "#F3DDB0",
    middle: "#B9554B",
    heart: "#D98A7E",
  }),
  line("M-21-24L4-34M-22-2L6-12M-21 20L5 10M-18 40L3 32", "#8A4A1E", 3, 0.75),
];

/** A slice of tuna steak, done but tender within. */
export const tunaSlice: readonly string[] = [
  ...cutSlice({
    edge: "#6E3A24",
    top: "#A2653F",
    light: "#CB8F60",
    rim: "#BE8465",
    middle: "#DDA18C",
    heart: "#EFC4B2",
  }),
  line(marks, "#5A2A18", 4.6, 0.6),
  line("M12-32C18-26 19-20 18-14M16 2C20 8 19 14 18 20", "#C07F66", 1.8, 0.8),
];

/** A slice of chicken breast, white within. */
export const chickenSlice: readonly string[] = [
  ...cutSlice({
    edge: "#9A5A26",
    top: "#D08A3E",
    light: "#EDB868",
    rim: "#EBD2A8",
    middle: "#FAEED6",
    heart: "#FFFBF1",
  }),
  line("M-19-22L1-30M-20 8L3-2M-18 32L1 24", "#9A5420", 3.4, 0.6),
];

/** A slice of dark poultry meat, done. */
export const darkSlice: readonly string[] = [
  ...cutSlice({
    edge: "#5A2818",
    top: "#8E4C2A",
    light: "#B97845",
    rim: "#8A5238",
    middle: "#A9704F",
    heart: "#C08D6B",
  }),
  line(marks, "#45190F", 3, 0.5),
];
