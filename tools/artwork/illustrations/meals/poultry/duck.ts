import { egg, group, salt } from "../../../drawing/food-kit.ts";
import { blob, path, pts } from "../../../drawing/geometry.ts";
import { meltedSwiss } from "../dairy/melted-cheese.ts";
import type { Meal } from "../meal.ts";
import { darkSlice, duckSlice, row } from "../meat/slices.ts";
import { repeated } from "../repeated.ts";
import { drops, pool } from "../sauces.ts";
import { ovalPlate, roundPlate } from "../tableware.ts";
import { duckLeg } from "./pieces.ts";

/** Duck, by the name of its picture. */
export const duck: Record<string, Meal> = {
  "sliced-breast": {
    ground: "sage",
    vessel: () => roundPlate("navy"),
    dish: () => [
      ...pool("#C88E3E", "#F2D08E", 0.5),
      repeated("slice", duckSlice, row(5, -8, 1)),
      salt(pts("-66 0, -48 -24, -26 -40, 0 -44, 22 -38, 44 -20, 58 6")),
    ],
  },
  "duck-leg": {
    ground: "clay",
    vessel: () => ovalPlate("white", 134, 116),
    dish: () => [
      drops(pts("-60 56, -40 68, 44 66, 66 52, 0 76"), "#DDA85A"),
      repeated("leg", duckLeg, [
        [44, -26, 46, 0.98],
        [-42, -24, -44, 1.02],
      ]),
      salt(pts("-50 -30, -24 -10, -60 -6, 40 -36, 60 -14, 24 2")),
    ],
  },
  "meat-melt": {
    ground: "butter",
    vessel: ["pan", 2],
    dish: () => [
      path(
        blob(pts("-84 6, -66 -50, -10 -76, 50 -64, 84 -14, 72 48, 16 78, -52 64")),
        "#9A6430",
        0.5,
      ),
      repeated("slice", darkSlice, [
        [-48, -22, -30, 0.94],
        [52, -20, 26, 0.94],
        [-18, -32, -12, 0.94],
        [20, -32, 10, 0.94],
        [-46, 32, 20, 0.94],
        [46, 34, -18, 0.94],
        [0, 40, 2, 0.94],
      ]),
      group(-2, -4, 4, 1.02, meltedSwiss),
    ],
  },
  "eggs-and-duck": {
    ground: "mist",
    vessel: () => roundPlate("yellow"),
    dish: () => [
      group(0, 32, 0, 0.86, [repeated("slice", duckSlice, row(5, 0, 1))]),
      egg(-36, -38, 0, 1.08),
      egg(38, -36, 80, 1.06),
      drops(pts("-72 10, 70 8, 2 -4"), "#D99A3C"),
      salt(pts("-50 -46, -22 -60, 34 -60, 58 -30, -40 30, 4 26, 44 34")),
    ],
  },
};
