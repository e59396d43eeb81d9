/** Fried ground meat that fills a pan. */
import { blob, move, type Pt, path, pts } from "../../drawing/geometry.ts";
import { crumb } from "../../meal-photos/dishes/from-the-pan.ts";
import { repeated, type Spot } from "./repeated.ts";

/** Crumbs in rings, the outermost first. Spots below the eggs are left out. */
const crumbSpots = [
  ...[88, 66, 44].flatMap((reach, ring) => {
    const count = 22 - ring * 5;
    return Array.from({ length: count }, (_, at): Pt => {
      const angle = (at / count) * 2 * Math.PI + ring;
      const wobble = reach - ((at * 7) % 9);
      return [Math.round(Math.cos(angle) * wobble), Math.round(Math.sin(angle) * wobble)];
    });
  }),
  ...pts("0 10, -14 -6, 14 -10, -8 26, 6 -26"),
];

/** Each spot shows one of the pieces, in turn. */
const scattered = (
  pieces: readonly (readonly string[])[],
  sizeOf: (at: number) => number,
): string[] =>
  pieces.map((parts, kind) =>
    repeated(
      `crumb-${kind}`,
      parts,
      crumbSpots
        .filter((_, at) => at % pieces.length === kind)
        .map(([x, y], at): Spot => [x, y, (at * 70) % 360, sizeOf(at)]),
    ),
  );

/** Small round crumbs. */
export const crumbs = (): string[] =>
  scattered(
    [1, 2, 3].map((kind) => [crumb(0, 0, kind)]),
    (at) => 1.15 + (at % 3) * 0.12,
  );

const ragged = [
  pts("-16 2, -14 -10, -2 -15, 8 -10, 16 -11, 18 2, 10 12, -2 10, -11 14"),
  pts("-14 -4, -5 -14, 9 -12, 16 -2, 11 11, 0 16, -8 10, -18 9"),
  pts("-19 0, -11 -11, 0 -9, 11 -15, 19 -4, 14 8, 4 9, -4 15, -14 10"),
];
const browns = [
  ["#3F190E", "#7A3F24", "#A8663C"],
  ["#3F190E", "#8E4F2D", "#C28350"],
  ["#351509", "#64301C", "#8F5231"],
] as const;

/** Ragged crumbs with crisp, dark edges. */
export const crispCrumbs = (): string[] =>
  scattered(
    ragged.map((shape, at) => {
      const [edge, base, light] = browns[at] ?? browns[0];
      return [
        path(blob(move(shape, 1, 5)), edge),
        path(blob(shape), base),
        path(blob(shape.map(([x, y]): Pt => [x * 0.55 - 2, y * 0.5 - 4])), light),
      ];
    }),
    () => 1,
  );
