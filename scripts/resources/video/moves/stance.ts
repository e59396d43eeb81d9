import { type Point, reach } from "../body/geometry.ts";
import { bones, type Leg } from "../body/pose.ts";

/** Both feet on the floor, hip-wide, as seen from the front. */
export const feetFromFront = (apart = 26, lifted = 0): [Leg, Leg] => [
  { ankle: [apart, -bones.ankle - lifted] },
  { ankle: [-apart, -bones.ankle - lifted] },
];

/** Both feet on the floor, as seen from the side; the far one a little ahead, so that it can be seen. */
export const feetFromSide = (): [Leg, Leg] => [
  { ankle: [-4, -bones.ankle] },
  { ankle: [6, -bones.ankle] },
];

/** A foot on its toes: `x` is where the whole foot's ankle would be. */
export function onToes(x: number, pitch: number): Leg {
  const toe: Point = [x + 32, -8];
  const heelward = reach(toe, 32, 270 - pitch);
  return { ankle: reach(heelward, 12, 180 - pitch), pitch };
}
