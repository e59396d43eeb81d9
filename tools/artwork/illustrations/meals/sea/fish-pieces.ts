/** Fish fillets, each drawn around its own center. */
import { blob, curve, line, move, path, pts } from "../../../drawing/geometry.ts";
import { scaled, slab, type Tones } from "../../../meal-photos/pieces.ts";

const side = pts("-92 10, -84 -26, -50 -46, 0 -52, 50 -44, 84 -22, 94 8, 74 34, 20 42, -40 40");

/** A salmon fillet, its crisp skin up. */
export const skinOnSalmon: readonly string[] = [
  path(blob(move(side, 4, 24)), "#2E1710", 0.26),
  path(blob(move(side, 0, 19)), "#D9704A"),
  path(blob(move(side, 0, 13)), "#F2946C"),
  line("M-84 28C-44 50 20 56 80 42M-70 42C-40 54 10 60 60 54", "#FBD3BC", 3, 0.85),
  path(blob(side), "#6B3E22"),
  path(blob(scaled(side, 0.94, 0, -1)), "#A8703C"),
  path(blob(pts("-78 -6, -50 -38, 0 -44, 48 -38, 76 -18, 30 -8, -30 2, -70 14")), "#C9995E"),
  path(blob(pts("-52 -22, -34 -34, -4 -38, 12 -33, -16 -24, -40 -12")), "#EBCB94"),
  path(blob(pts("14 6, 40 -4, 70 -2, 72 14, 48 28, 18 28")), "#9AA6A2", 0.4),
  path(blob(pts("-40 16, -20 10, -6 18, -20 30, -38 28")), "#9AA6A2", 0.4),
  line("M-58-30L-26 30M-26-42L10 36M8-46L44 30M40-42L70 16", "#57301A", 4, 0.8),
  line(
    "M-50 4q6 8 12 0M-14-14q6 8 12 0M-6 4q6 8 12 0M22-16q6 8 12 0M30 2q6 8 12 0M54-14q6 8 12 0M-4 20q6 8 12 0M-72 0q6 8 12 0M-36-24q6 8 12 0M50 18q6 6 10 0",
    "#57301A",
    2.4,
    0.6,
  ),
];

const cod: Tones = {
  edge: "#C9A878",
  crust: "#D99F4C",
  base: "#FFF8EA",
  light: "#FFFFFF",
  shine: "#FFFFFF",
};
const thick = pts(
  "-92 2, -82 -26, -54 -42, -14 -46, 24 -44, 52 -36, 62 -14, 54 4, 60 24, 46 38, 8 44, -34 44, -76 28",
);
const loose = pts("62 -30, 78 -32, 94 -14, 96 8, 84 28, 64 32, 70 14, 64 -6");

/** A thick white fillet, golden where it met the pan. It breaks into flakes at its right end. */
export const codFillet: readonly string[] = [
  ...slab(loose, cod, 13),
  line("M80-16C86-8 86 6 80 16", "#DCC194", 2.6),
  ...slab(thick, cod, 16),
  path(
    blob(pts("-84 0, -74 -24, -48 -36, -22 -38, -38 -22, -56 -4, -66 16, -78 16")),
    "#E2AA58",
    0.9,
  ),
  path(blob(pts("-8 -38, 22 -38, 44 -32, 52 -18, 36 -24, 10 -28")), "#E2AA58", 0.85),
  path(blob(pts("-60 30, -34 32, 4 34, 40 30, 8 40, -36 40")), "#E2AA58", 0.7),
  path(
    "M-26-44C-6-20-8 12-30 43C-14 14-14-16-26-44ZM14-45C34-20 30 14 10 43C24 14 24-18 14-45Z",
    "#C08A4A",
  ),
  line("M-60-38C-44-18-46 12-62 32M40-39C54-18 50 12 36 38", "#D3B180", 3.4),
  line("M-46-8C-42 0-44 8-48 16M-2-10C2 0 0 10-4 18M28-8C32 0 30 8 28 14", "#E3CDA4", 2.4),
];

const long = pts(
  "-92 2, -80 -18, -44 -26, 0 -26, 44 -20, 78 -8, 96 2, 76 10, 40 20, -4 24, -48 22, -80 16",
);

/** A mackerel fillet, its striped and browned skin up. */
export const mackerelFillet: readonly string[] = [
  path(blob(move(long, 4, 13)), "#2E1710", 0.26),
  path(blob(move(long, 0, 7)), "#D8B58C"),
  path(blob(long), "#C3C9C2"),
  path(
    blob(pts("-92 2, -80 -18, -44 -26, 0 -26, 44 -20, 78 -8, 94 0, 40 -2, -20 0, -70 2")),
    "#3F6C82",
  ),
  path(blob(pts("-78 -6, -44 -14, 0 -14, 44 -10, 70 -3, 30 2, -20 4, -66 6")), "#6E97A6"),
  line(
    "M-68-18C-62-12-66-6-62 0M-50-23C-44-15-49-8-43-1M-31-24C-25-15-30-8-24-1M-12-24C-6-15-11-8-5-1M8-23C13-15 9-8 14-1M27-20C32-13 28-7 33-1M46-16C50-10 47-5 51 0M64-11C67-7 65-3 69 1",
    "#1F3D4D",
    5,
    0.9,
  ),
  path(blob(pts("-84 8, -60 6, -50 14, -70 18")), "#B9752F", 0.8),
  path(blob(pts("-22 12, 8 8, 26 14, 4 20, -14 20")), "#B9752F", 0.75),
  path(blob(pts("44 6, 66 2, 74 8, 56 13")), "#B9752F", 0.7),
  line(curve(pts("-60 12, -20 8, 30 8, 60 6")), "#F1F3EC", 3, 0.85),
  line("M-46-20C-30-22-10-22 4-21", "#A8C4CE", 3, 0.8),
];

const small = pts("-66 2, -56 -14, -26 -22, 10 -20, 42 -12, 68 0, 44 14, 10 20, -28 20, -56 14");

/** A small herring fillet, fried, with golden edges. */
export const herringFillet: readonly string[] = [
  path(blob(move(small, 3, 11)), "#2E1710", 0.26),
  path("M54-4L88-22C84-8 84 6 90 20Z", "#C98F45"),
  path("M56-2L82-14C79-5 79 4 83 12Z", "#8FA3AA"),
  path(blob(move(small, 0, 4)), "#A86A2A"),
  path(blob(small), "#E2AE5C"),
  path(blob(scaled(small, 0.86, 2, -1)), "#D5DDDD"),
  path(blob(pts("-56 -2, -44 -13, -20 -18, 10 -16, 38 -9, 58 -1, 10 -4, -30 -3")), "#6C8896"),
  line(curve(pts("-48 4, -10 2, 44 3")), "#8FA4AA", 2.6),
  line(curve(pts("-40 -12, -18 -15, 6 -14")), "#B7CBD2", 3, 0.9),
  line("M-40 10q5-6 10 0q5-6 10 0q5-6 10 0q5-6 10 0q5-6 10 0q5-6 10 0", "#9AA9AC", 2, 0.9),
  path(blob(pts("-50 8, -34 10, -30 17, -46 15")), "#C98F45", 0.8) +
    path(blob(pts("12 14, 30 10, 36 14, 20 18")), "#C98F45", 0.8),
];

const flake = pts("-40 6, -34 -14, -10 -24, 18 -22, 38 -10, 34 6, 40 14, 20 20, -4 17, -26 22");

/** A large flake of smoked mackerel, its skin side dark. */
export const smokedFlake: readonly string[] = [
  path(blob(move(flake, 3, 9)), "#1B0F0A", 0.3),
  path(blob(move(flake, 0, 4)), "#8A4E1E"),
  path(blob(flake), "#C9812F"),
  path(blob(scaled(flake, 0.9, -1, -2)), "#EDB96C"),
  path(blob(pts("-32 -4, -24 -14, -6 -19, 14 -18, 26 -10, 4 -6, -16 0")), "#F9D99C"),
  line("M-22-17C-14-6-15 6-22 16M-2-20C7-8 6 6-2 15M20-18C28-8 27 4 20 14", "#B9742B", 2.6, 0.9),
  line("M-30-6C-28-12-22-16-14-17", "#FFEFC4", 3),
  path("M-40 6C-38 16-30 22-26 22C-18 18-10 16-4 17C-16 11-28 8-40 6Z", "#4F6A72"),
  line("M-34 12C-28 14-22 16-16 17", "#9DB2B4", 2),
];

export const coral: Tones = {
  edge: "#9A4A26",
  crust: "#C0682F",
  base: "#EE9468",
  light: "#F8B791",
  shine: "#FFE0C6",
};
