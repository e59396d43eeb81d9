import { bacon, disc, group, leaves, pepper, rosemary, salt } from "../../drawing/food-kit.ts";
import { blob, curve, line, move, type Pt, path, pts } from "../../drawing/geometry.ts";
import { lambCutlet } from "../../drawing/meat-cuts.ts";
import type { Dish } from "../dish.ts";
import { bone, chunk, cooked, glazed, gleam, grillMarks, scaled, slab } from "../pieces.ts";

const rack = pts(
  "-90 -34, -60 -48, -20 -52, 20 -52, 60 -48, 90 -34, 94 -4, 88 28, 58 38, 20 42, -20 42, -58 38, -88 28, -94 -4",
);
const between = [-62, -31, 0, 31, 62];

export const ribs: Dish = {
  vessels: ["board", "plate"],
  draw: () => [
    group(0, 2, -10, 0.94, [
      ...[-77, -46, -15, 16, 47, 78].map((x) => bone(x, 28, 90, 38, 13)),
      ...slab(rack, glazed, 10),
      line(
        between.map((x) => `M${x} -44C${x - 6}-16 ${x - 6} 12 ${x} 36`).join(""),
        glazed.edge,
        5,
        0.75,
      ),
      gleam(
        [-78, -46, -15, 16, 47].map((x): Pt[] => [
          [x - 2, -34],
          [x - 5, -16],
          [x - 4, 4],
        ]),
        glazed.shine,
        6,
      ),
    ]),
    leaves(-70, 62, -70, 0.62),
    salt(pts("-60 -10, -34 10, -8 -14, 24 4, 50 -22, 72 -8, 12 26")),
    pepper(pts("-48 20, -16 -28, 34 18, 62 -32, -76 6, 6 -2")),
  ],
};

const skewer = (turn: number, y: number): string =>
  group(0, y, turn, 1, [
    line("M-108 3H104", "#2E1710", 5, 0.22),
    line("M-112 0H106", "#C9A06C", 5),
    line("M-112-1H106", "#E8CB9C", 1.8),
    ...[-66, -34, -2, 30, 62].map((x, at) =>
      chunk(x, at % 2 === 0 ? 0 : -1, at % 2 === 0 ? 6 : 96, 0.84),
    ),
    line("M-72-14L-62 12M-8-14L2 12M56-14L66 12", "#45190F", 3.4, 0.55),
  ]);

export const skewers: Dish = {
  vessels: ["board", "plate"],
  draw: () => [
    skewer(-16, -48),
    skewer(-12, -2),
    skewer(-9, 44),
    leaves(78, 60, 60, 0.66),
    leaves(-74, -72, -50, 0.6),
    salt(pts("-60 -36, -20 -48, 30 -66, -44 8, 12 -6, 56 -14, -30 52, 30 36, 66 30")),
  ],
};

const chop = pts("-60 -6, -46 -46, -8 -64, 34 -56, 62 -24, 64 16, 42 50, 4 64, -32 50, -50 26");

/** A grilled pork chop with its bone. */
export const porkChop = [
  ...slab(chop, { ...cooked, crust: "#E6BC7F", base: "#F3D7A6", light: "#F8E4BE" }, 9),
  path(blob(scaled(chop, 0.8, 2, 0)), cooked.base),
  path(blob(scaled(chop, 0.74, 1, -2)), "#C98A5C"),
  path(blob(scaled(chop, 0.46, -6, -10)), "#DCA478", 0.85),
  grillMarks(
    [pts("-34 22, 0 -18, 20 -46"), pts("-16 40, 24 -6, 44 -32"), pts("10 48, 38 16, 52 -6")],
    6.5,
  ),
  path(
    blob(
      move(
        pts(
          "-56 -40, -70 -18, -66 14, -48 40, -40 62, -54 74, -70 62, -66 44, -84 18, -88 -18, -74 -42",
        ),
        4,
        0,
      ),
    ),
    "#FBF1E0",
  ),
  line(curve(pts("-72 -26, -76 10, -58 44")), "#E4CFAE", 4),
];

export const chops: Dish = {
  vessels: ["plate", "pan", "board"],
  draw: ({ category }) =>
    category === "Lamb"
      ? [
          rosemary(-6, -58, -96, 40),
          group(-52, 18, -24, 0.82, lambCutlet),
          group(54, 16, 24, 0.82, lambCutlet),
          group(0, 30, 0, 0.84, lambCutlet),
          salt(pts("-56 30, -38 40, 0 48, 14 60, 52 30, 62 44")),
        ]
      : [
          group(22, -20, 14, 0.92, porkChop),
          group(-8, 24, -16, 0.92, porkChop),
          leaves(64, 52, 60, 0.8),
          leaves(76, 34, 24, 0.6),
          salt(pts("-30 20, 0 4, 40 -40, 60 -16, 14 52, -20 52")),
        ],
};

const link = pts(
  "-84 2, -76 -16, -52 -22, -10 -26, 40 -22, 74 -14, 84 4, 74 18, 40 18, -10 14, -52 18, -74 18",
);

export const sausage: Dish = {
  vessels: ["pan", "plate", "board"],
  draw: () => [
    ...[-48, 0, 48].map((y, at) =>
      group(at % 2 === 0 ? -2 : 4, y, -9 + at * 4, 0.98, [
        ...slab(link, { ...glazed, base: "#A8492A", light: "#CB7443" }, 7),
        disc(-86, 2, 4, glazed.crust) + disc(86, 4, 4, glazed.crust),
        grillMarks(
          [
            pts("-52 -16, -44 14"),
            pts("-22 -20, -14 10"),
            pts("8 -20, 16 10"),
            pts("38 -18, 46 14"),
          ],
          5.5,
        ),
        gleam([pts("-66 -8, -40 -14"), pts("-6 -18, 2 -18"), pts("24 -17, 32 -16")], "#F2BC86", 5),
      ]),
    ),
    leaves(70, -74, 50, 0.58),
    leaves(-72, 74, -120, 0.58),
    pepper(pts("-40 -50, 10 -52, 40 -42, -20 -4, 30 2, -50 44, 0 50, 50 50")),
  ],
};

export const baconRashers: Dish = {
  vessels: ["pan", "board", "plate"],
  draw: () => [
    ...[-58, -26, 6, 38, 68].map((y, at) =>
      bacon(at % 2 === 0 ? -4 : 6, y, -7 + at * 3, 1.22, 120 - Math.abs(at - 2) * 14),
    ),
    leaves(72, 54, 60, 0.66),
    pepper(pts("-40 -44, 20 -60, -20 -10, 40 -14, -50 22, 10 30, 46 40, -16 58")),
  ],
};
