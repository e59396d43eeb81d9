import { disc, salt } from "../../../drawing/food-kit.ts";
import { blob, line, move, oval, path, pts } from "../../../drawing/geometry.ts";
import { shrimp } from "../from-the-sea.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { clearFat, cream, drops, fatRings, filled, pool, swirls } from "../sauces.ts";
import { bowlOf, bowlOnSaucer, roundPlate } from "../tableware.ts";

const drop = pts("-30 2, -24 -14, -6 -21, 14 -18, 29 -6, 32 8, 20 18, 0 20, -20 16");

/** A mussel out of its shell: plump and orange, with a dark frill along its lower side. */
const mussel: readonly string[] = [
  path(blob(move(drop, 2, 7)), "#7A5A38", 0.4),
  path(blob(move(drop, 0, 2)), "#84472A"),
  path(
    blob(
      pts(
        "-30 1, -24 -14, -6 -21, 14 -18, 29 -6, 31 6, 23 12, 18 8, 10 15, 2 11, -6 17, -14 11, -22 14",
      ),
    ),
    "#DD7722",
  ),
  path(blob(pts("-25 -2, -20 -13, -5 -18, 13 -15, 25 -5, 14 0, -2 2, -16 6")), "#F3A048"),
  path(blob(pts("-18 -6, -8 -14, 8 -13, 14 -8, 0 -6")), "#FBCB85"),
  line("M-14-9C-9-13-3-14 3-14", "#FFEBC4", 2.8),
];

/** A seared scallop: a brown crust on a pale cylinder. */
const scallop: readonly string[] = [
  oval(4, 11, 28, 26, "#1B0F0A", 'opacity=".34"'),
  disc(0, 6, 27, "#DCC49C"),
  disc(0, 3, 27, "#F6E8CD"),
  disc(0, 0, 26, "#E0AE66"),
  path(blob(pts("-20 -4, -10 -19, 8 -20, 20 -8, 20 8, 8 19, -10 18, -20 8")), "#B9702E"),
  path(blob(pts("-13 -4, -5 -13, 7 -12, 13 -3, 7 6, -7 8")), "#D9974C"),
  line("M-12 9L6-13M-2 13L13-4", "#8A4A1C", 3, 0.6),
  line("M-18-10C-14-17-8-20-2-21", "#FBE3AE", 3),
];

/** A chunk of crab meat, white with red strands. */
const crabMeat: readonly string[] = [
  path("M-30 8C-28-12-4-18 20-14C34-8 32 10 18 16C-2 22-24 20-30 8Z", "#7A5A38", 0.36),
  path("M-32 2C-30-16-6-22 18-18C34-12 30 4 16 10C-4 16-26 14-32 2Z", "#E3CDB0"),
  path("M-32-1C-30-17-6-22 18-18C32-13 28 0 14 5C-4 10-26 9-32-1Z", "#FFF8EE"),
  path("M-31-5C-28-16-6-22 18-18C26-15 28-11 26-8C6-15-14-14-31-5Z", "#E2593C"),
  line("M-24-9C-8-16 8-16 20-14", "#F5937A", 3),
  line("M-20 3C-8-4 8-6 20-4M-14 7C-4 2 8 0 16 0", "#E6CDB4", 2.4),
];

/** Melted butter, poured to and fro. */
const drizzle =
  "M-54-24C-24-52 4-22 40-36C66-42 58-2 30 2C4 6-24-10-44 8C-56 24-20 34 8 30C28 26 44 36 34 52";

/** Seafood, by the name of its picture. */
export const seafood: Record<string, Meal> = {
  "shrimp-bowl": {
    ground: "sage",
    vessel: () => bowlOf("copper"),
    dish: () => [
      ...filled(clearFat),
      repeated("shrimp", shrimp, [
        [-44, -44, -20, 0.98],
        [18, -54, 40, 0.98],
        [60, -10, 100, 0.96],
        [-60, 16, -80, 0.98],
        [2, 0, 10, 1.04],
        [42, 44, 150, 0.98],
        [-20, 58, 220, 0.98],
      ]),
      fatRings(pts("-16 -30, 34 12, -30 26, 10 80, -74 -22, 78 28, 8 38, -2 -78"), "#FFF2CF"),
      salt(pts("-50 -52, 14 -62, 64 -16, -66 10, 4 -10, 46 50")),
    ],
  },
  mussels: {
    ground: "butter",
    vessel: () => bowlOf("blue"),
    dish: () => [
      ...filled(cream),
      repeated(
        "mussel",
        mussel,
        pts(
          "-38 -54, 14 -62, 54 -36, -64 -14, -14 -24, 30 -14, 66 14, -44 26, 0 16, 38 36, -24 60, 18 66",
        ).map(([x, y], at) => [x, y, (at * 103) % 360, 1.02 + (at % 3) * 0.06]),
      ),
      swirls(
        [pts("-76 14, -70 34, -56 50"), pts("44 66, 60 54, 72 38"), pts("-60 -44, -50 -56")],
        cream.light,
      ),
      drops(pts("-30 2, 50 60, 8 -40, 74 -16, -6 42"), "#F0C56E"),
    ],
  },
  scallops: {
    ground: "blush",
    vessel: () => roundPlate("dark"),
    dish: () => [
      ...pool("#E2AE4C", "#FCE7AE", 0.8),
      repeated("scallop", scallop, [
        [0, -2, 0, 1.06],
        [0, -60, 40, 1],
        [54, -30, 100, 1],
        [54, 28, 160, 1],
        [0, 58, 220, 1],
        [-54, 28, 280, 1],
        [-54, -30, 330, 1],
      ]),
      drops(pts("-30 -2, 30 0, -28 62, 30 60, 28 -52, -28 -50"), "#FBE3A0"),
      salt(pts("-4 -6, 6 -64, 58 -34, 50 24, -2 56, -58 26, -50 -34")),
    ],
  },
  crab: {
    ground: "mist",
    vessel: () => bowlOnSaucer("gray", "white", 0.84),
    dish: () => [
      disc(0, 2, 80, "#C98F35"),
      disc(0, 4, 77, "#EBBE5E"),
      repeated("crab", crabMeat, [
        [-34, -36, -14, 1],
        [24, -44, 20, 1],
        [-44, 10, 30, 1],
        [46, -2, -30, 1],
        [0, -6, 6, 1.12],
        [-16, 44, -10, 1.02],
        [34, 38, 24, 1],
      ]),
      line(drizzle, "#D9982E", 9, 0.85),
      line(drizzle, "#F8CE62", 6),
      line("M-40-28C-20-44 4-22 26-30M-26 2C-8-6 8 2 22 4", "#FFF1C4", 2, 0.9),
      drops(pts("-64 -14, 62 26, 4 70, -54 42, 56 -36"), "#FBE3A0"),
    ],
  },
};
