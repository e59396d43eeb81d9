import { bacon, butter, egg, group, leaves, salt } from "../../drawing/food-kit.ts";
import { blob, curve, line, path, pts } from "../../drawing/geometry.ts";
import { mackerel } from "../../meal-photos/dishes/from-the-oven.ts";
import { gleam, grillMarks, slab } from "../../meal-photos/pieces.ts";
import { cheeseSlice } from "./cheese.ts";
import { crumbs } from "./crumbs.ts";
import { pattyOf, pork } from "./cuts.ts";
import { eggHalf, eggWhole, omelet, poached, scrambled } from "./eggs.ts";
import { salmonFlake, sardine } from "./from-the-sea.ts";
import type { Meal } from "./meal.ts";
import { repeated } from "./repeated.ts";

const sirloin = pts("-62 -8, -48 -42, -14 -54, 24 -46, 50 -20, 54 14, 32 42, -6 50, -40 36");

/** Egg meals, by the name of their picture. */
export const withEggs: Record<string, Meal> = {
  "eggs-and-bacon": {
    ground: "butter",
    vessel: ["pan", 0],
    dish: () => [
      egg(-42, -34, 0, 1.16),
      egg(36, -40, 70, 1.12),
      egg(-22, 34, 200, 1.14),
      bacon(38, 34, -42, 1.02, 100),
      bacon(60, 52, -42, 0.96, 84),
      salt(pts("-60 -16, 20 -24, 54 -60, -6 50, -34 44"), "#D8CBB6"),
      leaves(8, -2, 60, 0.5),
    ],
  },
  scramble: {
    ground: "sage",
    vessel: ["plate", 0],
    dish: () => [
      repeated("curd", scrambled, [
        [-52, -26, 20, 1.3],
        [-14, -50, 80, 1.25],
        [30, -46, 10, 1.3],
        [60, -10, 120, 1.25],
        [-62, 14, 60, 1.25],
        [46, 30, 200, 1.3],
        [8, 52, 10, 1.35],
        [-36, 46, 140, 1.3],
        [-20, -12, 40, 1.4],
        [20, -8, 170, 1.4],
        [-8, 22, 230, 1.4],
        [30, 12, 300, 1.2],
      ]),
      repeated("flake", salmonFlake, [
        [-34, -42, -20, 1.2],
        [12, -28, 30, 1.25],
        [44, 8, -40, 1.2],
        [-42, 12, 60, 1.2],
        [2, 30, -14, 1.3],
        [-6, -2, 80, 1.05],
      ]),
      leaves(30, -20, 50, 0.5),
      leaves(-24, 34, -50, 0.46),
    ],
  },
  "eggs-and-steak": {
    ground: "clay",
    vessel: ["plate", 4],
    dish: () => [
      group(-30, -10, -16, 1.04, [
        ...slab(sirloin),
        line(curve(pts("-56 0, -44 -36, -12 -48, 22 -41, 44 -20")), "#F1CF9C", 7),
        grillMarks([
          pts("-46 16, -16 -18, 0 -42"),
          pts("-24 34, 6 0, 24 -32"),
          pts("4 42, 28 14, 42 -8"),
        ]),
        gleam([pts("-36 -18, -26 -30, -14 -34")]),
      ]),
      butter(-34, -14, 0.5),
      egg(52, -34, 70, 1),
      egg(40, 40, 10, 1.04),
      salt(pts("-50 6, -20 14, -8 -30, 56 -56, 30 56")),
    ],
  },
  "small-fish": {
    ground: "mist",
    vessel: ["plate", 3],
    dish: () => [
      group(46, 34, 24, 0.86, cheeseSlice),
      group(56, 52, 34, 0.86, cheeseSlice),
      repeated("sardine", sardine, [
        [-4, -52, -8, 1.1],
        [4, -22, -6, 1.1],
        [-8, 8, -8, 1.06],
      ]),
      repeated("half", eggHalf, [
        [-62, 40, -30, 0.84],
        [-26, 58, -8, 0.84],
        [12, 56, 14, 0.84],
      ]),
      leaves(74, -30, 40, 0.6),
    ],
  },
  omelet: {
    ground: "butter",
    vessel: ["plate", 1],
    dish: () => [
      group(0, -6, -8, 1, omelet),
      leaves(-20, -14, 46, 0.5),
      salt(pts("-40 -26, 10 -30, 40 -14, 60 10, -10 6")),
    ],
  },
  "eggs-and-patties": {
    ground: "blush",
    vessel: ["pan", 1],
    dish: () => [
      group(-36, -36, -10, 1.04, pattyOf(pork)),
      group(-38, 44, 20, 1.02, pattyOf(pork)),
      egg(46, -36, 0, 1.16),
      egg(42, 42, 140, 1.14),
      leaves(2, 2, 30, 0.5),
      salt(pts("-50 -40, -20 -24, -50 52, 30 -58, 56 60"), "#FFFDF8"),
    ],
  },
  "egg-halves": {
    ground: "mist",
    vessel: ["plate", 2],
    dish: () => [
      repeated("half", eggHalf, [
        [-44, 22, -34, 1.24],
        [4, 46, 6, 1.24],
        [50, 16, 44, 1.24],
      ]),
      group(0, -34, 70, 1.2, eggWhole),
      salt(pts("-46 18, -38 34, 2 42, 10 58, 46 16, 58 24, -20 -50, 70 -30, -66 -20, 74 44")),
    ],
  },
  "fish-and-eggs": {
    ground: "sage",
    vessel: ["plate", 6],
    dish: () => [
      group(0, -34, -10, 1.02, mackerel),
      group(2, 40, -10, 1.02, mackerel),
      repeated("poached", poached, [
        [-30, 4, 0, 1.04],
        [40, -4, 60, 1.04],
      ]),
      leaves(6, 8, 20, 0.5),
      salt(pts("-36 -6, -20 18, 46 -14, 34 8"), "#C9A56A"),
    ],
  },
  "mince-and-eggs": {
    ground: "mist",
    vessel: ["pan", 3],
    dish: () => [
      path(
        blob(pts("-94 0, -80 -54, -30 -88, 34 -88, 80 -52, 94 2, 80 56, 32 88, -32 90, -80 54")),
        "#5B2C1B",
      ),
      ...crumbs(),
      egg(-34, -18, 10, 1.12),
      egg(38, 16, 120, 1.08),
      leaves(20, -46, 40, 0.54),
      salt(pts("-50 -6, -16 -36, 30 34, 54 6"), "#D8CBB6"),
    ],
  },
};
