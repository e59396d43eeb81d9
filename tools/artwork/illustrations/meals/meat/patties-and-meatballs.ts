import { bacon, group, salt } from "../../../drawing/food-kit.ts";
import { line, pts } from "../../../drawing/geometry.ts";
import { ball, cooked, gleam, slab, type Tones } from "../../../meal-photos/pieces.ts";
import { fowl, pattyOf } from "../cuts.ts";
import { fetaCrumb } from "../dairy/white-cheese.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { drops, fatRings, filled, goldenBroth, pool } from "../sauces.ts";
import { longPlate, roundPlate } from "../tableware.ts";

const crisp: Tones = {
  edge: "#3C170D",
  crust: "#5A2817",
  base: "#93502E",
  light: "#B87445",
  shine: "#E6B27A",
};
const lace = pts(
  "-42 0, -40 -18, -30 -30, -14 -36, 4 -42, 20 -36, 36 -26, 40 -8, 44 8, 34 24, 18 32, 4 42, -14 36, -32 30, -38 16",
);

/** A thin patty with a dark, lacy edge. */
const thinPatty: readonly string[] = [
  ...slab(lace, crisp, 5),
  line(
    "M-24-8l9 4M-12 12l8-5M-2-12l8 5M12 14l8-5M18-8l8 4M-22 18l7-3M0 28l8-3M-8-28l7 3M28 8l5-3",
    crisp.crust,
    4.2,
    0.65,
  ),
  gleam([pts("-30 -12, -22 -22, -10 -28"), pts("8 -31, 18 -28")], crisp.shine, 3.4),
];

/** Patties and meatballs, by the name of their picture. */
export const pattiesAndMeatballs: Record<string, Meal> = {
  "patties-and-bacon": {
    ground: "clay",
    vessel: ["plate", 1],
    dish: () =>
      [
        [-38, -22, -8],
        [40, 24, 16],
      ].map(([x = 0, y = 0, turn = 0]) =>
        group(x, y, turn, 1.26, [
          ...pattyOf(cooked),
          bacon(0, 0, -38, 0.8, 100),
          bacon(1, 1, 44, 0.8, 100),
        ]),
      ),
  },
  "small-patties": {
    ground: "mist",
    vessel: ["plate", 0],
    dish: () => [
      ...pool("#DFAE62", "#FBE7BC", 0.4),
      repeated("patty", thinPatty, [
        [-36, -40, 0, 1.06],
        [36, -32, 70, 1.04],
        [-30, 30, 140, 1.06],
        [38, 38, 220, 1.08],
      ]),
      salt(pts("-48 -46, -26 -28, 30 -44, 50 -24, -36 22, -14 40, 30 44, 52 32")),
    ],
  },
  "golden-patties": {
    ground: "blush",
    vessel: () => roundPlate("green"),
    dish: () => [
      ...pool("#D8AE4E", "#FBEBB8", 0.5),
      repeated("patty", pattyOf(fowl), [
        [-38, -30, -10, 1.22],
        [42, -22, 60, 1.2],
        [0, 42, 150, 1.24],
      ]),
      salt(pts("-48 -36, -24 -20, 36 -34, 56 -14, -10 40, 14 52")),
    ],
  },
  "patties-and-white-cheese": {
    ground: "mist",
    vessel: () => roundPlate("terracotta"),
    dish: () => [
      group(-34, -28, -10, 1.34, pattyOf(cooked)),
      group(38, 32, 24, 1.34, pattyOf(cooked)),
      repeated(
        "feta",
        fetaCrumb,
        pts(
          "-56 -36, -34 -44, -40 -20, -16 -30, -24 -8, 24 18, 46 14, 58 34, 34 36, 16 40, 42 56, -62 -8, 70 6, 6 4",
        ).map(([x, y], at) => [x, y, (at * 67) % 360, 0.9 + (at % 3) * 0.2]),
      ),
    ],
  },
  meatballs: {
    ground: "butter",
    vessel: () => longPlate("gray", 146, -10),
    dish: () => [
      group(0, 0, -10, 1, [
        ...[-88, -53, -18, 17, 52, 87].map((x, at) => ball(x, at % 2 === 0 ? -13 : 13, 25)),
        drops(pts("-96 26, -18 36, 22 -38, 92 -24, 52 44, -56 -36"), "#D9A15C"),
      ]),
      salt(pts("-94 -4, -52 16, -24 -16, 18 4, 44 -28, 88 -10")),
    ],
  },
  "meatballs-in-broth": {
    ground: "blush",
    vessel: ["bowl", 3],
    dish: () => [
      ...filled(goldenBroth),
      ...pts("-38 -42, 22 -48, 58 2, 30 48, -30 46, -58 0").map(([x, y]) => ball(x, y, 25)),
      fatRings(
        pts("-2 -4, 14 14, -14 20, -6 -74, 62 -44, 76 36, 2 80, -70 44, -76 -34, 0 -26, 24 -10"),
        "#F9DFA2",
      ),
    ],
  },
};
