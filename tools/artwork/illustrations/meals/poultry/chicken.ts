import { disc, group, salt } from "../../../drawing/food-kit.ts";
import { blob, curve, line, path, pts } from "../../../drawing/geometry.ts";
import { knife } from "../../../meal-photos/props.ts";
import type { Meal } from "../meal.ts";
import { baconBit } from "../meat/pork-pieces.ts";
import { chickenSlice, row } from "../meat/slices.ts";
import { thinStrip } from "../meat/strips.ts";
import { repeated } from "../repeated.ts";
import { cream, fatRings, filled, pool, swirls, yellowBroth } from "../sauces.ts";
import { bowlOf, bowlOnSaucer, roundPlate } from "../tableware.ts";
import { breastChunk, creamy, cutlet, golden, heartPiece, tornPiece } from "./pieces.ts";

/** The cut face of a strip and its grain. */
const white = ["#FBEBCB", "#E6C791"] as const;
const brownLines = line("M-26-3l6-8M-4-4l5-9M18-4l5-8", "#A45C26", 3.6, 0.7);
const strip = (bend: "bent" | "wavy") => [...thinStrip(golden, white, bend), brownLines];

/** Chicken and turkey, by the name of their picture. */
export const chicken: Record<string, Meal> = {
  "pale-strips": {
    ground: "butter",
    vessel: () => roundPlate("blue"),
    dish: () => [
      repeated("bent", strip("bent"), [
        [-36, -50, -18, 1.14],
        [-50, -2, 34, 1.1],
        [54, 2, -48, 1.1],
        [-2, 8, -20, 1.2],
        [-32, 44, 16, 1.14],
      ]),
      repeated("wavy", strip("wavy"), [
        [32, -48, 18, 1.14],
        [-8, -24, 6, 1.18],
        [38, 42, -14, 1.18],
        [-2, 66, 4, 1.08],
        [14, 26, 30, 1.1],
      ]),
      salt(pts("-40 -46, 34 -48, -10 -26, 2 4, -40 40, 40 38, 54 0, 0 60")),
    ],
  },
  cutlets: {
    ground: "mist",
    vessel: () => roundPlate("cream"),
    dish: () => [
      ...pool("#B9742F", "#F0C27C", 0.6),
      repeated("cutlet", cutlet, [
        [-12, -36, -8, 1.08],
        [12, 38, 170, 1.08],
      ]),
      line("M-60 2C-40 10-20 6 0 10M30-4C44 2 60 0 70 6", "#F6D692", 4, 0.8),
      salt(pts("-40 -40, -10 -28, 24 -46, -20 36, 18 44, 44 26")),
    ],
  },
  "pale-strips-in-cream": {
    ground: "blush",
    vessel: () => bowlOf("blue"),
    dish: () => [
      ...filled(cream),
      repeated("piece", breastChunk(creamy), [
        [-42, -42, -14, 1.16],
        [18, -54, 20, 1.14],
        [56, -14, 70, 1.14],
        [0, -8, -8, 1.24],
        [-56, 14, 100, 1.14],
        [-22, 46, 16, 1.18],
        [34, 40, -20, 1.18],
      ]),
      path(blob(pts("-62 -26, -44 -32, -24 -26, -6 -34, 8 -28, -14 -20, -40 -18")), cream.base),
      path(blob(pts("-30 12, -8 8, 22 14, 40 6, 58 14, 30 24, 0 20, -24 24")), cream.base),
      path(blob(pts("-44 64, -18 58, 10 62, 32 54, 48 60, 14 72, -16 72")), cream.base),
      swirls(
        [pts("-56 -25, -32 -27, -10 -27"), pts("-18 15, 14 17, 44 13"), pts("-30 65, 6 66")],
        cream.light,
      ),
    ],
  },
  "chicken-and-bacon": {
    ground: "sage",
    vessel: () => roundPlate("gray"),
    dish: () => [
      ...pool("#D8A65A", "#FBE9C0", 0.5),
      repeated("slice", chickenSlice, row(5, -4, 1.02)),
      repeated(
        "bit",
        baconBit,
        pts(
          "-56 -18, -30 -30, -6 -14, 16 -34, 40 -20, 58 4, -40 8, -14 18, 12 4, 32 20, -28 36, 4 38, 50 36, -62 22, 26 54",
        ).map(([x, y], at) => [x, y, (at * 79) % 360, 0.9 + (at % 3) * 0.16]),
      ),
    ],
  },
  "chicken-soup": {
    ground: "clay",
    vessel: ["bowl", 2],
    dish: () => [
      ...filled(yellowBroth),
      repeated("torn", tornPiece, [
        [-28, -46, -24, 1.04],
        [28, -48, 30, 1],
        [54, -4, 80, 0.96],
        [-52, 4, 100, 0.98],
        [2, -6, 10, 1.14],
        [34, 40, -30, 1.02],
        [-24, 44, 30, 1.06],
        [8, 70, -6, 0.76],
      ]),
      fatRings(
        pts(
          "-74 -12, -44 66, 72 12, 30 -72, -64 -50, 66 -40, 0 -26, -36 8, 10 14, 38 70, 36 6, -6 84",
        ),
        "#FFF0BE",
      ),
    ],
  },
  pate: {
    ground: "sage",
    vessel: () => bowlOnSaucer("white", "terracotta", 0.8),
    dish: () => [
      disc(0, 2, 77, "#6E4028"),
      disc(0, 4, 74, "#A06A48"),
      path(blob(pts("-50 30, -20 18, 20 22, 54 34, 34 60, -6 72, -40 56")), "#B9805A"),
      line("M-38 36C-16 26 14 30 42 40M-28 52C-8 44 16 46 30 52", "#8A5638", 3.4, 0.8),
      path(
        blob(
          pts(
            "-74 -4, -62 -42, -26 -70, 20 -71, 58 -46, 74 -6, 66 20, 40 14, 12 22, -18 10, -46 22, -68 20",
          ),
        ),
        "#D9A43C",
      ),
      path(
        blob(
          pts(
            "-71 -6, -60 -40, -25 -67, 19 -68, 56 -44, 71 -6, 62 13, 40 9, 12 16, -18 5, -46 16, -64 14",
          ),
        ),
        "#F6D678",
      ),
      line(curve(pts("-56 -20, -38 -44, -8 -56")), "#FFF0BE", 6, 0.9),
      group(40, -14, 26, 0.94, [knife(0, 0, 0)]),
      path(blob(pts("34 -66, 44 -64, 46 -40, 40 -22, 32 -32")), "#A06A48"),
    ],
  },
  hearts: {
    ground: "mist",
    vessel: () => bowlOf("yellow"),
    dish: () => [
      disc(0, 2.6, 95, "#8A5A2A"),
      path(blob(pts("-80 8, -62 -52, 0 -78, 62 -52, 82 8, 58 60, 0 82, -60 58")), "#B57A38", 0.7),
      repeated(
        "heart",
        heartPiece,
        pts(
          "-34 -54, 18 -58, 58 -30, -64 -8, -14 -14, 30 -8, 66 20, -46 38, 4 34, -14 70, 36 58",
        ).map(([x, y], at) => [x, y, (at * 67) % 360, 1.2 + (at % 3) * 0.08]),
      ),
      salt(pts("-30 -50, 14 -56, -56 -8, 24 -16, 0 24, 60 4, -24 62, 40 28")),
    ],
  },
};
