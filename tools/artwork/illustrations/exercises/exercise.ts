import { disc, group } from "../../drawing/food-kit.ts";
import { oval, path, svg, withGrain } from "../../drawing/geometry.ts";
import { worn } from "../../drawing/palette.ts";
import { figureShapes } from "../../figure/figure.ts";
import type { Pose } from "../../figure/pose.ts";
import { figureSvg, middleOf } from "./figure-svg.ts";

const SIDE = 480;

/** A moment of an exercise: the pose, what's behind the figure, and what it holds in front. */
export interface Moment {
  pose: Pose;
  behind?: string;
  before?: string;
  /** What the picture is centered on. By default, that's the middle of the figure. */
  middle?: number;
  /** How large the figure is, if it needs another size than usual. */
  size?: number;
  /** Half the width of the shadow on the floor. */
  shadow?: number;
}

/**
 * One or two moments. Two standing figures are side by side, two on the floor are one above the
 * other.
 */
export interface Exercise {
  on: "feet" | "floor";
  moments: readonly Moment[];
}

export const onFeet = (...moments: Moment[]): Exercise => ({ on: "feet", moments });
export const onTheFloor = (...moments: Moment[]): Exercise => ({ on: "floor", moments });

/** The positions of one moment and of two. A single one is drawn larger. */
const places = {
  feet: {
    one: { size: 0.92, spots: [[240, 446]] },
    two: {
      size: 0.8,
      spots: [
        [124, 446],
        [356, 446],
      ],
    },
  },
  floor: {
    one: { size: 0.95, spots: [[240, 340]] },
    two: {
      size: 0.8,
      spots: [
        [240, 214],
        [240, 430],
      ],
    },
  },
} as const;

/** Draws an exercise as SVG. */
export function drawExercise({ on, moments }: Exercise): string {
  const { size, spots } = places[on][moments.length === 1 ? "one" : "two"];
  return withGrain(1, () => {
    const drawn = moments.map((moment, at) => momentSvg(moment, on, spots[at] ?? spots[0], size));
    return svg(SIDE, SIDE, [
      path(`M0 0H${SIDE}V${SIDE}H0Z`, "#F6E9D2"),
      disc(240, 240, 214, worn.butter, 'opacity=".6"'),
      ...drawn,
    ]);
  });
}

function momentSvg(
  { pose, behind = "", before = "", ...given }: Moment,
  on: Exercise["on"],
  [x, y]: readonly [number, number],
  usualSize: number,
): string {
  const shapes = figureShapes(pose);
  const figureMiddle = Math.round(middleOf(shapes));
  const { middle = figureMiddle, size = usualSize } = given;
  const { shadow = on === "floor" ? 220 : 112 } = given;
  const floor = oval(figureMiddle, 3, shadow, 10, "#5A3F31", 'opacity=".2"');
  return group(
    Math.round(x - middle * size),
    y,
    0,
    size,
    [behind, floor, ...figureSvg(shapes), before].filter(Boolean),
  );
}
