/** Melted cheese that runs over food, drawn around its own center. */
import { blob, line, oval, path, pts } from "../../../drawing/geometry.ts";

const swiss = { edge: "#D9A748", base: "#FBE6A4", light: "#FFF6D6", spot: "#E9BE66" } as const;

const puddle = pts(
  "-58 -34, -34 -52, 0 -46, 30 -56, 60 -36, 64 -4, 74 18, 68 36, 56 34, 50 20, 34 26, 28 54, 34 74, 22 82, 12 72, 8 42, -12 40, -24 56, -40 52, -42 32, -60 22, -72 30, -80 18, -66 -4",
);

/** A puddle of melted Swiss cheese with three tongues. */
export const meltedSwiss: readonly string[] = [
  path(blob(puddle.map(([x, y]) => [x + 2, y + 5] as const)), "#2E1710", 0.2),
  path(blob(puddle), swiss.edge),
  path(blob(puddle.map(([x, y]) => [x * 0.96, y * 0.95 - 2] as const)), swiss.base),
  path(
    blob(pts("-50 -30, -30 -44, 0 -38, 28 -46, 48 -30, 26 -26, 0 -26, -26 -22, -44 -10")),
    swiss.light,
  ),
  line("M-40 18C-30 10-16 14-8 22M24 2C34 6 42 2 50-4", swiss.light, 4),
  ...pts("-24 0, 12 -6, 36 -18, -46 2, 16 18, -10 22").map(
    ([x, y], at) =>
      oval(x, y, 5.4 - (at % 3), 4 - (at % 2), swiss.spot) +
      oval(x + 0.8, y + 1, 3 - (at % 2), 2, swiss.edge),
  ),
];

const round = pts(
  "-34 4, -30 -18, -12 -30, 10 -28, 30 -20, 36 2, 28 22, 12 28, 4 38, -8 36, -14 28, -28 20",
);

/** A slice of mozzarella, melted and browned in spots. */
export const mozzarella: readonly string[] = [
  path(blob(round.map(([x, y]) => [x + 2, y + 4] as const)), "#B9741F", 0.35),
  path(blob(round), "#E6CDA0"),
  path(blob(round.map(([x, y]) => [x * 0.94, y * 0.93 - 2] as const)), "#FDF4DF"),
  path(blob(pts("-22 -12, -8 -22, 10 -20, 20 -12, 2 -10, -14 -2")), "#FFFFFF"),
  path(blob(pts("6 2, 16 -2, 22 6, 14 12, 6 10")), "#DDA252", 0.75) +
    path(blob(pts("-20 6, -12 4, -8 12, -16 16")), "#DDA252", 0.65),
  line("M-4 20C2 24 10 22 16 18", "#E6CDA0", 3),
];
