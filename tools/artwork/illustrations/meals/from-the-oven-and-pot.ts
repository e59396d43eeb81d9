import {
  butter,
  disc,
  group,
  leaves,
  pepper,
  ring,
  rosemary,
  salt,
} from "../../drawing/food-kit.ts";
import { blob, oval, path, pts } from "../../drawing/geometry.ts";
import { chunk } from "../../meal-photos/pieces.ts";
import { eggCloud, splitBone } from "./bites.ts";
import { bellySlice } from "./cuts.ts";
import { salmonFillet } from "./from-the-sea.ts";
import type { Meal } from "./meal.ts";
import { repeated } from "./repeated.ts";

/** Meals from the oven and the pot, by the name of their picture. */
export const fromTheOvenAndPot: Record<string, Meal> = {
  broth: {
    ground: "mist",
    vessel: ["bowl", 1],
    dish: () => [
      disc(0, 0, 97, "#B97A2F"),
      disc(0, 2.6, 94, "#DB9A45"),
      path(
        blob(pts("-84 -10, -64 -56, -20 -78, 28 -76, -20 -58, -58 -20, -68 20, -80 16")),
        "#EDBB69",
        0.75,
      ),
      repeated("egg", eggCloud, [
        [-30, -44, -18, 1.05],
        [34, -38, 24, 0.92],
        [-46, 12, 12, 0.9],
        [18, 12, -14, 1.15],
        [-20, 56, 20, 0.88],
        [44, 52, -30, 0.84],
      ]),
      ...pts("-78 -10, 76 14, 8 84, 70 -34, -66 52, 2 -78").map(([x, y], at) =>
        ring(x, y, 3 + (at % 3) * 1.6, "#F6D796", 2.2, 0.9),
      ),
      ...pts("-8 -26, -62 -22, 62 -6, -22 34, 20 40, -48 40, 58 22, 8 -62, -2 70, 36 -14").map(
        ([x, y]) => ring(x, y, 3.6, "#5E8E63", 2.6),
      ),
      leaves(-4, 2, 40, 0.46),
      pepper(pts("20 -50, -46 -8, 40 22, -16 18, 26 64, 60 8")),
    ],
  },
  stew: {
    ground: "clay",
    vessel: ["bowl", 2],
    dish: () => [
      disc(0, 0, 97, "#6B2A17"),
      disc(0, 2.6, 94, "#8E3D1F"),
      path(blob(pts("-82 -18, -58 -62, -10 -80, 22 -78, -28 -52, -56 -12")), "#B0572C", 0.7),
      repeated(
        "chunk",
        [chunk(0, 0, 0, 1)],
        pts(
          "0 -66, -44 -48, 46 -44, -72 -4, -24 -22, 24 -20, 70 2, -54 40, -12 22, 36 26, -14 66, 32 64, 64 -30",
        ).map(([x, y], at) => [x, y, (at * 83) % 360, 1.1 + (at % 3) * 0.1]),
      ),
      ...pts("-48 0, 0 -42, 46 -8, 10 46, -34 -66, 76 34, -78 22, -36 74, 6 2").map(([x, y]) =>
        oval(x, y, 5, 3.4, "#E8AE62", 'opacity=".85"'),
      ),
      leaves(6, 6, 24, 0.58),
      leaves(46, -22, -36, 0.46),
      pepper(pts("-30 -60, 20 -58, 60 36, -60 -30, -30 50, 30 60")),
    ],
  },
  belly: {
    ground: "mist",
    vessel: ["board"],
    dish: () => [
      repeated("slice", bellySlice, [
        [-8, -62, -6, 1.14],
        [6, -22, -3, 1.24],
        [-6, 22, 2, 1.24],
        [8, 64, 6, 1.12],
      ]),
      rosemary(-70, 92, -14, 50),
      salt(pts("-40 -60, 10 -64, -20 -20, 40 -24, -30 24, 20 20, -10 66, 40 70, 84 0, 90 -14")),
      pepper(pts("-20 -64, 30 -60, 10 -18, -44 -18, 44 22, 0 26, 20 68")),
    ],
  },
  fillet: {
    ground: "sage",
    vessel: ["plate", 5],
    dish: () => [
      path(
        blob(pts("-88 14, -72 -48, -10 -66, 62 -56, 92 -4, 76 50, 10 66, -58 58")),
        "#E8B24E",
        0.5,
      ),
      group(0, -2, -8, 0.98, salmonFillet),
      butter(-16, -8, 0.6),
      butter(40, -16, 0.46),
      leaves(66, 46, 50, 0.66),
      salt(pts("-56 -10, -40 20, 10 16, 20 -30, 60 0, -20 -34")),
    ],
  },
  bones: {
    ground: "blush",
    vessel: ["board"],
    dish: () => [
      repeated("bone", splitBone, [
        [-4, -56, -8],
        [6, 0, -3, 1.04],
        [-4, 58, 4],
      ]),
      leaves(84, 30, 30, 0.5),
      salt(
        pts("-40 -54, 0 -62, 40 -58, -30 0, 20 -4, 54 2, -40 58, 10 62, -88 -26, 84 -34, -80 30"),
      ),
      pepper(pts("-20 -58, 24 -56, -6 2, 40 2, -20 62, 30 58")),
    ],
  },
};
