import { disc, group, leaves, pepper, rosemary, salt } from "../drawing/food-kit.ts";
import { line, oval, path, pts } from "../drawing/geometry.ts";

const steel = { mid: "#95A2A8", light: "#DDE4E6" } as const;

const fork = (x: number, y: number, turn: number): string =>
  group(x, y, turn, 1, [
    line("M3 6V128", "#2E1710", 9, 0.18),
    line("M0-4V122", steel.mid, 7),
    line("M-12-62V-30C-12-10 12-10 12-30V-62M-4-62V-26M4-62V-26", steel.mid, 4.6),
    line("M-2 10V118", steel.light, 2.2),
  ]);

/** A knife, seen from above, tip at the top. */
export const knife = (x: number, y: number, turn: number): string =>
  group(x, y, turn, 1, [
    line("M3 30V128", "#2E1710", 10, 0.18),
    path("M-6 24V-58C6-52 11-30 9 24Z", steel.mid),
    path("M-6 24V-58C0-50 2-30 1 24Z", steel.light),
    line("M1 30V122", "#5A3F31", 11),
    line("M-1 36V116", "#7C5A48", 3),
    disc(1, 60, 1.8, "#C9B6A6") + disc(1, 96, 1.8, "#C9B6A6"),
  ]);

const saltBowl = (x: number, y: number): string =>
  [
    oval(x + 4, y + 8, 27, 25, "#2E1710", 'opacity=".25"'),
    disc(x, y + 3, 27, "#A9744C"),
    disc(x, y, 27, "#D3A376"),
    disc(x, y + 1, 21, "#9A6640"),
    disc(x, y + 2, 19, "#FFFDF8"),
    salt(
      pts(`${x - 9} ${y - 2}, ${x + 4} ${y - 8}, ${x + 8} ${y + 6}, ${x - 6} ${y + 9}`),
      "#DCD6CA",
    ),
  ].join("");

const pepperSpill = (x: number, y: number): string =>
  pepper(
    pts(`${x} ${y}, ${x + 9} ${y + 6}, ${x - 6} ${y + 11}, ${x + 3} ${y + 17}, ${x + 14} ${y - 5}`),
  );

/** Things next to the dish, in the corners that it leaves free. */
export const props: readonly (readonly string[])[] = [
  [fork(38, 140, 0), knife(364, 134, 0)],
  [saltBowl(48, 52), rosemary(312, 268, -38, 70), pepperSpill(60, 250)],
  [
    leaves(352, 64, 34, 1.05),
    leaves(370, 84, 74, 0.75),
    leaves(44, 246, -140, 0.95),
    salt(pts("58 60, 70 48, 44 44, 352 250, 366 238")),
  ],
  [knife(46, 128, -8), saltBowl(352, 248), leaves(360, 62, 30, 0.8)],
  [rosemary(24, 250, -44, 76), rosemary(318, 60, -28, 64), pepperSpill(346, 244)],
  [fork(360, 136, 6), leaves(44, 62, -40, 0.95), leaves(30, 82, -84, 0.7), pepperSpill(50, 246)],
];
