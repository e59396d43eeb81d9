import { butter, leaves, pepper, salt } from "../../drawing/food-kit.ts";
import { blob, path, pts } from "../../drawing/geometry.ts";
import { porkRind, roll } from "./bites.ts";
import { cheeseCube } from "./cheese.ts";
import { jerky } from "./cuts.ts";
import { shrimp } from "./from-the-sea.ts";
import type { Meal } from "./meal.ts";
import { repeated } from "./repeated.ts";

/** Snacks, by the name of their picture. */
export const smallMeals: Record<string, Meal> = {
  rolls: {
    ground: "blush",
    vessel: ["plate", 2],
    dish: () => [
      repeated("roll", roll, [
        [-6, -58, -14, 0.86],
        [4, -18, -10, 0.94],
        [-4, 24, -12, 0.94],
        [8, 64, -8, 0.86],
      ]),
      leaves(74, 44, 50, 0.56),
      pepper(pts("-20 -62, 20 -66, 0 -22, 30 -20, -30 22, 10 20, 20 60")),
    ],
  },
  crisps: {
    ground: "sage",
    vessel: ["plate", 4],
    dish: () => [
      repeated(
        "rind",
        porkRind,
        pts(
          "-58 -34, -16 -58, 30 -54, 64 -24, -68 10, 70 18, -46 46, 46 52, 0 64, -24 -20, 22 -16, -20 22, 28 20",
        ).map(([x, y], at) => [x, y, (at * 73) % 360, 1.1 + (at % 3) * 0.08]),
      ),
      path(
        blob(
          pts(
            "-44 -20, -28 -40, -6 -30, 14 -46, 40 -32, 34 -12, 52 4, 36 22, 44 40, 32 44, 22 28, 4 34, -2 52, -14 46, -16 30, -38 26, -32 4",
          ),
        ),
        "#DE8D25",
      ),
      path(
        blob(
          pts(
            "-42 -22, -28 -40, -6 -33, 14 -46, 38 -33, 30 -14, 46 2, 32 18, 38 32, 30 36, 20 22, 2 29, -4 44, -12 40, -16 25, -34 21, -28 0",
          ),
        ),
        "#F6B33F",
      ),
      path(blob(pts("-32 -22, -24 -32, -6 -24, 14 -36, 26 -28, 6 -16, -14 -10, -20 4")), "#FCD583"),
      leaves(12, 4, 40, 0.46),
    ],
  },
  "dried-and-cheese": {
    ground: "butter",
    vessel: ["board"],
    dish: () => [
      repeated("jerky", jerky, [
        [-26, -58, -22],
        [-20, -24, -14, 1.06],
        [-34, 12, -24, 1.04],
        [-22, 46, -10, 1],
      ]),
      repeated("cube", cheeseCube, [
        [44, -22, 0, 1.16],
        [76, -2, 0, 1.1],
        [42, 22, 0, 1.2],
        [72, 42, 0, 1.12],
        [38, 66, 0, 1.12],
      ]),
      leaves(56, -56, 40, 0.6),
      pepper(pts("-40 -60, -10 -28, -40 8, -10 42, 10 -64")),
    ],
  },
  shrimp: {
    ground: "mist",
    vessel: ["pan", 2],
    dish: () => [
      repeated("shrimp", shrimp, [
        [-46, -42, -20, 1],
        [12, -56, 40, 1],
        [60, -20, 100, 1],
        [-62, 16, -80, 1],
        [-8, -2, 10, 1.04],
        [44, 40, 150, 1],
        [-22, 58, 220, 1],
      ]),
      butter(16, 24, 0.5),
      leaves(18, -18, 40, 0.5),
      leaves(-38, 22, -50, 0.44),
      salt(pts("-50 -50, 10 -64, 64 -26, -66 10, -8 -10, 46 46")),
    ],
  },
};
