import { type Point, reach } from "../geometry.ts";
import { bones, type Leg } from "../pose.ts";

/** Both feet on the floor, hip-width apart, as seen from the front. */
export const feetFromFront = (apart = 26, lifted = 0): [Leg, Leg] => [
  { ankle: [apart, -bones.ankle - lifted] },
  { ankle: [-apart, -bones.ankle - lifted] },
];

/**
 * Both feet on the floor, as seen from the side. The far one is slightly ahead, so that it's
 * visible.
 */
export const feetFromSide = (): [Leg, Leg] => [
  { ankle: [-4, -bones.ankle] },
  { ankle: [6, -bones.ankle] },
];

/** A foot on its toes. `x` is where the ankle of the flat foot would be. */
export function onToes(x: number, pitch: number): Leg {
  const toe: Point = [x + 32, -8];
  const heelward = reach(toe, 32, 270 - pitch);
  return { ankle: reach(heelward, 12, 180 - pitch), pitch };
}
