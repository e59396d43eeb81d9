import { disc, group, salt } from "../../../drawing/food-kit.ts";
import { blob, curve, line, path, pts } from "../../../drawing/geometry.ts";
import { standingSpoon } from "../cutlery.ts";
import { pattyOf } from "../cuts.ts";
import type { Meal } from "../meal.ts";
import { baconBit } from "../meat/pork-pieces.ts";
import { row, tunaSlice } from "../meat/slices.ts";
import { repeated } from "../repeated.ts";
import { drops, pool } from "../sauces.ts";
import { bowlOf, bowlOnSaucer, checkedPlate, roundPlate } from "../tableware.ts";
import {
  codFillet,
  coral,
  herringFillet,
  mackerelFillet,
  skinOnSalmon,
  smokedFlake,
} from "./fish-pieces.ts";

/** Fish, by the name of its picture. */
export const fish: Record<string, Meal> = {
  "salmon-skin": {
    ground: "butter",
    vessel: () => roundPlate("turquoise"),
    dish: () => [
      ...pool("#D9B45E", "#FBEFC6", 0.45),
      group(0, -6, -14, 0.98, skinOnSalmon),
      salt(pts("-50 -4, -24 -24, 8 -34, 34 -30, 56 -20, -30 14, 20 2, 46 8")),
    ],
  },
  "white-fish": {
    ground: "clay",
    vessel: ["plate", 1],
    dish: () => [
      ...pool("#B9742F", "#F0C27C", 0.6),
      group(-2, -4, -10, 0.94, codFillet),
      salt(pts("-50 -4, -16 -24, 14 -10, 44 -28, -30 18, 24 16"), "#C98F3E"),
    ],
  },
  "striped-fish": {
    ground: "blush",
    vessel: () => roundPlate("white"),
    dish: () => [
      ...pool("#DDB36A", "#FBE9C0", 0.4),
      group(0, -28, -10, 0.98, mackerelFillet),
      group(2, 32, -10, 0.98, mackerelFillet),
      salt(pts("-50 -10, -10 -24, 34 -36, -40 50, 0 38, 44 30")),
    ],
  },
  "tuna-steak": {
    ground: "sage",
    vessel: () => roundPlate("slate"),
    dish: () => [
      ...pool("#C99A50", "#F2D49A", 0.4),
      repeated("slice", tunaSlice, row(4, -6, 1.12)),
      salt(pts("-58 -16, -40 14, -16 -30, 6 2, 26 -30, 52 -2, 60 26")),
    ],
  },
  herring: {
    ground: "sage",
    vessel: checkedPlate,
    dish: () => [
      repeated("fillet", herringFillet, [
        [-4, 36, 6, 1.2],
        [2, -2, -12, 1.24],
        [-4, -42, 4, 1.18],
      ]),
      salt(pts("-44 -44, 0 -48, 34 -40, -40 8, 6 -4, 44 -10, -30 36, 24 40")),
    ],
  },
  "fish-and-bacon": {
    ground: "mist",
    vessel: () => roundPlate("navy"),
    dish: () => [
      ...pool("#C9A05A", "#F5DDA6", 0.45),
      group(0, -2, -12, 0.96, codFillet),
      repeated(
        "bit",
        baconBit,
        pts(
          "-48 4, -30 -18, -8 0, 6 -26, 22 -6, 44 -24, -22 22, 10 18, 40 6, 62 -12, -62 20, -40 44, 30 46, 72 26",
        ).map(([x, y], at) => [x, y, (at * 79) % 360, 1 + (at % 3) * 0.2]),
      ),
    ],
  },
  "salmon-patties": {
    ground: "butter",
    vessel: () => roundPlate("gray"),
    dish: () => [
      ...pool("#D8A25A", "#FBE6BC", 0.45),
      repeated("patty", pattyOf(coral), [
        [-40, -28, -20, 1.22],
        [42, -26, 80, 1.2],
        [2, 42, 170, 1.24],
      ]),
      salt(pts("-50 -34, -26 -20, 36 -38, 54 -18, -8 40, 14 54")),
    ],
  },
  "salmon-spread": {
    ground: "sage",
    vessel: () => bowlOnSaucer("white", "blue", 0.8),
    dish: () => [
      disc(0, 2, 77, "#D9927A"),
      disc(0, 3, 74, "#F5BFA8"),
      path(blob(pts("-56 -8, -40 -48, 4 -60, 46 -44, 60 -2, 44 42, 0 58, -44 40")), "#F9D0BD"),
      line(
        "M-50 0C-46-44 20-58 42-22C54 8 20 40-10 28C-34 16-22-16 4-14C20-10 18 8 6 10",
        "#E69C82",
        6,
        0.85,
      ),
      line("M-44-10C-36-40 4-50 28-32", "#FFEADF", 5, 0.9),
      line(
        "M-34 36l8-3M30 38l7 2M-60-24l5-6M48-36l7 2M0-44l8 1M34 2l6 5M-20-2l6-4M-8 46l9 1",
        "#E07E5C",
        4.4,
      ),
      line("M-40 44C-20 56 8 60 30 52M52-30C60-14 62 0 58 14", "#E9A78E", 4, 0.8),
      standingSpoon(12, 0, 34, 116),
    ],
  },
  "smoked-fish": {
    ground: "blush",
    vessel: () => bowlOf("wood"),
    dish: () => [
      line(
        curve(pts("-84 -30, -20 -36, 60 -30")) + curve(pts("-90 30, 0 24, 84 32")),
        "#8A5635",
        2.6,
        0.7,
      ),
      repeated("flake", smokedFlake, [
        [-34, -48, -12, 1.4],
        [42, -36, 40, 1.36],
        [-48, 22, 64, 1.36],
        [44, 34, -40, 1.4],
        [0, -4, 8, 1.5],
        [-6, 56, -8, 1.4],
      ]),
      drops(pts("-4 -74, 74 40, -70 54, -82 -18"), "#E3A95C"),
    ],
  },
};
