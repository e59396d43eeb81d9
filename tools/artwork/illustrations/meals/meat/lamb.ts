import { disc, group, salt } from "../../../drawing/food-kit.ts";
import { blob, curve, line, move, path, pts } from "../../../drawing/geometry.ts";
import { bone, chunk, scaled } from "../../../meal-photos/pieces.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { darkJuices, drops, filled } from "../sauces.ts";
import { bowlOf, longPlate } from "../tableware.ts";

/** A metal skewer with a ring at its right end. */
const skewer: readonly string[] = [
  line("M-98 5H96", "#2E1710", 5, 0.2),
  line("M-104 0H92", "#8E9AA0", 4.6),
  line("M-104-1H92", "#E3E9EA", 1.6),
  `<circle cx="98" cy="0" r="7" fill="none" stroke="#8E9AA0" stroke-width="4"/>`,
  ...[-66, -33, 0, 33, 65].map((x, at) => chunk(x, at % 2, at % 2 === 0 ? 6 : 96, 0.9)),
  line("M-72-12L-62 12M-6-12L4 12M58-12L68 12", "#45190F", 3.4, 0.5),
];

const meat = pts(
  "-17 -46, 0 -53, 17 -46, 26 -24, 44 2, 57 32, 46 58, 10 68, -28 65, -55 45, -52 12, -30 -18",
);

/** A braised lamb shank on its meat, bone up. */
const shank: readonly string[] = [
  bone(0, -30, -88, 66, 20),
  path(blob(move(meat, 5, 12)), "#1B0F0A", 0.4),
  path(blob(move(meat, 0, 6)), "#351509"),
  path(blob(meat), "#5E2A18"),
  path(blob(scaled(meat, 0.93, 0, 0)), "#84432A"),
  path(
    blob(pts("-14 -38, 4 -40, 10 -20, 6 10, -6 40, -30 48, -44 34, -40 10, -22 -14")),
    "#A9653F",
    0.85,
  ),
  path(blob(pts("18 -14, 34 10, 44 34, 34 48, 22 40, 24 14")), "#A9653F", 0.6),
  line(
    "M-6-36C-10-10-18 16-28 40M6-36C10-8 10 24 4 54M16-28C22-4 34 18 40 42",
    "#5E2A18",
    3.4,
    0.7,
  ),
  line("M-14-30C-22-10-34 6-40 20M-4-6C-6 8-10 22-16 34", "#E0A676", 4, 0.8),
  line("M-13-47C-4-42 6-42 14-47", "#D9A27C", 3, 0.8),
];

/** Lamb, by the name of its picture. */
export const lamb: Record<string, Meal> = {
  skewers: {
    ground: "sage",
    vessel: () => longPlate("white", 204, -6),
    dish: () => [
      group(0, 0, -6, 1, [
        repeated("skewer", skewer, [
          [-2, -50, 0, 1.08],
          [2, 0, 0, 1.08],
          [-2, 50, 0, 1.08],
        ]),
        drops(pts("-84 -24, -20 24, 50 -26, 84 26, -50 76, 40 76"), "#D9A15C"),
      ]),
      salt(pts("-60 -44, -20 -50, 30 -56, -44 6, 12 -4, 56 -10, -30 54, 30 44, 62 42")),
    ],
  },
  shank: {
    ground: "blush",
    vessel: () => bowlOf("gray"),
    dish: () => [
      ...filled(darkJuices),
      path(blob(pts("-62 36, -50 6, 0 -8, 52 4, 66 36, 44 66, -4 76, -44 64")), "#4F1F12", 0.7),
      group(2, 16, 8, 1.14, shank),
      disc(-44, -34, 4, darkJuices.light) + disc(58, 60, 3.4, darkJuices.light),
      line(curve(pts("-74 22, -66 48, -44 68")), "#B8673A", 4, 0.8),
      drops(pts("-68 -12, 70 -20, 78 22, -56 -50, 10 84, -30 76"), "#E2A35A"),
      salt(pts("-8 10, 14 30, 24 50, 0 56")),
    ],
  },
};
