import { group, salt } from "../../../drawing/food-kit.ts";
import { blob, line, type Pt, path, pts } from "../../../drawing/geometry.ts";
import { fork, pick } from "../cutlery.ts";
import { meltedSwiss } from "../dairy/melted-cheese.ts";
import type { Meal } from "../meal.ts";
import { repeated } from "../repeated.ts";
import { pool } from "../sauces.ts";
import { bowlOnSaucer, ovalPlate, roundPlate } from "../tableware.ts";
import {
  baconCurl,
  hamBone,
  hamCube,
  hamSteak,
  medallion,
  ribRack,
  thinChop,
} from "./pork-pieces.ts";

const shredTones = ["#6B371E", "#A5623A", "#C98C5A", "#8A4A2A", "#DDAE7C", "#F0CFA4", "#4E2413"];

/** Shreds of meat in a heap: long ones below, lighter ones on top, and crisp dark ends. */
const shreds = (): string[] =>
  shredTones.map((tone, layer) => {
    const count = 22 - layer * 2;
    const strands = Array.from({ length: count }, (_, at) => {
      const angle = at * 2.4 + layer;
      const reach = Math.sqrt((at + 0.5) / count) * (1 - layer * 0.05);
      const x = Math.round(Math.cos(angle) * reach * 56);
      const y = Math.round(Math.sin(angle) * reach * 74);
      const tilt = at * 1.7 + layer * 0.9;
      const half = layer === 6 ? 9 : 19;
      const [dx, dy] = [Math.round(Math.cos(tilt) * half), Math.round(Math.sin(tilt) * half)];
      const [bendX, bendY] = [dx + Math.round(dy * 0.6), dy - Math.round(dx * 0.6)];
      return `M${x - dx} ${y - dy}q${bendX} ${bendY} ${dx * 2} ${dy * 2}`;
    });
    return line(strands.join(""), tone, layer === 6 ? 5 : 10 - layer);
  });

const bitSpots: readonly Pt[] = pts(
  "-42 -30, 2 -46, 46 -30, -58 8, -16 -8, 26 -4, 58 14, -36 40, 6 32, 42 46",
);

/** Pork, by the name of its picture. */
export const pork: Record<string, Meal> = {
  medallions: {
    ground: "blush",
    vessel: () => roundPlate("green"),
    dish: () => [
      ...pool("#C9953F", "#F6DFA0", 0.5),
      repeated("medallion", medallion, [
        [0, -50, 0, 1.04],
        [50, -14, 70, 1.04],
        [-50, -14, 300, 1.04],
        [32, 44, 150, 1.04],
        [-32, 44, 220, 1.04],
      ]),
      salt(pts("-4 -60, 10 -44, 52 -20, 40 -4, -56 -16, -40 -4, 30 40, 42 52, -38 40, -26 54")),
    ],
  },
  "thin-chops": {
    ground: "butter",
    vessel: () => roundPlate("blue"),
    dish: () => [
      ...pool("#D2A354", "#FBE6B4", 0.5),
      repeated("chop", thinChop, [
        [46, -12, 16, 1.02],
        [-34, 10, -12, 1.08],
      ]),
      salt(pts("50 -30, 62 0, 40 18, -40 -14, -24 20, -46 30, -10 -4")),
    ],
  },
  "ham-and-cheese": {
    ground: "sage",
    vessel: () => roundPlate("cream"),
    dish: () => [...hamSteak, hamBone(-56, 18), group(10, -6, 8, 1.04, meltedSwiss)],
  },
  ribs: {
    ground: "mist",
    vessel: ["board"],
    dish: () => [
      group(0, -8, -10, 1, ribRack),
      salt(pts("-66 -8, -34 14, -14 -22, 22 -2, 50 -26, 74 -14, 14 22")),
    ],
  },
  "pulled-meat": {
    ground: "sage",
    vessel: () => ovalPlate("white", 102, 132),
    dish: () => [
      fork(-110, 0, -4, 0.9),
      fork(112, 0, 4, 0.9),
      path(
        blob(pts("-66 8, -60 -44, -28 -78, 18 -80, 56 -48, 68 4, 58 52, 24 82, -24 82, -58 54")),
        "#D9A466",
        0.6,
      ),
      ...shreds(),
      salt(pts("-34 -40, 10 -62, 40 -10, -18 10, 22 44, -40 48")),
    ],
  },
  "ham-bites": {
    ground: "butter",
    vessel: () => bowlOnSaucer("teal", "white", 0.82),
    dish: () => [
      repeated(
        "ham",
        hamCube,
        bitSpots.map(([x, y], at) => [x, y, ((at * 50) % 60) - 30, 1.24]),
      ),
      repeated("bacon", baconCurl, [
        [-30, -40, 20, 1],
        [40, -34, 140, 1],
        [-46, 14, 250, 1],
        [4, 4, 60, 1.06],
        [46, 28, 320, 1],
        [-8, 52, 170, 1],
      ]),
      pick(24, -10, 34, 84),
    ],
  },
};
