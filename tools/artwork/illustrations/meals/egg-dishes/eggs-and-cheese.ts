import { disc, egg, salt } from "../../../drawing/food-kit.ts";
import { blob, path, pts } from "../../../drawing/geometry.ts";
import { goudaSlice } from "../dairy/hard-cheese.ts";
import { mozzarella } from "../dairy/melted-cheese.ts";
import { fetaCrumb, halloumiSlice } from "../dairy/white-cheese.ts";
import { eggHalf } from "../eggs.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { drops } from "../sauces.ts";
import { roundPlate, skillet } from "../tableware.ts";
import { bakedEgg } from "./pieces.ts";

const crumbs = pts(
  "0 0, -8 -18, 14 8, -14 12, 8 -10, -66 -4, -76 -14, -70 12, 68 2, 76 16, 72 -14, 0 -70, 14 -76, -12 -66, 2 72, -14 76, 16 66, -60 -54, 58 58",
);

/** Eggs with cheese, by the name of their picture. */
export const eggsAndCheese: Record<string, Meal> = {
  "eggs-and-halloumi": {
    ground: "blush",
    vessel: ["plate", 2],
    dish: () => [
      egg(-42, -36, 0, 1.2),
      egg(-34, 40, 160, 1.2),
      repeated("slice", halloumiSlice, [
        [46, -44, -12, 0.98],
        [52, 2, -6, 1],
        [44, 48, 6, 0.98],
      ]),
      salt(pts("-60 -20, -30 -60, -54 52, -16 30"), "#D8CBB6"),
    ],
  },
  "eggs-and-white-cheese": {
    ground: "mist",
    vessel: () => skillet(-28),
    dish: () => [
      path(
        blob(pts("-88 0, -76 -52, -30 -84, 32 -84, 76 -50, 88 2, 76 54, 32 84, -32 84, -76 52")),
        "#DFA850",
      ),
      repeated("egg", bakedEgg, [
        [-39, -39, 0, 1],
        [41, -37, 70, 1],
        [-39, 41, 200, 1],
        [41, 41, 130, 1],
      ]),
      repeated(
        "feta",
        fetaCrumb,
        crumbs.map(([x, y], at) => [x, y, (at * 67) % 360, 1 + (at % 3) * 0.25]),
      ),
      drops(pts("-22 2, 24 -4, 4 40, -4 -40"), "#E8B95C"),
    ],
  },
  "eggs-and-cheese": {
    ground: "sage",
    vessel: ["board"],
    dish: () => [
      repeated("gouda", goudaSlice, [
        [-10, -52, -34, 1.06],
        [18, -40, -14, 1.06],
        [42, -22, 8, 1.06],
        [56, 2, 30, 1.06],
      ]),
      repeated("half", eggHalf, [
        [-56, -2, -30, 1.24],
        [-34, 48, 10, 1.24],
        [22, 54, 40, 1.24],
        [-6, 14, -10, 1.16],
      ]),
      salt(pts("-60 -6, -40 50, 24 60, -4 8, -70 40, 70 60")),
    ],
  },
  "open-omelet": {
    ground: "clay",
    vessel: () => roundPlate("blue-rimmed"),
    dish: () => [
      disc(4, 10, 92, "#2E1710", 'opacity=".2"'),
      path(
        blob(
          pts(
            "-92 2, -82 -44, -48 -80, 0 -91, 50 -78, 84 -42, 92 4, 80 50, 46 80, -4 92, -52 78, -84 44",
          ),
        ),
        "#C98628",
      ),
      path(
        blob(
          pts(
            "-89 0, -80 -44, -46 -78, 0 -88, 48 -76, 81 -42, 88 2, 77 46, 44 76, -4 86, -50 74, -80 42",
          ),
        ),
        "#F7CB58",
      ),
      path(blob(pts("-74 -20, -56 -54, -20 -74, 20 -74, -10 -58, -46 -34, -64 4")), "#FDE49A"),
      ...[
        "-70 24, -56 14, -50 34, -62 42",
        "58 -46, 70 -36, 62 -22, 50 -34",
        "20 70, 38 62, 44 72, 26 80",
      ].map((spots) => path(blob(pts(spots)), "#D98F2E", 0.6)),
      repeated("mozzarella", mozzarella, [
        [-38, -30, 0, 1],
        [36, -36, 100, 0.96],
        [-34, 40, 220, 0.98],
        [44, 32, 300, 1],
        [2, 2, 150, 0.86],
      ]),
    ],
  },
};
