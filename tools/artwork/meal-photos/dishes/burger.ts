import { bacon, group, leaves, pepper, salt } from "../../drawing/food-kit.ts";
import { path, pts } from "../../drawing/geometry.ts";
import type { Dish } from "../dish.ts";
import { cooked, slab } from "../pieces.ts";

const patty = pts("-46 2, -38 -28, -12 -44, 20 -42, 42 -24, 46 6, 34 32, 6 46, -24 40, -42 22");

/** A patty under melted cheese. */
export const cheeseburger = (isCrossed: boolean): string[] => [
  ...slab(patty, cooked, 8),
  path(
    "M-38-22C-14-26 10-34 28-40C32-20 38 4 42 22C46 34 38 36 34 28C18 32 2 36-18 40C-22 48-30 46-28 36C-32 18-36 0-42-16C-44-22-42-22-38-22Z",
    "#E9A13A",
  ),
  path(
    "M-34-22C-12-26 10-33 25-38C29-20 34 2 38 20C18 26-2 30-24 33C-28 16-32-2-34-22Z",
    "#F8C45C",
  ),
  path("M-28-18C-10-21 6-26 18-30C10-20-12-12-26-4Z", "#FCDD92", 0.8),
  ...(isCrossed
    ? [bacon(0, -2, -34, 0.66, 92), bacon(2, 0, 42, 0.66, 92)]
    : [leaves(4, 10, 20, 0.6)]),
];

export const burger: Dish = {
  vessels: ["plate", "board"],
  draw: ({ id }) => [
    group(-40, -34, -8, 1.06, cheeseburger(id % 2 === 0)),
    group(46, -22, 16, 1.06, cheeseburger(id % 2 === 0)),
    group(2, 46, -22, 1.06, cheeseburger(id % 2 === 0)),
    pepper(pts("-60 -50, -30 -20, 50 -30, 30 -4, -14 52, 20 60, 62 6")),
    salt(pts("-80 30, -70 44, 76 44, 66 58")),
  ],
};
