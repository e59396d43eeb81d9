/** The browned patches of a baked crust. */
import { ring } from "../../drawing/food-kit.ts";
import { blob, path, pts } from "../../drawing/geometry.ts";
import { scaled } from "../../meal-photos/pieces.ts";
import { repeated, type Spot } from "./repeated.ts";

const patch = pts("-33 2, -24 -15, -5 -20, 12 -15, 29 -10, 34 6, 19 16, 1 15, -13 22, -28 15");

export const browned = (spots: readonly Spot[]): string =>
  repeated(
    "browned",
    [
      path(blob(patch), "#EFBA58", 0.85),
      path(blob(scaled(patch, 0.7, 1, 1)), "#DC9840", 0.85),
      path(blob(scaled(patch, 0.38, -3, 3)), "#C27830", 0.75),
      ring(-14, -9, 4, "#F9DE9C", 2),
      ring(15, -8, 2.6, "#F9DE9C", 1.8),
    ],
    spots,
  );
