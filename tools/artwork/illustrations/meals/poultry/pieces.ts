/** Pieces of poultry, each drawn around its own center. */
import { blob, curve, line, move, oval, path, pts } from "../../../drawing/geometry.ts";
import { scaled, slab, type Tones } from "../../../meal-photos/pieces.ts";

export const golden: Tones = {
  edge: "#8A4A1E",
  crust: "#B56A2C",
  base: "#DFA055",
  light: "#F2C47C",
  shine: "#FFEBBF",
};
export const creamy: Tones = {
  edge: "#B98545",
  crust: "#DDAE6C",
  base: "#F4D9A9",
  light: "#FFF6E2",
  shine: "#FFFFFF",
};

const cutletShape = pts(
  "-68 6, -58 -26, -24 -44, 14 -46, 48 -32, 72 -4, 76 16, 56 24, 30 26, 6 42, -28 46, -56 32",
);

/** A thin, golden cutlet, darker where it met the pan. */
export const cutlet: readonly string[] = [
  ...slab(cutletShape, golden, 6),
  path(blob(pts("-50 -2, -34 -26, -8 -32, 14 -26, 4 -12, -20 -8, -36 10")), "#A85E26", 0.55),
  path(blob(pts("18 -6, 40 -16, 58 0, 48 12, 26 10")), "#A85E26", 0.55),
  path(blob(pts("-30 22, -8 10, 14 14, 10 28, -16 34")), "#A85E26", 0.5),
  line(
    "M-44 14C-30 4-10 0 8-6M-16 26C0 14 20 6 40-2M-30-18C-14-24 4-26 20-26",
    "#8A4A1E",
    2.6,
    0.5,
  ),
  line(curve(pts("-54 -12, -42 -30, -22 -37")), golden.shine, 4, 0.8),
  line(curve(pts("32 -33, 48 -24, 60 -8")), golden.shine, 4, 0.7),
];

const torn = pts(
  "-36 4, -32 -8, -22 -16, -6 -14, 8 -19, 24 -15, 38 -6, 34 2, 40 10, 24 13, 8 12, -6 18, -20 13, -32 14",
);

/** A torn piece of roast chicken with its fibers and a browned end. */
export const tornPiece: readonly string[] = [
  path(blob(move(torn, 2, 6)), "#A8742A", 0.6),
  path(blob(torn), "#D9AC6C"),
  path(blob(scaled(torn, 0.92, 0, -1)), "#FAE8C8"),
  path(blob(pts("-33 3, -29 -8, -20 -14, -10 -12, -16 0, -22 10, -30 10")), "#C9803A", 0.85),
  line("M-16-6C-2-8 14-10 30-6M-18 2C0-1 16-2 34 2M-16 8C-2 6 12 6 26 8", "#DDB67C", 2.6),
  line("M-6-11C2-13 12-14 20-12", "#FFFAEE", 3),
];

const chunkShape = pts("-28 -6, -18 -18, 4 -16, 22 -20, 31 -4, 26 12, 6 16, -14 20, -29 10");

/** A piece of breast, cooked in cream or golden from the pan. */
export const breastChunk = (tones: Tones): string[] => [
  ...slab(chunkShape, tones, 5),
  line("M-16-8C-8-12 0-11 8-12M-12 6C-4 2 6 4 14 0", tones.crust, 2.4, 0.8),
];

const heart = pts("-17 -14, 0 -19, 17 -14, 22 1, 17 14, 8 25, 0 29, -8 25, -17 14, -22 1");

/** A glossy, browned chicken heart with its cap of fat. */
export const heartPiece: readonly string[] = [
  path(blob(move(heart, 3, 6)), "#1B0F0A", 0.34),
  path(blob(heart), "#4F1E17"),
  path(blob(scaled(heart, 0.87, -1, -1)), "#7E3427"),
  oval(-6, 0, 9, 10, "#A3513D"),
  path(blob(pts("-16 -15, -8 -21, 8 -21, 16 -15, 8 -12, 0 -14, -8 -12")), "#E9BD84"),
  line("M-9-18C-3-20 3-20 9-18", "#FBE6BE", 2.6),
  line("M5-8C9-2 9 8 5 16", "#5E241A", 2.6, 0.7),
  line("M-11 2C-11-4-8-8-4-9", "#F4C9AC", 3.4),
];

const leg = pts(
  "-46 -34, -28 -58, 4 -64, 34 -50, 46 -20, 38 14, 22 38, 14 62, 2 70, -8 62, -14 40, -36 20, -50 -6",
);

/** A roast duck leg with crackled skin, bone down. */
export const duckLeg: readonly string[] = [
  path(blob(move(leg, 5, 12)), "#2E1710", 0.26),
  path("M-7 54L-6 92A10 10 0 1 0 4 105A10 10 0 1 0 15 92L14 54Z", "#B98F55"),
  path("M-5 54L-4 92A8 8 0 1 0 4 102A8 8 0 1 0 12 92L12 54Z", "#F6E4C2"),
  path(blob(move(leg, 0, 5)), "#7C3A20"),
  path(blob(leg), "#C06C2A"),
  path(
    blob(pts("30 -50, 46 -20, 38 14, 22 38, 14 62, 2 70, 4 44, 22 16, 30 -14, 24 -40")),
    "#99501F",
  ),
  path(blob(pts("-38 -34, -22 -52, 2 -56, 16 -46, -6 -36, -24 -14, -36 0, -42 -16")), "#E5A04C"),
  path(blob(pts("-32 -34, -18 -47, -6 -48, -20 -32, -30 -20")), "#F8D08A"),
  line(
    "M-14-30L-4-20L6-28L16-18M-26-8L-14-2L-6-12L6-4L18-10M-18 18L-8 10L4 18L14 8M-4-20L-6-12M6-4L4 18M-8 10L-14-2",
    "#8A4318",
    2.8,
    0.8,
  ),
  line("M-9 58C-2 63 6 63 13 57", "#7C3A20", 3, 0.7),
];
