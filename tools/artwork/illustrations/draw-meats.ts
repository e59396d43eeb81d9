/** Draws the six meats: npx tsx tools/artwork/illustrations/draw-meats.ts */
import {
  board,
  disc,
  group,
  leaves,
  meat,
  pepper,
  plate,
  ring,
  rosemary,
  salt,
} from "../drawing/food-kit.ts";
import { blob, curve, line, move, oval, type Pt, path, pts, svg } from "../drawing/geometry.ts";
import { drumstick, lambCutlet, roastBird, tBone } from "../drawing/meat-cuts.ts";
import { color, worn } from "../drawing/palette.ts";
import { save } from "../drawing/save.ts";

const page = (name: string, parts: readonly string[]): void =>
  save(`meat-${name}`, svg(320, 320, parts));

const chop: Pt[] = pts(
  "84 128, 106 92, 150 70, 200 76, 240 108, 254 156, 240 204, 204 238, 158 246, 122 226, 110 196, 88 168",
);
const lean: Pt[] = pts(
  "104 132, 120 106, 154 90, 192 94, 222 120, 234 158, 222 196, 194 220, 160 226, 136 208, 128 182, 110 160",
);
page("pork", [
  plate(160, 160, 144, "#A9BFA5", "#86A184"),
  path(blob(move(chop, 0, 12)), "#B98B63", 0.5),
  path(blob(move(chop, 0, 8)), "#C99A5F"),
  path(blob(chop), "#F1D3A0"),
  path(
    blob(
      pts(
        "196 82, 234 110, 247 156, 234 202, 200 232, 160 240, 198 226, 226 196, 236 156, 224 118",
      ),
    ),
    "#E2B26C",
  ),
  path(blob(lean), "#B8694A"),
  path(
    blob(
      move(
        lean.map(([x, y]): Pt => [170 + (x - 170) * 0.95, 158 + (y - 158) * 0.95]),
        0,
        -1,
      ),
    ),
    "#DC9678",
  ),
  path(blob(pts("124 128, 150 104, 186 106, 208 126, 180 122, 150 128, 132 150")), "#EBB39A"),
  ...[
    pts("118 150, 150 112, 168 96"),
    pts("130 184, 172 138, 206 108"),
    pts("146 212, 190 166, 226 132"),
    pts("176 222, 206 194, 230 168"),
  ].map((mark) => line(curve(mark), meat.sear, 7, 0.75)),
  path(
    blob(
      pts(
        "94 104, 84 128, 86 158, 104 188, 108 220, 98 246, 84 254, 76 244, 88 222, 84 192, 70 162, 68 126, 80 104",
      ),
    ),
    "#FBF1E0",
  ),
  line(curve(pts("80 118, 76 150, 92 186, 97 220, 88 244")), "#E4CFAE", 4),
  leaves(226, 262, 62, 0.9),
  leaves(240, 244, 96, 0.66),
  salt(pts("160 130, 196 150, 150 176, 186 196, 206 140, 134 244, 272 170, 60 190"), "#FFFDF8"),
]);

page("chicken", [
  plate(160, 160, 144, "#A9BDC2", "#8AA1A7"),
  leaves(88, 232, -70, 0.95),
  leaves(222, 232, 66, 0.85),
  group(196, 140, 40, 1.1, drumstick),
  group(126, 144, -24, 1.2, drumstick),
  salt(pts("110 128, 136 120, 196 112, 214 134, 252 214, 76 200, 240 250")),
  pepper(pts("120 140, 142 152, 206 150, 196 130, 232 256, 98 110")),
]);

const slice = (tone: string): string[] => [
  path(blob(pts("6 -60, 31 -44, 40 -6, 32 40, 10 68, -8 58")), "#2E1B14", 0.35),
  path(blob(pts("0 -66, 23 -50, 31 -10, 25 36, 6 64, -20 54, -33 12, -26 -40")), "#9A5124"),
  path(blob(pts("-18 -50, -27 -24, -30 10, -24 40, -26 8, -22 -28")), "#D98B45"),
  path(blob(pts("2 -64, 23 -50, 31 -10, 25 36, 8 62, -12 52, -25 12, -17 -40")), "#F6E0BA"),
  path(blob(pts("4 -61, 21 -48, 28 -10, 22 34, 8 58, -8 49, -19 12, -11 -38")), "#A8483E"),
  path(blob(pts("4 -52, 16 -40, 22 -8, 17 28, 6 48, -6 40, -14 10, -7 -30")), tone),
  path(blob(pts("3 -34, 10 -20, 12 4, 6 26, -2 20, -5 2")), "#EFA79A", 0.8),
];
page("duck", [
  disc(160, 160, 144, color.cocoa),
  ring(160, 160, 132, "#6F5143", 3),
  disc(160, 160, 108, "#4B332A", 'opacity=".7"'),
  oval(168, 236, 88, 18, "#7B211C"),
  oval(150, 232, 20, 4, "#A9433A"),
  disc(84, 104, 33, "#E58A32"),
  disc(84, 104, 28.5, "#FBE0B0"),
  disc(84, 104, 26, "#F0A24B"),
  line(
    "M84 104V80M84 104L105 92M84 104L105 116M84 104V128M84 104L63 116M84 104L63 92",
    "#FBE0B0",
    2.6,
  ),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    group(
      86 + i * 30,
      Math.round(188 - Math.sin((i + 0.6) * 0.52) * 34),
      -34 + i * 12,
      1.02,
      slice(i % 2 === 0 ? "#D4675C" : "#DA7468"),
    ),
  ),
  leaves(238, 104, 36, 0.95),
  leaves(220, 92, -6, 0.66),
  salt(pts("96 178, 124 164, 156 156, 188 160, 214 176, 250 240, 236 250")),
]);

page("turkey", [
  disc(160, 160, 144, worn.ember),
  disc(160, 160, 144, "#D66B3C", 'opacity=".5"'),
  oval(160, 222, 130, 52, "#E3D3B8"),
  oval(160, 216, 130, 51, "#FFFCF6"),
  oval(160, 216, 104, 37, "#EFE3CE"),
  leaves(80, 224, -76, 0.9),
  leaves(92, 240, -108, 0.66),
  leaves(240, 224, 76, 0.9),
  leaves(228, 240, 108, 0.66),
  group(158, 158, 0, 1.06, roastBird),
  ...pts("98 242, 112 249, 212 248, 226 240, 86 234").map(
    ([x = 0, y = 0]) => disc(x, y, 7.5, color.berry) + disc(x - 2, y - 2.6, 2, "#D9695F"),
  ),
]);

page("lamb", [
  plate(160, 160, 144, "#7B2422", "#560F11"),
  rosemary(196, 128, -72, 70),
  rosemary(126, 128, -106, 70),
  group(224, 186, 24, 1.16, lambCutlet),
  group(158, 198, 0, 1.18, lambCutlet),
  group(94, 188, -24, 1.16, lambCutlet),
  salt(pts("86 200, 108 214, 160 214, 176 226, 146 224, 226 206, 216 222")),
  pepper(pts("100 190, 78 214, 168 206, 152 236, 232 194, 212 210")),
]);

page("beef", [
  board(160, 160, 144),
  group(176, 150, 10, 0.98, tBone),
  rosemary(62, 192, 48, 110),
  rosemary(46, 168, 62, 64),
  salt(
    pts(
      "120 130, 136 176, 205 120, 214 160, 190 186, 104 150, 232 254, 250 240, 262 220, 70 128, 60 142",
    ),
  ),
  pepper(pts("110 112, 128 150, 210 140, 196 168, 222 264, 244 258, 66 120")),
]);
