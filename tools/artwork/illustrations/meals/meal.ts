import { group } from "../../drawing/food-kit.ts";
import { line, path, svg, withGrain } from "../../drawing/geometry.ts";
import { middle, vessels } from "../../meal-photos/vessels.ts";

const WIDTH = 400;
const HEIGHT = 300;
const GAP = 25;
/** A thumbnail has little room for the table. */
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

/** The backgrounds of the meals. */
const grounds = {
  butter: cloth("#F6E3C3", "#E6CC9F"),
  sage: cloth("#CDD9C7", "#B2C4AB"),
  blush: cloth("#EBCFBB", "#DBB79D"),
  mist: cloth("#D8E0E0", "#C0CCCD"),
  clay: cloth("#D9A47C", "#C78F66"),
} as const;

/** A meal: its background, its vessel, and the food around the center, at most 96 from it. */
export interface Meal {
  ground: keyof typeof grounds;
  /** A vessel that recipe pictures use too, or one of `tableware.ts`. */
  vessel: readonly [kind: keyof typeof vessels, color?: number] | (() => readonly string[]);
  dish: () => readonly string[];
}

/**
 * Draws a meal as SVG. The square in the middle contains all of it, so it can be cropped to a
 * thumbnail.
 */
export const drawMeal = ({ ground, vessel, dish }: Meal): string =>
  withGrain(1, () =>
    svg(WIDTH, HEIGHT, [
      ...grounds[ground],
      group(-16, -12, 0, CLOSER, [
        ...drawVessel(vessel),
        group(middle.x, middle.y, 0, 1.08, dish()),
      ]),
    ]),
  );

function drawVessel(vessel: Meal["vessel"]): readonly string[] {
  if (typeof vessel === "function") return vessel();
  const [kind, color = 0] = vessel;
  return vessels[kind](color);
}
