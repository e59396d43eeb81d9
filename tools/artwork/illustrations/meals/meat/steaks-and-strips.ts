import { salt } from "../../../drawing/food-kit.ts";
import { blob, line, path, pts } from "../../../drawing/geometry.ts";
import { cooked } from "../../../meal-photos/pieces.ts";
import { crispCrumbs } from "../crumbs.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { cream, drops, filled, pool, swirls } from "../sauces.ts";
import { roundPlate, skillet } from "../tableware.ts";
import { row, steakSlice } from "./slices.ts";
import { seared, thinStrip } from "./strips.ts";

const rosy = ["#A05E45", "#7C4432"] as const;

/** A thin curl of hard cheese, rolled up along its lower edge. */
const shaving: readonly string[] = [
  path("M-28 0L-10-8L14-2L30-8L28 14L8 18L-14 12L-26 16Z", "#2E1710", 0.24),
  path("M-30-8L-18-16L-2-13L12-18L30-12L27 0L30 10L8 12L-12 8L-28 12L-26 2Z", "#FBEBC0"),
  path("M-28 12L-26 2L-10 0L10 3L28 1L30 10Q18 16 8 13Q-4 8-12 9Q-20 13-28 12Z", "#E0B968"),
  line("M-24 6C-12 2 6 8 24 5", "#F6DC9E", 3),
  line("M-20-10L-4-8M6-12L20-9", "#FFFAEA", 3),
];

/** Steaks and strips of dark meat, by the name of their picture. */
export const steaksAndStrips: Record<string, Meal> = {
  "sliced-steak": {
    ground: "blush",
    vessel: ["plate", 0],
    dish: () => [
      ...pool("#D9A04E", "#FBE3AE", 0.55),
      repeated("slice", steakSlice, row(4, -8, 1.12)),
      drops(pts("-60 44, 66 40, -10 62, 30 66, -78 10")),
      salt(pts("-62 -6, -40 -34, -14 -46, 12 -40, 36 -30, 58 0, -20 -20, 24 -6")),
    ],
  },
  "steak-and-shavings": {
    ground: "butter",
    vessel: () => roundPlate("dark"),
    dish: () => [
      repeated("slice", steakSlice, row(4, -8, 1.12)),
      repeated("shaving", shaving, [
        [-36, -30, -20, 1],
        [26, -34, 50, 1],
        [-2, -6, 10, 1.1],
        [-36, 28, 100, 0.9],
        [46, 22, -30, 1],
        [4, 44, 24, 1.05],
      ]),
    ],
  },
  "plain-strips": {
    ground: "butter",
    vessel: () => skillet(-28),
    dish: () => [
      ...pool("#9A6430", "#D9A15C", 0.6),
      repeated("bent", thinStrip(seared, rosy, "bent"), [
        [-32, -52, -20, 1.23],
        [-50, -13, 16, 1.14],
        [54, 6, -58, 1.14],
        [4, -9, -16, 1.33],
        [-43, 32, 40, 1.14],
        [37, 48, -18, 1.19],
      ]),
      repeated("wavy", thinStrip(seared, rosy, "wavy"), [
        [35, -43, 22, 1.23],
        [13, 22, 14, 1.33],
        [-24, 52, -8, 1.23],
        [-11, 9, -34, 1.04],
      ]),
      drops(pts("-34 8, 56 18, -20 80, 36 66, -74 30, 4 -78"), "#E0A65E"),
      salt(pts("-40 -46, 30 -54, -12 -14, 10 18, -46 40, 54 36")),
    ],
  },
  skillet: {
    ground: "sage",
    vessel: () => skillet(208),
    dish: () => [
      path(
        blob(pts("-90 0, -78 -52, -30 -86, 34 -86, 78 -50, 92 2, 78 54, 32 86, -32 86, -78 52")),
        "#5B2C1B",
      ),
      ...crispCrumbs(),
      drops(pts("-40 -16, 22 -40, 50 22, -16 50"), "#E9B36C"),
      salt(pts("-30 -44, 34 -8, -8 26, 40 54, -60 2")),
    ],
  },
  "strips-in-cream": {
    ground: "mist",
    vessel: ["bowl", 0],
    dish: () => [
      ...filled(cream),
      repeated("bent", thinStrip(cooked, rosy, "bent"), [
        [-31, -45, -16, 1.15],
        [-50, 5, 62, 1.1],
        [22, -4, 20, 1.24],
        [-22, 43, 12, 1.19],
      ]),
      repeated("wavy", thinStrip(cooked, rosy, "wavy"), [
        [38, -41, 24, 1.1],
        [-20, -9, -20, 1.1],
        [41, 40, -24, 1.15],
        [7, 67, 2, 0.83],
      ]),
      path(blob(pts("-74 -30, -54 -34, -30 -28, -12 -36, 4 -30, -16 -20, -44 -18")), cream.base),
      path(blob(pts("14 -34, 44 -36, 62 -30, 46 -22, 30 -24, 18 -16, 4 -22")), cream.base),
      path(blob(pts("-34 12, -10 4, 24 10, 50 8, 66 18, 30 26, -6 22, -28 30")), cream.base),
      path(blob(pts("-50 62, -20 56, 6 60, 30 58, 46 62, 20 70, -16 72")), cream.base),
      swirls(
        [
          pts("-66 -29, -44 -30, -20 -30"),
          pts("20 -29, 40 -31"),
          pts("-20 15, 14 14, 46 16"),
          pts("-34 64, -8 63"),
        ],
        cream.light,
      ),
    ],
  },
};
