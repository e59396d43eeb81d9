/** Single cuts of meat, each drawn around its own center. */
import { disc, marbling, meat, roast } from "./food-kit.ts";
import { blob, curve, line, move, oval, type Pt, path, pts } from "./geometry.ts";
import { color } from "./palette.ts";

const steak: Pt[] = pts(
  "-96 -34, -74 -78, -28 -98, 30 -98, 78 -78, 102 -32, 94 18, 66 56, 34 84, 8 104, -18 100, -40 70, -74 36, -96 2",
);
const strip: Pt[] = pts(
  "-82 -30, -64 -66, -28 -82, -12 -70, -10 -30, -6 30, 2 84, -14 86, -32 60, -64 28, -82 0",
);
const loin: Pt[] = pts("14 -66, 34 -82, 68 -66, 88 -30, 80 12, 56 42, 26 70, 14 56, 12 10, 12 -34");

/** A thick T-bone steak. */
export const tBone: readonly string[] = [
  path(blob(move(steak, 3, 20)), "#3A2016", 0.3),
  path(blob(move(steak, 0, 13)), "#D7AE7C"),
  path(blob(move(steak, 0, 9)), "#8E2A22"),
  path(blob(steak), "#F8E4C6"),
  path(blob(strip), meat.red),
  path(blob(loin), meat.red),
  path(blob(pts("-74 -30, -58 -60, -30 -73, -20 -62, -40 -50, -58 -26, -66 2")), "#C9524A"),
  path(blob(pts("30 -70, 60 -58, 78 -30, 72 -4, 62 -30, 46 -50")), "#C9524A"),
  path(blob(pts("-12 20, -6 40, 0 78, -12 80, -30 56, -44 38, -24 50")), "#962B25"),
  path(blob(pts("24 60, 54 34, 74 6, 54 20, 30 40, 16 40")), "#962B25"),
  marbling(
    [
      pts("-76 -14, -58 -22, -46 -14, -30 -22"),
      pts("-58 -22, -54 -40, -44 -50"),
      pts("-46 -14, -40 6, -26 14"),
      pts("-66 10, -50 14, -40 30, -26 36"),
      pts("-26 14, -18 30, -16 52"),
      pts("-30 -44, -24 -36, -24 -4"),
      pts("30 -56, 38 -40, 34 -20, 44 -6"),
      pts("38 -40, 56 -34, 70 -20"),
      pts("44 -6, 38 14, 26 24"),
      pts("44 -6, 60 0, 70 10"),
      pts("24 44, 36 34, 48 30"),
    ],
    2.6,
  ),
  path(
    blob(
      pts(
        "-30 -98, -2 -92, 30 -98, 36 -84, 18 -76, 9 -62, 8 -10, 7 50, 4 66, 0 50, -4 -10, -6 -62, -14 -76, -34 -84",
      ),
    ),
    "#FFF8EA",
  ),
  line(curve(pts("-22 -88, 0 -80, 24 -88")), "#E2C79C", 3),
  line(curve(pts("2 -74, 2 -20, 4 44")), "#E9D3AE", 3.4),
];

/** A roast drumstick, meat up and bone down. */
export const drumstick: readonly string[] = [
  path(
    blob(
      pts("-2 -62, 40 -54, 54 -14, 42 24, 20 52, 10 74, -8 74, -18 52, -42 22, -52 -16, -36 -54"),
    ),
    "#6E4A30",
    0.22,
  ).replace("<path", '<path transform="translate(4 9)"'),
  path("M-7 56L-6 92A10 10 0 1 0 0 104A10 10 0 1 0 8 92L9 56Z", "#FBF1E0"),
  path("M3 58L4 96A10 10 0 1 1 4 106A10 10 0 0 0 8 92L9 58Z", "#E2CCA8"),
  path(
    blob(
      pts(
        "-2 -64, 36 -56, 50 -18, 38 20, 19 48, 12 70, 0 74, -11 70, -18 48, -40 20, -50 -18, -36 -56",
      ),
    ),
    roast.base,
  ),
  path(
    blob(pts("22 -60, 44 -42, 50 -14, 38 20, 19 48, 12 70, 0 74, 6 50, 24 24, 34 -8, 32 -38")),
    roast.shade,
  ),
  path(blob(pts("-36 -46, -14 -58, 6 -54, -12 -44, -30 -22, -36 4, -43 -20")), roast.light),
  path(blob(pts("-30 -40, -16 -49, -12 -46, -26 -32, -32 -18")), roast.shine),
  line("M-16 60C-6 66 6 66 14 60", roast.deep, 3, 0.7),
  line(
    "M-4-28C4-26 10-18 12-8M-20 8C-14 12-8 20-8 28M14 12C14 20 10 26 6 30",
    roast.shade,
    3.4,
    0.8,
  ),
  disc(-14, -16, 2.4, roast.deep, 'opacity=".55"') +
    disc(6, 2, 2, roast.deep, 'opacity=".55"') +
    disc(-2, 22, 2.2, roast.deep, 'opacity=".55"') +
    disc(18, -38, 2.2, roast.deep, 'opacity=".6"'),
];

/** A lamb cutlet with its long, clean bone pointing up. */
export const lambCutlet: readonly string[] = [
  path(
    blob(pts("0 -10, 36 -6, 50 26, 38 60, 2 70, -34 58, -46 24, -32 -6")),
    "#5E4A3A",
    0.2,
  ).replace("<path", '<path transform="translate(4 9)"'),
  path(blob(pts("-7 8, -11 -40, -7 -86, 3 -112, 11 -118, 17 -110, 9 -84, 6 -40, 12 8")), "#E6D2B0"),
  path(blob(pts("-7 8, -11 -40, -7 -86, 3 -112, 9 -117, 11 -109, 4 -84, 0 -40, 4 8")), "#FFF6E6"),
  path(blob(pts("2 -24, 34 -14, 50 18, 40 54, 4 68, -34 54, -48 20, -30 -10, -12 -18")), meat.sear),
  path(blob(pts("0 -24, 32 -16, 46 16, 37 48, 2 61, -34 48, -46 16, -30 -12, -14 -18")), "#F0CE9C"),
  path(blob(pts("22 -16, 40 0, 46 18, 36 48, 2 61, -20 56, 10 52, 32 36, 38 12")), "#D9A15C"),
  path(blob(pts("-2 -15, 26 -10, 39 16, 31 42, 2 53, -30 42, -40 16, -27 -10")), meat.rim),
  path(blob(pts("-2 -12, 23 -7, 35 16, 28 39, 2 49, -27 39, -36 15, -24 -7")), "#C4574D"),
  path(blob(pts("-20 2, 0 -5, 21 8, 15 27, -8 33, -26 20")), "#D67A6D"),
  path(blob(pts("-15 7, 0 2, 11 12, 3 23, -13 23")), meat.blush, 0.85),
  marbling([pts("-28 24, -13 37, 4 38"), pts("12 38, 23 28, 29 15")], 2, 0.7),
  path(blob(pts("-9 -14, 0 -20, 10 -14, 6 4, 0 12, -5 4")), "#FFF6E6"),
];

/** A whole roast turkey from the side, resting on y = 74. */
export const roastBird: readonly string[] = [
  oval(0, 66, 96, 16, "#A98A64", 'opacity=".5"'),
  path(
    blob(
      pts("-104 22, -92 -26, -52 -62, 0 -74, 54 -62, 92 -24, 104 20, 88 56, 40 74, -40 74, -88 58"),
    ),
    roast.base,
  ),
  path(
    blob(
      pts("-100 30, -84 46, -40 58, 20 60, 70 48, 102 12, 104 24, 88 56, 40 74, -40 74, -88 58"),
    ),
    roast.shade,
  ),
  path(blob(pts("-86 -10, -56 -46, -10 -62, 30 -58, 0 -48, -44 -30, -72 2, -84 10")), roast.light),
  path(blob(pts("-66 -24, -44 -44, -18 -53, -10 -50, -38 -36, -58 -16")), roast.shine),
  path(
    blob(pts("-70 34, -56 6, -26 -4, 2 10, 6 32, -12 40, -26 34, -22 48, -44 54, -64 50")),
    roast.deep,
    0.5,
  ),
  path(
    blob(pts("-72 28, -58 2, -28 -8, 0 6, 4 27, -12 35, -28 29, -24 42, -46 49, -66 45")),
    "#D98440",
  ),
  path(blob(pts("-60 16, -48 4, -28 0, -14 6, -34 8, -52 22")), roast.light),
  path("M86-62L112-92A11 11 0 1 1 124-90A11 11 0 1 1 124-76L98-50Z", "#FBF1E0"),
  path("M92-56L120-82A11 11 0 0 1 124-76L98-50Z", "#E2CCA8"),
  path(
    blob(pts("20 34, 28 -4, 56 -30, 84 -64, 96 -62, 100 -50, 92 -22, 92 14, 72 44, 42 50")),
    roast.deep,
    0.45,
  ).replace("<path", '<path transform="translate(-4 5)"'),
  path(
    blob(pts("20 32, 28 -6, 56 -32, 84 -66, 96 -64, 101 -52, 94 -22, 94 14, 74 42, 42 48")),
    "#D77F3C",
  ),
  path(
    blob(pts("98 -56, 101 -50, 94 -22, 94 14, 74 42, 42 48, 64 34, 80 8, 84 -22, 92 -44")),
    roast.shade,
  ),
  path(blob(pts("32 12, 40 -8, 62 -28, 78 -46, 70 -26, 52 -8, 40 16")), roast.light),
  line("M82-62C90-62 98-56 100-50", roast.deep, 3.4, 0.7),
  line(
    "M-30-66C-26-58-18-54-10-54M8-66C10-58 16-54 24-54M-88 10C-82 14-80 22-82 30",
    roast.shade,
    3.2,
    0.7,
  ),
  oval(-2, -22, 2.4, 2, color.herb) +
    oval(14, -34, 2.4, 2, color.herb) +
    oval(-14, -34, 2, 2, color.herb) +
    oval(10, -8, 2, 2.4, color.herb),
];
