import { bacon, butter, egg, group, leaves, salt } from "../../drawing/food-kit.ts";
import { blob, curve, line, oval, path, pts } from "../../drawing/geometry.ts";
import { chanceOf, spotsInDisc } from "../chance.ts";
import type { Dish } from "../dish.ts";
import { ball, chunk, gleam, grillMarks, slab, slice } from "../pieces.ts";

const cut = pts("-78 0, -66 -36, -32 -56, 10 -58, 44 -46, 58 -14, 52 22, 26 46, -14 54, -54 40");

export const steak: Dish = {
  vessels: ["plate", "board", "pan"],
  draw: ({ id }) => [
    group(-14, -10, -8, 1.06, [
      ...slab(cut),
      line(curve(pts("-72 8, -62 -32, -30 -51, 10 -53, 40 -42")), "#F1CF9C", 8),
      line(curve(pts("-70 4, -60 -31, -30 -48, 10 -50")), "#FBE6C4", 2.6),
      grillMarks([
        pts("-56 14, -20 -20, -2 -46"),
        pts("-34 32, 6 -6, 26 -38"),
        pts("-8 44, 24 14, 44 -14"),
        pts("18 42, 36 26, 48 6"),
      ]),
      gleam([pts("-48 -18, -36 -32, -22 -38"), pts("2 20, 14 8")]),
    ]),
    group(34, 36, 30, 0.92, slice()),
    group(58, 22, 36, 0.92, slice()),
    group(80, 4, 42, 0.88, slice()),
    ...(id % 2 === 0 ? [butter(-24, -18, 0.62)] : [leaves(-26, 14, 24, 0.72)]),
    salt(pts("-50 -6, -34 26, 8 -30, 22 -8, -8 34, 52 12, 70 24, 40 46")),
  ],
};

const liverSlice = pts("-50 4, -42 -22, -14 -32, 22 -28, 48 -10, 46 14, 20 28, -16 26, -40 22");

export const liver: Dish = {
  vessels: ["plate", "pan"],
  draw: () => [
    ...[
      [-28, -38, -14],
      [36, -14, 18],
      [-30, 22, 6],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(x, y, turn, 1.04, [
        ...slab(
          liverSlice,
          {
            edge: "#3E1712",
            crust: "#5E261C",
            base: "#7D3726",
            light: "#9C4F35",
            shine: "#D08C61",
          },
          7,
        ),
        line(curve(pts("-26 8, -4 14, 20 8")), "#5E261C", 3, 0.6),
        gleam([pts("-34 -8, -18 -20, 4 -22"), pts("14 -14, 26 -10")], "#D99A70", 4),
      ]),
    ),
    bacon(30, 42, -20, 1, 86),
    bacon(24, 62, -14, 0.9, 84),
    leaves(4, 2, 30, 0.62),
    leaves(-62, 52, -52, 0.66),
    leaves(62, -50, 48, 0.7),
    salt(pts("-40 -44, -14 -30, 30 -22, 52 -6, -46 20, -20 28")),
  ],
};

/** A crumb of ground meat. `kind` varies its size and its brown. */
export const crumb = (x: number, y: number, kind: number): string => {
  const [edge, top] = crumbTones[kind % crumbTones.length] ?? crumbTones[0];
  const r = 10 + (kind % 4) * 1.5;
  const turn = `transform="rotate(${(kind * 67) % 180} ${x} ${y})"`;
  return (
    oval(x + 1, y + 3, r, r * 0.8, edge, turn) +
    oval(x, y, r - 1, r * 0.72, top, turn) +
    oval(x - 2, y - 3, r * 0.42, r * 0.24, "#CF9359", turn)
  );
};
const crumbTones = [
  ["#4E2013", "#8A4729"],
  ["#56271A", "#A05C36"],
  ["#4A1E12", "#7A3B22"],
] as const;

export const mince: Dish = {
  vessels: ["pan"],
  draw: ({ id }) => [
    path(
      blob(pts("-96 0, -80 -56, -30 -90, 34 -90, 82 -54, 96 2, 80 58, 32 90, -32 92, -80 56")),
      "#5B2C1B",
    ),
    ...spotsInDisc(chanceOf(id), 94, 17).map(([x, y], at) => crumb(x, y, at)),
    ...(id % 2 === 1 ? [egg(-30, -22, 10, 0.98), egg(36, 24, 120, 0.92)] : [butter(0, -4, 0.8)]),
    leaves(34, -34, 40, 0.56),
    leaves(-40, 50, -60, 0.56),
    salt(pts("-60 6, -6 34, 10 -60, 62 -10, -20 64")),
  ],
};

export const meatballs: Dish = {
  vessels: ["pan", "bowl"],
  draw: ({ id }) => [
    path(
      blob(pts("-98 2, -78 -60, -26 -94, 36 -92, 84 -52, 98 8, 74 66, 26 96, -36 92, -82 58")),
      id % 2 === 0 ? "#D9B178" : "#B66A35",
    ),
    path(
      blob(pts("-84 -14, -60 -62, -14 -82, 10 -76, -34 -52, -62 -8")),
      id % 2 === 0 ? "#EBCB98" : "#D08B4F",
      0.8,
    ),
    ...pts("-52 -40, 4 -56, 56 -34, -70 14, -20 -4, 34 4, 74 22, -40 54, 12 46, 54 62").map(
      ([x, y], at) => ball(x * 0.94, y * 0.94, 24 - (at % 3)),
    ),
    leaves(-12, 26, 28, 0.5),
    leaves(24, -18, -40, 0.46),
    leaves(-46, -4, 70, 0.42),
    salt(pts("-50 -48, 6 -62, 54 -42, 32 -4, -22 -12, 10 38")),
  ],
};

export const eggs: Dish = {
  vessels: ["pan"],
  draw: ({ id }) => [
    bacon(-4, -74, -6, 0.92, 100),
    bacon(10, 76, 5, 0.92, 100),
    egg(-42, -22, 0, 1.1),
    egg(38, -30, 70, 1.08),
    egg(2, 36, 200, 1.12),
    ...(id % 2 === 0
      ? [leaves(70, 34, 50, 0.6), leaves(-68, 40, -40, 0.6)]
      : [chunk(66, 32, 20, 0.66), chunk(-64, 36, 70, 0.66), chunk(-78, 18, 10, 0.54)]),
    salt(pts("-60 -6, -20 -44, 20 -10, 54 -50, 22 50, -14 60"), "#D8CBB6"),
  ],
};
