import { middle, vessels } from "../../backend/meals/pictures/vessels.ts";
import { group } from "../food-kit.js";
import { line, path, svg, withGrain } from "../geometry.js";

const WIDTH = 400;
const HEIGHT = 300;
const GAP = 25;
/** A thumbnail has no room for much of a table. */
const CLOSER = 1.08;

const rows = (end: number, draw: (at: number) => string): string =>
  Array.from({ length: end / GAP - 1 }, (_, row) => draw((row + 1) * GAP)).join("");

const cloth = (base: string, thread: string): string[] => [
  path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, base),
  line(
    rows(HEIGHT, (y) => `M0 ${y}H${WIDTH}`) + rows(WIDTH, (x) => `M${x} 0V${HEIGHT}`),
    thread,
    1.6,
    0.45,
  ),
];

/** What meals stand on. */
const grounds = {
  butter: cloth("#F6E3C3", "#E6CC9F"),
  sage: cloth("#CDD9C7", "#B2C4AB"),
  blush: cloth("#EBCFBB", "#DBB79D"),
  mist: cloth("#D8E0E0", "#C0CCCD"),
  clay: cloth("#D9A47C", "#C78F66"),
} as const;

/** One meal: what it stands on, what it lies in, and what is seen there around the middle, no wider than 96 from it. */
export interface Meal {
  ground: keyof typeof grounds;
  vessel: readonly [kind: keyof typeof vessels, colour?: number];
  dish: () => readonly string[];
}

/** A meal as SVG. Its middle square shows all of it, so that a thumbnail can be cut from it. */
export const drawMeal = ({ ground, vessel: [kind, colour = 0], dish }: Meal): string =>
  withGrain(1, () =>
    svg(WIDTH, HEIGHT, [
      ...grounds[ground],
      group(-16, -12, 0, CLOSER, [
        ...vessels[kind](colour),
        group(middle.x, middle.y, 0, 1.08, dish()),
      ]),
    ]),
  );
