import { disc, group, leaves, pepper, ring, rosemary, salt } from "../../drawing/food-kit.ts";
import { blob, curve, line, oval, path, pts } from "../../drawing/geometry.ts";
import { color } from "../../drawing/palette.ts";
import { chanceOf, spotsInDisc } from "../chance.ts";
import type { Dish } from "../dish.ts";
import { bone, chunk, glazed, marrowBone, scaled } from "../pieces.ts";

export const stew: Dish = {
  vessels: ["bowl"],
  draw: ({ id }) => [
    disc(0, 2, 105, "#6B2A17"),
    disc(0, 4, 102, "#8E3D1F"),
    path(blob(pts("-88 -20, -62 -68, -10 -88, 24 -84, -30 -56, -60 -14")), "#B0572C", 0.7),
    ...spotsInDisc(chanceOf(id), 78, 36).map(([x, y], at) =>
      chunk(x, y, (at * 83) % 360, 0.9 + (at % 3) * 0.08),
    ),
    ...(id % 3 === 0 ? [marrowBone(-22, 26, 24)] : []),
    ...pts("-58 34, -8 -32, 40 -40, 52 26, 6 40, -40 -48, 74 -2, -78 -4, -20 74").map(([x, y]) =>
      oval(x, y, 4.6, 3.2, "#E2A35A", 'opacity=".85"'),
    ),
    leaves(10, 8, 24, 0.6),
    leaves(46, -20, -36, 0.46),
    leaves(-50, 10, 66, 0.46),
    pepper(pts("-30 -60, 20 -66, 60 40, -64 -34, -30 54, 30 64")),
  ],
};

export const broth: Dish = {
  vessels: ["bowl"],
  draw: ({ id }) => [
    disc(0, 2, 105, "#B97A2F"),
    disc(0, 5, 102, "#D7933F"),
    path(
      blob(pts("-92 -10, -70 -60, -20 -86, 30 -84, -20 -62, -62 -20, -74 20, -88 16")),
      "#EDBB69",
      0.75,
    ),
    marrowBone(-32, 20, 34),
    marrowBone(40, -34, 29),
    chunk(36, 40, 20, 1.05),
    chunk(66, 14, 80, 0.8),
    chunk(-34, -46, 140, 0.86),
    ...pts("0 -12, -74 -10, 6 70, -60 60, 76 46, 10 -76, -4 34, 74 -20").map(([x, y], at) =>
      ring(x, y, 5 + (at % 3) * 2.4, "#F6D796", 2.4, 0.9),
    ),
    leaves(2, 12, 40, 0.56),
    leaves(-62, -22, -60, 0.46),
    ...(id % 2 === 0
      ? [leaves(60, 66, 100, 0.46)]
      : [
          disc(-10, -34, 4, color.herb),
          disc(58, -62, 4, color.herb),
          disc(-16, 76, 4, color.herb),
        ]),
    pepper(pts("20 10, -50 -70, 50 76, -80 30, 84 0")),
  ],
};

const onTheBone = pts("-44 -6, -30 -42, 6 -54, 38 -40, 50 -6, 44 30, 22 52, -8 54, -34 38");

const shankPiece = [
  bone(-6, -30, -112, 62, 20),
  path(blob(onTheBone.map(([x, y]) => [x + 4, y + 14] as const)), "#2E1710", 0.3),
  path(blob(onTheBone.map(([x, y]) => [x, y + 8] as const)), glazed.edge),
  path(blob(onTheBone), glazed.crust),
  path(blob(scaled(onTheBone, 0.92, 0, -1)), glazed.base),
  path(blob(scaled(onTheBone, 0.62, -6, -10)), glazed.light, 0.75),
  line(curve(pts("-22 -20, -6 4, -4 32")), glazed.crust, 4, 0.6),
  line(curve(pts("14 -34, 20 -4, 14 28")), glazed.crust, 4, 0.6),
  line(curve(pts("-26 -24, -16 -34, -2 -40")), glazed.shine, 5, 0.85),
  line(curve(pts("20 -30, 28 -22")), glazed.shine, 4, 0.7),
];

export const shank: Dish = {
  vessels: ["plate", "bowl"],
  draw: () => [
    path(
      blob(pts("-88 14, -74 -40, -20 -64, 44 -58, 88 -14, 78 44, 24 74, -44 66")),
      "#7A3218",
      0.9,
    ),
    path(blob(pts("-78 10, -66 -34, -18 -54, 20 -52, -24 -38, -58 4")), "#A3532A", 0.8),
    group(42, 4, 24, 0.94, shankPiece),
    group(-32, 18, -18, 1.02, shankPiece),
    rosemary(-20, 68, -14, 62),
    ...pts("-76 16, 4 -38, 80 26, 64 54, -64 50").map(([x, y]) =>
      oval(x, y, 4.6, 3.2, "#E2A35A", 'opacity=".8"'),
    ),
    salt(pts("-40 0, -22 22, 44 -8, 56 16, -10 44")),
  ],
};
