/** Pieces of pork, each drawn around its own center. */
import { disc, group } from "../../../drawing/food-kit.ts";
import { blob, curve, line, move, oval, path, pts } from "../../../drawing/geometry.ts";
import { scaled, slab, type Tones } from "../../../meal-photos/pieces.ts";

const round = pts("0 -34, 22 -30, 35 -10, 34 14, 18 32, -8 34, -28 24, -36 2, -26 -24");

/** A browned round of tenderloin. */
export const medallion: readonly string[] = [
  path(blob(move(round, 4, 13)), "#2E1710", 0.28),
  path(blob(move(round, 0, 8)), "#C69268"),
  path(blob(move(round, 0, 3)), "#7A4024"),
  path(blob(round), "#8E4D2B"),
  path(blob(scaled(round, 0.88, 0, -1)), "#B9733F"),
  path(blob(scaled(round, 0.6, -2, -4)), "#D2955B"),
  line("M-22-4C-10 4 2-14 24-6M-16 16C-4 8 6 20 22 10M-8-20C0-14 8-22 14-18", "#84451F", 4, 0.6),
  line(curve(pts("-24 -10, -16 -22, -4 -27")), "#F0C48A", 4, 0.8),
];

const ham = pts(
  "0 -74, 44 -66, 76 -36, 84 4, 68 48, 26 70, -26 72, -66 50, -84 8, -74 -40, -42 -66",
);

/** A round ham steak with its fat rim and its bone. */
export const hamSteak: readonly string[] = [
  path(blob(move(ham, 5, 14)), "#2E1710", 0.26),
  path(blob(move(ham, 0, 8)), "#B4604F"),
  path(blob(ham), "#F6DDBE"),
  path(blob(scaled(ham, 0.91, 0, -1)), "#D9776A"),
  path(blob(scaled(ham, 0.84, -1, -3)), "#E8958A"),
  path(blob(pts("-58 -30, -30 -52, 4 -56, -10 -40, -40 -18, -56 2")), "#F3B3A8"),
  line(
    "M-60 16C-44 8-32 20-26 40M24-50C30-36 48-30 62-32M30 44C34 30 48 22 62 24M-50-10C-40-14-34-8-30 0",
    "#F6D3C4",
    3.4,
  ),
  line("M-68-4L-40-44M-40 50L-8 22M46 40L70 0", "#A8503F", 5, 0.4),
];

/** The round bone in a ham steak. */
export const hamBone = (x: number, y: number): string =>
  disc(x, y, 12, "#E9CFA9") + disc(x, y, 9, "#FFF6E6") + oval(x, y + 1, 4.6, 4, "#DDB9A0");

/** A cube of ham. */
export const hamCube: readonly string[] = [
  path("M-19 4L4 21L25 4L22 14L4 30L-18 14Z", "#2E1710", 0.24),
  path("M-18-4L2 8V26L-18 13Z", "#D67A6E"),
  path("M2 8L20-6V11L2 26Z", "#BC5F54"),
  path("M-18-4L0-17L20-6L2 8Z", "#F2AFA4"),
  path("M-11-4L0-12L9-7L-2 0Z", "#F9CFC6"),
  line("M-18 8L2 21", "#F7DCC8", 2.4, 0.8),
];

const curl = "M-24 6C-18-16-6-14-1 0C4 14 16 16 24-8";

/** A short, curled piece of bacon. */
export const baconCurl: readonly string[] = [
  group(2, 6, 0, 1, [line(curl, "#2E1710", 15, 0.24)]),
  group(0, 2, 0, 1, [line(curl, "#7C2B1F", 15)]),
  line(curl, "#B5442F", 14),
  group(0, -2, 0, 1, [line(curl, "#F3CFA6", 3.6)]),
  group(0, 4, 0, 1, [line(curl, "#F0C096", 2)]),
];

/** A crumb of crisp bacon. */
export const baconBit: readonly string[] = [
  path("M-11 2L-3-5L10-2L12 6L2 11L-8 9Z", "#2E1710", 0.28),
  path("M-12 0L-5-8L9-6L12 3L3 8L-8 7Z", "#8A3021"),
  path("M-12-1L-5-8L9-6L10 0L1 4L-9 4Z", "#C0503A"),
  line("M-8-2L6-3", "#F3CFA6", 3),
];

export const golden: Tones = {
  edge: "#6A3416",
  crust: "#8E4C20",
  base: "#B86D30",
  light: "#D8944D",
  shine: "#F5CE92",
};

const thinChopShape = pts(
  "-48 -22, -30 -50, 4 -60, 36 -46, 52 -14, 48 22, 26 50, -4 56, -30 40, -40 12",
);

/** A thin pork chop with its rib and a crisp edge of fat. */
export const thinChop: readonly string[] = [
  ...slab(thinChopShape, { ...golden, edge: "#A9753C", crust: "#F1CE93", base: "#F7DFB0" }, 6),
  path(blob(scaled(thinChopShape, 0.84, 0, 2)), golden.base),
  path(blob(scaled(thinChopShape, 0.66, -2, -2)), golden.light),
  line(
    "M-24-28C-8-22 10-32 30-22M-26-2C-8 8 14-4 36 6M-16 26C-2 34 12 24 28 30",
    "#8E4C20",
    5,
    0.6,
  ),
  line(curve(pts("6 -53, 28 -44, 42 -20")), "#FFF0CE", 3.4),
  line("M16-56l3 7M32-46l-3 7M44-30l-6 5M48-8l-7 1M42 20l-7-3", "#C98F4A", 3),
  line(curve(pts("-30 -62, -46 -34, -50 -4, -44 24, -30 46")), "#D9BD8E", 13),
  disc(-27, -66, 8, "#D9BD8E") + disc(-36, -64, 7.4, "#D9BD8E"),
  line(curve(pts("-32 -62, -48 -34, -52 -4, -46 24, -33 44")), "#FFF6E6", 7),
  disc(-28, -67, 5, "#FFF6E6") + disc(-36, -66, 4.6, "#FFF6E6"),
];

const rackShape = pts(
  "-82 -40, -54 -56, -18 -60, 20 -60, 56 -54, 82 -38, 88 -8, 82 22, 54 30, 20 34, -18 34, -54 32, -82 24, -88 -6",
);

/** A short rack of spareribs. */
export const ribRack: readonly string[] = [
  line("M-64 20L-66 78M-32 20L-33 82M0 20V83M32 20L33 82M64 20L66 76", "#DCC398", 16),
  line("M-66 20L-68 76M-34 20L-35 80M-2 20V81M30 20L31 80M62 20L64 74", "#FFF6E6", 9),
  ...slab(rackShape, golden, 11),
  line(
    [-50, -17, 17, 50].map((x) => `M${x} -54C${x - 6}-26 ${x - 6} 4 ${x} 30`).join(""),
    golden.edge,
    5,
    0.75,
  ),
  line(
    [-70, -36, -3, 30, 64].map((x) => `M${x} -42C${x - 4}-26 ${x - 4}-14 ${x - 2} 0`).join(""),
    golden.shine,
    6,
    0.75,
  ),
  path(blob(pts("-62 8, -48 2, -40 14, -54 22")), golden.edge, 0.4),
  path(blob(pts("30 -2, 46 -8, 52 8, 38 14")), golden.edge, 0.4),
];
