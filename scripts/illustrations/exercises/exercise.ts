import { figureShapes } from "../../resources/video/body/figure.ts";
import type { Pose } from "../../resources/video/body/pose.ts";
import { disc, group } from "../food-kit.js";
import { oval, path, svg, withGrain } from "../geometry.js";
import { worn } from "../palette.js";
import { figureSvg, middleOf } from "./figure-svg.ts";

const SIDE = 480;

/** A moment of an exercise: who does it, what stands behind and what is held in front. */
export interface Moment {
  pose: Pose;
  behind?: string;
  before?: string;
}

/** One moment or two: of somebody upright beside one another, of somebody on the floor one above the other. */
export interface Exercise {
  on: "feet" | "floor";
  moments: readonly Moment[];
}

/** Where one moment stands on the floor, and where two do; one alone is drawn larger. */
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

/** An exercise as SVG. */
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
  { pose, behind = "", before = "" }: Moment,
  on: Exercise["on"],
  [x, y]: readonly [number, number],
  size: number,
): string {
  const shapes = figureShapes(pose);
  const middle = Math.round(middleOf(shapes));
  const floor = oval(middle, 3, on === "floor" ? 220 : 112, 10, "#5A3F31", 'opacity=".2"');
  return group(
    Math.round(x - middle * size),
    y,
    0,
    size,
    [behind, floor, ...figureSvg(shapes), before].filter(Boolean),
  );
}
