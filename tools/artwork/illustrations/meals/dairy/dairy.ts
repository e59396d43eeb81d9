import { disc, group, ring, salt } from "../../../drawing/food-kit.ts";
import { blob, curve, line, oval, type Pt, path, pts } from "../../../drawing/geometry.ts";
import { browned } from "../baked-crust.ts";
import { spoon } from "../cutlery.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { drops, pool } from "../sauces.ts";
import { bakingDish, bowlOf, roundPlate } from "../tableware.ts";
import { cheddarCube, goudaSlice, parmesanCrisp, swissSlice } from "./hard-cheese.ts";
import { halloumiSlice, paneerCube } from "./white-cheese.ts";

const WHEY = "#E6DAC4";

/** Soft peaks of whipped cream. */
const cloud: readonly string[] = [
  path(
    blob(pts("-48 16, -52 -8, -34 -28, -10 -42, 18 -40, 42 -24, 52 0, 42 24, 14 36, -20 36")),
    "#D9CBB2",
  ),
  path(
    blob(pts("-48 10, -50 -10, -34 -30, -10 -43, 18 -42, 41 -27, 49 -4, 40 18, 14 28, -20 29")),
    "#FFFFFF",
  ),
  line("M-36 8C-40-14-8-30 14-18C30-8 18 12-2 8C-14 4-8-8 4-6", "#E3D8C4", 5),
  line("M30-22C42-12 42 6 28 16M-40 12C-30 22-12 24 4 22", "#EDE4D3", 4),
  line("M-32-20C-22-32-6-36 8-34", "#FFFFFF", 5),
];

const curds: readonly Pt[] = pts(
  "-44 -52, -16 -66, 16 -60, 44 -50, -66 -24, -34 -30, -4 -36, 26 -32, 62 -22, -52 2, -20 -8, 10 -6, 40 -2, 72 8, -70 24, -36 28, -6 22, 24 26, 54 32, -48 54, -18 50, 12 52, 40 58, -4 76",
);

/** A curd of cottage cheese. */
const curd: readonly string[] = [
  path("M-14 4C-16-8-6-14 4-12C16-12 17 4 10 10C2 15-12 13-14 4Z", "#D3C4A8"),
  path("M-14 1C-15-9-6-15 4-13C15-12 15 1 9 6C2 10-12 9-14 1Z", "#FFFEFA"),
];

/** Cheese and yogurt, by the name of their picture. */
export const dairy: Record<string, Meal> = {
  yogurt: {
    ground: "blush",
    vessel: () => bowlOf("blue"),
    dish: () => [
      disc(0, 0, 97, "#D6C8AE"),
      disc(0, 2.6, 94, "#FDF9F0"),
      line("M-78 8C-74 46-36 76 8 74C46 72 72 44 74 10M-70-24C-58-56-26-74 6-76", WHEY, 6),
      line("M-60 26C-46 50-20 60 4 58M46 44C56 36 60 26 62 14", "#EFE6D6", 5),
      group(2, -6, 0, 1.12, cloud),
    ],
  },
  "cottage-cheese": {
    ground: "butter",
    vessel: () => bowlOf("teal", 0.9),
    dish: () => [
      disc(0, 2, 86, "#DCCFB6"),
      disc(0, 3, 84, "#F7F0E2"),
      repeated(
        "curd",
        curd,
        curds.map(([x, y], at) => [
          Math.round(x * 0.92),
          Math.round(y * 0.92),
          (at * 77) % 360,
          1 + (at % 3) * 0.16,
        ]),
      ),
      line("M-64 40C-50 60-30 70-8 72M50-54C64-40 70-24 72-8", "#FFFFFF", 4),
      spoon(104, 18, 14, 1.06),
    ],
  },
  halloumi: {
    ground: "clay",
    vessel: () => roundPlate("blue"),
    dish: () => [
      ...pool("#DDB35E", "#FCEBBE", 0.45),
      repeated("slice", halloumiSlice, [
        [-36, -52, -14, 1],
        [40, -44, 10, 1],
        [-46, 4, 6, 1.02],
        [36, 10, -12, 1.04],
        [-6, 54, 4, 1.04],
      ]),
      drops(pts("0 -14, -70 40, 74 40, 60 -10"), "#F3CF7C"),
    ],
  },
  "cheese-bake": {
    ground: "mist",
    vessel: () => bakingDish("white", 0.94),
    dish: () => [
      disc(0, 2, 91, "#C07E2E"),
      disc(0, 0, 89, "#E9B456"),
      path(
        blob(
          pts(
            "-82 2, -74 -40, -42 -70, 2 -80, 44 -70, 76 -36, 82 4, 72 44, 36 74, -8 80, -50 68, -76 38",
          ),
        ),
        "#F8D886",
      ),
      browned([
        [-40, -34, 0, 1.05],
        [14, -50, 60, 0.9],
        [52, -22, 130, 0.8],
        [-54, 18, 200, 0.85],
        [0, -2, 300, 1],
        [-22, 54, 40, 0.9],
        [14, 32, 90, 0.5],
      ]),
      path(blob(pts("14 44, 30 22, 58 18, 76 34, 62 60, 34 74, 16 64")), "#B9722A"),
      path(blob(pts("18 46, 32 28, 56 24, 70 36, 58 56, 34 68, 20 61")), "#FFF8EA"),
      line(
        "M26 50C36 44 46 48 56 40M34 60C42 56 48 56 54 50M36 34C44 30 50 32 56 30",
        "#E2D3B6",
        4,
      ),
      line("M20 40C10 36 16 28 10 20M24 34C34 28 40 34 48 22", "#F8E6B8", 3.4),
    ],
  },
  "cheese-plate": {
    ground: "sage",
    vessel: ["board"],
    dish: () => [
      repeated("gouda", goudaSlice, [
        [-46, -50, -30, 0.98],
        [-24, -38, -14, 0.98],
        [2, -30, 2, 0.98],
      ]),
      repeated("swiss", swissSlice, [
        [58, -26, 24, 1.02],
        [50, 22, 60, 1.02],
      ]),
      repeated("cheddar", cheddarCube, [
        [-62, 12, 0, 1.14],
        [-26, 12, 0, 1.14],
        [-46, 42, 0, 1.18],
        [-8, 40, 0, 1.18],
        [-28, 70, 0, 1.14],
        [14, 66, 0, 1.1],
      ]),
    ],
  },
  paneer: {
    ground: "mist",
    vessel: () => bowlOf("copper"),
    dish: () => [
      disc(0, 2.6, 95, "#A9672F"),
      path(blob(pts("-82 8, -62 -52, 0 -78, 62 -52, 84 8, 58 62, 0 84, -60 60")), "#DDA448", 0.75),
      repeated(
        "cube",
        paneerCube,
        pts(
          "-30 -58, 14 -62, 52 -34, -60 -22, -14 -22, 28 -14, 66 6, -48 20, -4 20, 38 34, -24 56, 16 64",
        ).map(([x, y], at) => [x, y, ((at * 29) % 40) - 20, 1.14]),
      ),
      drops(pts("-74 6, 44 -60, 60 50, -52 50, -6 -6"), "#F6D58A"),
      salt(pts("-28 -66, 30 -22, -60 -28, -2 12, 40 26")),
    ],
  },
  "cheese-crisps": {
    ground: "butter",
    vessel: () => roundPlate("slate"),
    dish: () => [
      repeated(
        "crisp",
        parmesanCrisp,
        [0, 1, 2, 3, 4, 5, 6].map((at) => {
          const angle = (at / 7) * 2 * Math.PI - 0.4;
          return [
            Math.round(Math.cos(angle) * 64),
            Math.round(Math.sin(angle) * 64),
            at * 50,
            1.04 + (at % 2) * 0.08,
          ];
        }),
      ),
      oval(3, 8, 36, 34, "#1B0F0A", 'opacity=".34"'),
      disc(0, 2, 34, "#CDBB9B"),
      disc(0, -1, 33, "#FFFBF2"),
      disc(0, 1, 27, "#D8C8AC"),
      disc(0, 2, 26, "#FFFEFA"),
      line("M-16 4C-14-12 12-14 15 0C16 12-4 16-7 6C-8 0 2-2 5 3", "#E6DAC4", 4),
      ring(0, -1, 30, "#FFFFFF", 2, 0.6),
      line(curve(pts("-18 -6, -10 -16, 2 -19")), "#FFFFFF", 3),
    ],
  },
};
