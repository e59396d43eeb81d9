import { bacon, butter, group, leaves, pepper, rosemary, salt } from "../../drawing/food-kit.ts";
import { blob, path, pts } from "../../drawing/geometry.ts";
import { cheeseburger } from "../../meal-photos/dishes/burger.ts";
import { porkChop } from "../../meal-photos/dishes/from-the-grill.ts";
import { steak } from "../../meal-photos/dishes/from-the-pan.ts";
import { chunk, slice } from "../../meal-photos/pieces.ts";
import { moltenSwiss } from "./cheese.ts";
import { dark, duckBreast, fowl, loinChop, meatStrip, pattyOf, thigh } from "./cuts.ts";
import type { Meal } from "./meal.ts";
import { repeated } from "./repeated.ts";

/** Meat from the pan, by the name of its picture. */
export const fromThePan: Record<string, Meal> = {
  "patties-and-cheese": {
    ground: "sage",
    vessel: ["plate", 0],
    dish: () => [
      group(-34, -28, -8, 1.16, cheeseburger(false)),
      group(36, 28, 14, 1.16, cheeseburger(false)),
      salt(pts("-60 40, -44 56, 60 -44, 44 -56")),
    ],
  },
  steak: {
    ground: "clay",
    vessel: ["plate", 2],
    dish: () => steak.draw({ id: 0, category: "Beef" }),
  },
  thighs: {
    ground: "butter",
    vessel: ["pan", 2],
    dish: () => [
      repeated("thigh", thigh, [
        [-38, -34, -12],
        [42, -14, 50, 0.98],
        [-18, 44, 14, 1.02],
      ]),
      leaves(64, 54, 50, 0.7),
      salt(pts("-46 -44, -24 -24, 44 -24, 52 4, -26 36, 0 48, 30 -34")),
    ],
  },
  chops: {
    ground: "blush",
    vessel: ["plate", 5],
    dish: () => [
      group(-40, -30, -18, 1, loinChop),
      group(48, -20, 20, 0.98, loinChop),
      group(0, 40, 6, 1, loinChop),
      rosemary(-82, 60, -24, 66),
      salt(pts("-52 -30, -24 -10, 56 -16, 40 -34, -14 44, 16 52")),
    ],
  },
  strips: {
    ground: "mist",
    vessel: ["pan", 1],
    dish: () => [
      bacon(-4, -70, 4, 0.98, 110),
      ...[
        repeated("strip", meatStrip(), [
          [-46, -36, -20, 1.2],
          [34, -34, 24, 1.2],
          [-54, 22, 40, 1.2],
          [8, 6, -12, 1.25],
          [58, 30, -40, 1.15],
          [-6, 64, 6, 1.2],
        ]),
        repeated("dark-strip", meatStrip(dark), [
          [-6, -34, 60, 1.15],
          [-22, 34, -28, 1.2],
          [52, -2, 6, 1.15],
          [32, 48, 30, 1.15],
        ]),
      ],
      bacon(-44, -6, -60, 0.8, 84),
      bacon(24, 22, 68, 0.8, 84),
      leaves(4, -8, 30, 0.5),
      salt(pts("-40 -30, 30 -30, -46 26, 10 0, 60 20, -10 60, 0 -50")),
    ],
  },
  "pale-patties": {
    ground: "mist",
    vessel: ["pan", 3],
    dish: () => [
      path(
        blob(pts("-82 4, -70 -46, -16 -78, 44 -72, 82 -26, 78 36, 34 76, -30 76, -68 50")),
        "#B5702F",
        0.55,
      ),
      repeated(
        "patty",
        [...pattyOf(fowl), group(0, -4, 4, 0.94, moltenSwiss)],
        [
          [-40, -30, -14, 1.12],
          [42, -32, 10, 1.12],
          [4, 46, 22, 1.14],
        ],
      ),
      leaves(-56, 44, -50, 0.6),
      leaves(62, 40, 44, 0.56),
      pepper(pts("-50 -48, 36 -44, 60 -20, -22 -14, -6 36, 18 58")),
    ],
  },
  cubes: {
    ground: "blush",
    vessel: ["pan", 0],
    dish: () => [
      path(
        blob(pts("-84 6, -66 -50, -10 -74, 50 -64, 84 -14, 70 48, 16 76, -50 64")),
        "#B5702F",
        0.5,
      ),
      repeated(
        "cube",
        [chunk(0, 0, 0, 1)],
        pts(
          "-50 -40, -8 -54, 36 -48, 66 -14, -70 -2, -26 -12, 20 -12, 54 26, -50 38, -8 28, 24 54, -20 66",
        ).map(([x, y], at) => [x, y, (at * 47) % 360, 1.14 + (at % 3) * 0.08]),
      ),
      butter(2, 4, 0.66),
      leaves(-40, 12, -40, 0.48),
      leaves(44, 2, 50, 0.48),
      salt(pts("-50 -46, -10 -60, 38 -52, 62 -18, -64 -6, 54 22, -10 34, 20 56")),
    ],
  },
  breast: {
    ground: "sage",
    vessel: ["board"],
    dish: () => [
      group(-22, -24, -10, 1, duckBreast),
      group(22, 40, 24, 1.06, slice()),
      group(50, 24, 34, 1.06, slice()),
      group(76, 2, 44, 1, slice()),
      rosemary(-78, 58, -8, 70),
      salt(pts("-40 -40, -10 -34, -30 0, 20 30, 50 16, 34 54, 74 -4")),
    ],
  },
  "strips-and-cheese": {
    ground: "clay",
    vessel: ["plate", 0],
    dish: () => [
      repeated("strip", meatStrip(dark), [
        [-42, -46, -14, 1.3],
        [32, -48, 18, 1.3],
        [-60, -6, 30, 1.2],
        [2, -18, -6, 1.35],
        [60, -8, -34, 1.25],
        [-44, 34, -20, 1.3],
        [20, 22, 12, 1.3],
        [-4, 58, 2, 1.3],
        [52, 46, -16, 1.2],
      ]),
      path(
        blob(
          pts(
            "-66 -34, -48 -52, -16 -46, 12 -56, 46 -46, 66 -18, 56 6, 62 34, 50 40, 42 24, 26 32, 20 54, 6 58, 2 36, -20 40, -30 56, -42 48, -40 26, -60 14, -62 -8",
          ),
        ),
        "#D9952C",
      ),
      path(
        blob(
          pts(
            "-62 -34, -46 -49, -16 -43, 12 -53, 44 -43, 62 -18, 50 2, 55 28, 50 33, 42 18, 22 24, 16 48, 8 50, 4 30, -22 33, -32 48, -38 43, -35 20, -54 8, -56 -8",
          ),
        ),
        "#F8CB63",
      ),
      path(
        blob(
          pts("-50 -32, -38 -41, -12 -34, 12 -42, 38 -34, 50 -18, 26 -24, 4 -24, -22 -18, -42 -14"),
        ),
        "#FDE6A6",
      ),
      leaves(10, 4, 30, 0.5),
      salt(pts("-20 -10, 20 -4, -10 20, 30 16"), "#C98F2B"),
    ],
  },
  "chop-on-the-bone": {
    ground: "butter",
    vessel: ["pan", 3],
    dish: () => [
      path(
        blob(pts("-80 14, -66 -48, -6 -76, 56 -62, 88 -8, 72 54, 8 80, -54 66")),
        "#C98A3C",
        0.4,
      ),
      group(14, -2, 10, 1.3, porkChop),
      butter(26, -4, 0.72),
      rosemary(-60, 70, -10, 64),
      salt(pts("-10 -30, 40 -40, 56 10, 20 40, -12 24")),
    ],
  },
};
