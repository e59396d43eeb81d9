import { mix } from "../geometry.ts";
import { type Arm, type Pose, standingHipsFromFront } from "../pose.ts";
import { swell } from "./rhythm.ts";
import { feetFromFront } from "./stance.ts";

const JACKS = 8;

export function jumpingJack(seconds: number, length: number): Pose {
  const turn = (seconds / length) * JACKS;
  const open = swell(turn);
  // In the air between closed and open, twice per turn. The knees give way on landing.
  const air = swell(turn * 2);
  const arm: Arm = { upper: mix(14, 164, open), elbow: mix(6, 14, open) };
  return {
    view: "front",
    hips: [0, standingHipsFromFront + 5 - 26 * air + 12 * open],
    lean: 0,
    arms: [arm, arm],
    legs: feetFromFront(mix(24, 84, open), 20 * air),
  };
}
