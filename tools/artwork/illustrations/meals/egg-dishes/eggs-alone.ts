import { butter, disc, group, salt } from "../../../drawing/food-kit.ts";
import { blob, curve, line, oval, path, pts } from "../../../drawing/geometry.ts";
import { browned } from "../baked-crust.ts";
import { spoon } from "../cutlery.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { bakingDish, bowlOf, ovalPlate, roundPlate } from "../tableware.ts";
import { filledHalf, omeletRoll, pancake, ribbons, sauced, softCurd, spiral } from "./pieces.ts";

/** Meals of eggs and little else, by the name of their picture. */
export const eggsAlone: Record<string, Meal> = {
  custard: {
    ground: "blush",
    vessel: () => bowlOf("teal"),
    dish: () => [
      disc(0, 0, 97, "#DDAE4A"),
      disc(0, 2.6, 94, "#F9DE90"),
      path(
        blob(pts("-80 -12, -62 -54, -20 -74, 30 -74, 60 -54, 10 -56, -40 -34, -66 8")),
        "#FDEDB8",
        0.9,
      ),
      path(blob(pts("6 24, 32 6, 62 18, 66 46, 42 64, 14 54")), "#D9A540"),
      path(blob(pts("8 30, 32 14, 58 24, 62 46, 42 61, 16 54")), "#F3CD70"),
      line("M20 34C32 26 46 28 54 36M22 46C32 40 42 42 48 50", "#FBE4A0", 4),
      line(curve(pts("-60 34, -44 58, -16 72")), "#EBC664", 4, 0.9),
      spoon(42, 56, -38, 0.96),
      path(blob(pts("8 22, 18 12, 30 16, 32 28, 20 34, 10 32")), "#FBE7A8"),
    ],
  },
  "omelet-roll": {
    ground: "sage",
    vessel: () => ovalPlate("blue", 134, 108),
    dish: () => [
      group(-28, -28, -14, 1.02, omeletRoll),
      repeated("slice", spiral, [
        [56, 2, 20, 0.98],
        [16, 36, 80, 0.98],
        [-36, 44, 140, 0.96],
      ]),
      salt(pts("-60 -24, -20 -40, 54 6, 20 40, -40 48")),
    ],
  },
  "scramble-plain": {
    ground: "butter",
    vessel: () => roundPlate("blue-rimmed"),
    dish: () => [
      path(
        blob(
          pts(
            "-78 10, -72 -36, -40 -66, 4 -72, 46 -62, 76 -28, 80 14, 62 56, 22 76, -26 74, -66 52",
          ),
        ),
        "#2E1710",
        0.2,
      ),
      path(
        blob(
          pts("-80 0, -74 -42, -44 -70, 2 -78, 46 -68, 76 -36, 80 4, 64 46, 26 68, -26 66, -66 44"),
        ),
        "#E5A52E",
      ),
      repeated("curd", softCurd, [
        [-44, -42, 0, 1.1],
        [2, -54, 80, 1.1],
        [46, -40, 160, 1.1],
        [-56, 4, 240, 1.1],
        [58, 6, 30, 1.1],
        [-40, 42, 110, 1.1],
        [40, 46, 200, 1.1],
        [0, 52, 300, 1.1],
        [-24, -14, 40, 1.2],
        [24, -16, 130, 1.2],
        [22, 20, 220, 1.2],
        [-18, 22, 310, 1.2],
        [0, 0, 0, 1.05],
      ]),
      salt(pts("-40 -20, 10 -30, 40 4, -10 30, -50 20, 20 48")),
    ],
  },
  "egg-strands": {
    ground: "clay",
    vessel: () => bowlOf("white"),
    dish: () => [
      disc(0, 4, 96, "#F4E9D4"),
      oval(2, 10, 76, 72, "#C98A2C"),
      repeated("ribbon", ribbons, [
        [0, 4, 100, 1.04],
        [2, -2, 0, 1],
      ]),
      salt(pts("-40 -40, 14 -50, 50 -6, -20 6, -46 34, 24 58")),
    ],
  },
  "poached-eggs": {
    ground: "mist",
    vessel: () => bowlOf("gray"),
    dish: () => [
      disc(0, 0, 97, "#C98A28"),
      disc(0, 2.6, 94, "#F5C455"),
      path(
        blob(pts("-84 -10, -64 -56, -20 -78, 28 -76, -20 -58, -58 -20, -68 20, -80 16")),
        "#FCE08C",
        0.8,
      ),
      repeated("egg", sauced, [
        [-36, -32, -10, 1.1],
        [42, -22, 20, 1.1],
        [-2, 44, 0, 1.14],
      ]),
      line(curve(pts("70 30, 60 56, 36 74")), "#FCE08C", 5, 0.9),
    ],
  },
  "egg-bake": {
    ground: "sage",
    vessel: () => bakingDish("blue", 0.94),
    dish: () => [
      disc(0, 2, 91, "#B9772A"),
      disc(0, -2, 89, "#E3A843"),
      path(
        blob(
          pts(
            "-80 4, -74 -36, -46 -68, -4 -80, 40 -72, 72 -42, 82 -2, 72 40, 40 68, -4 76, -48 66, -74 36",
          ),
        ),
        "#F6CC66",
      ),
      path(blob(pts("-62 -24, -38 -56, 0 -64, 36 -56, 10 -44, -28 -30, -50 0")), "#FCE5A0"),
      browned([
        [-6, -48, 0, 0.95],
        [46, -30, 70, 0.9],
        [-48, 4, 140, 1],
        [10, 4, 210, 0.8],
        [56, 26, 290, 0.85],
        [-18, 50, 20, 1],
        [24, 56, 110, 0.7],
      ]),
      line(
        "M54-56C66-42 72-22 70-4M-64 44C-48 62-24 70 2 72M-8-34C0-28 4-20 2-12",
        "#D08A2C",
        3.4,
        0.7,
      ),
    ],
  },
  pancakes: {
    ground: "mist",
    vessel: () => roundPlate("terracotta"),
    dish: () => [
      group(0, 0, 0, 1.08, [
        repeated("pancake", pancake, [
          [2, 36, 0, 1.06],
          [-6, 16, 0, 1.04],
          [4, -4, 0, 1.02],
          [-2, -24, 0, 1],
        ]),
        path(
          blob(pts("-30 -26, -8 -40, 22 -36, 34 -22, 20 -10, 26 14, 18 18, 10 -4, -14 -8")),
          "#F6CE6C",
          0.85,
        ),
        butter(0, -28, 0.9),
      ]),
    ],
  },
  "filled-egg-halves": {
    ground: "butter",
    vessel: () => roundPlate("turquoise"),
    dish: () => [
      repeated("half", filledHalf, [
        [-38, -34, -20, 1.34],
        [38, -34, 20, 1.34],
        [-38, 38, -160, 1.34],
        [38, 38, 160, 1.34],
      ]),
      salt(pts("-60 0, 0 -4, 62 2, 4 50, -4 -58")),
    ],
  },
};
