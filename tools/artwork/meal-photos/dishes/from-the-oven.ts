import { butter, disc, group, leaves, pepper, rosemary, salt } from "../../drawing/food-kit.ts";
import { blob, curve, line, path, pts } from "../../drawing/geometry.ts";
import { drumstick } from "../../drawing/meat-cuts.ts";
import { miniSalmon } from "../../drawing/small-dishes.ts";
import type { Dish } from "../dish.ts";
import { bone, glazed, gleam, slab, slice } from "../pieces.ts";

const joint = pts(
  "-64 4, -60 -32, -30 -50, 12 -54, 50 -44, 68 -14, 68 20, 46 44, 4 50, -36 44, -58 28",
);
const twine = [-34, -6, 22, 48];

export const roast: Dish = {
  vessels: ["board", "plate"],
  draw: ({ category }) => [
    group(22, -24, -12, 1.02, [
      ...slab(joint, glazed, 12),
      line(
        twine.map((x) => `M${x} -49C${x + 10}-20 ${x + 10} 18 ${x} 46`).join(""),
        "#F1E0C2",
        3.4,
      ),
      line("M-50-6C-10-14 30-14 66-4", "#F1E0C2", 3.4),
      gleam(
        [
          pts("-40 -32, -22 -40, -16 -40"),
          pts("2 -42, 12 -42"),
          pts("32 -38, 40 -34"),
          pts("-46 14, -38 24"),
        ],
        glazed.shine,
        6,
      ),
    ]),
    group(-60, 2, -6, 0.98, slice(category === "Pork")),
    group(-40, 34, -18, 0.98, slice(category === "Pork")),
    group(-10, 56, -34, 0.98, slice(category === "Pork")),
    rosemary(34, 62, -18, 56),
    leaves(-70, -56, -40, 0.6),
    salt(pts("-10 -40, 30 -52, 60 -30, -60 6, -38 40, -8 60, 20 4")),
    pepper(pts("10 -10, 44 -8, 70 -10, -20 -20, 34 -34")),
  ],
};

const thigh = pts(
  "-82 16, -84 -22, -62 -54, -22 -66, 18 -52, 46 -24, 70 2, 78 18, 64 30, 36 36, 4 52, -40 58, -70 44",
);

export const leg: Dish = {
  vessels: ["board", "plate"],
  draw: () => [
    rosemary(-70, 66, -10, 96),
    group(-6, -6, -8, 1, [
      bone(62, 16, 16, 46, 18),
      ...slab(thigh, glazed, 12),
      path(
        blob(pts("-40 -46, -8 -52, 20 -36, 40 -10, 14 -18, -16 -26, -40 -26")),
        glazed.shine,
        0.4,
      ),
      line("M58 2C52 12 52 22 58 30", "#F1E0C2", 4),
      gleam([pts("-68 -18, -58 -38, -38 -50"), pts("-20 -56, -8 -54")], "#F3C795", 6),
      line(
        ["-54 -4", "-24 -30", "-30 16", "2 -10", "4 24", "-60 26"]
          .map((spot) => `M${spot}l10 9m-10 0l10-9`)
          .join(""),
        glazed.edge,
        3,
        0.7,
      ),
      ...pts("-50 0, -20 -26, -26 20, 6 -6, 8 28, -56 30").map(([x, y]) => leaves(x, y, 30, 0.24)),
    ]),
    leaves(72, 56, 60, 0.72),
    leaves(64, -60, 30, 0.66),
    salt(pts("-66 8, -40 -16, -10 6, 20 8, 36 20, -30 40")),
  ],
};

export const poultry: Dish = {
  vessels: ["plate", "pan", "board"],
  draw: ({ id }) => [
    leaves(-66, 62, -70, 0.8),
    leaves(70, 56, 66, 0.72),
    group(42, -20, 38, 0.84, drumstick),
    group(-40, -22, -30, 0.86, drumstick),
    ...(id % 2 === 1 ? [group(4, 14, 8, 0.8, drumstick)] : []),
    salt(pts("-50 -40, -20 -30, 30 -44, 60 -14, 0 20, 14 44")),
    pepper(pts("-40 -10, 20 -20, 50 6, -6 4, 8 34")),
  ],
};

const fishBody = pts(
  "-96 4, -80 -18, -44 -30, 0 -30, 44 -20, 72 -4, 74 8, 44 22, 0 30, -46 28, -82 18",
);

/** A whole mackerel. */
export const mackerel = [
  path(blob(fishBody.map(([x, y]) => [x + 4, y + 12] as const)), "#2E1710", 0.28),
  path("M66 4L98-22C100-8 96 0 92 4C98 8 102 16 100 28Z", "#6E8088"),
  path(blob(fishBody), "#C9B48C"),
  path(
    blob(pts("-96 2, -80 -18, -44 -30, 0 -30, 44 -20, 72 -4, 60 2, 20 -4, -30 -6, -76 -2")),
    "#5B7680",
  ),
  line(
    "M-52-26C-46-18-52-12-46-6M-32-29C-26-20-32-12-26-6M-12-30C-6-20-12-12-6-6M8-29C14-20 8-12 14-4M28-25C33-18 28-10 34-3M46-18C50-12 47-8 51-1",
    "#33474F",
    4.6,
    0.9,
  ),
  line("M-66-16C-56-4-56 10-64 22", "#8D9DA0", 3.4),
  line("M-36 4L-22 24M-8 4L6 24M20 4L32 20", "#7C4A2A", 5, 0.75),
  disc(-80, -2, 5.4, "#FBF1E0") + disc(-80, -2, 3, "#231A15"),
  line(curve(pts("-46 12, -8 18, 40 12")), "#E9DCBB", 3, 0.8),
];

const salmon = [
  ...miniSalmon,
  path(blob(pts("-40 4, -30 -17, 0 -24, 30 -17, 42 -2, 32 10, 0 14, -30 11")), "#C4692F", 0.34),
  line("M-32 8L-14-20M-8 12L10-22M16 12L34-14", "#8A3F1C", 5, 0.75),
];

export const fish: Dish = {
  vessels: ["plate", "board"],
  draw: ({ id }) =>
    id % 2 === 0
      ? [
          path(
            blob(pts("-84 6, -70 -52, -10 -70, 60 -62, 90 -10, 76 48, 10 74, -56 62")),
            "#C98A3C",
            0.55,
          ),
          group(-16, -34, -12, 1.42, salmon),
          group(14, 36, -8, 1.42, salmon),
          butter(10, 2, 0.5),
          leaves(72, -18, 40, 0.8),
          leaves(-72, 42, -110, 0.76),
          salt(pts("-50 -40, -10 -50, 30 -40, -20 30, 20 20, 56 40")),
        ]
      : [
          group(0, -36, -10, 0.98, mackerel),
          group(2, 30, -6, 0.98, mackerel),
          leaves(-60, 66, -80, 0.66),
          leaves(76, 62, 50, 0.66),
          salt(pts("-30 0, 20 -4, 60 66, 40 74, -10 70")),
        ],
};
