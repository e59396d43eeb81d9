import { mix } from "../geometry.ts";
import { type Arm, type Pose, standingHipsFromFront } from "../pose.ts";
import { swell } from "./rhythm.ts";
import { feetFromFront } from "./stance.ts";

/** To one side, back, to the other side: each side twice. */
export function sideBend(seconds: number, length: number): Pose {
  const turn = (seconds / length) * 4;
  const toLeft = Math.floor(turn) % 2 === 0 ? 1 : -1;
  const over = swell(turn);
  const bend = over * toLeft;
  // The arm goes up before the trunk bends, and comes down after it.
  const up = Math.min(1, over * 1.6);
  const reaching: Arm = { upper: mix(10, 172, up), elbow: mix(8, 24, up) };
  const resting: Arm = { upper: mix(10, 30, up), elbow: mix(8, -62, up) };
  return {
    view: "front",
    hips: [-14 * bend, standingHipsFromFront],
    lean: 9 * bend,
    curl: 24 * bend,
    nod: 4 * bend,
    arms: toLeft === 1 ? [resting, reaching] : [reaching, resting],
    legs: feetFromFront(40),
  };
}
