import { mix } from "../geometry.ts";
import { type Arm, type Pose, standingHips } from "../pose.ts";
import { swell } from "./rhythm.ts";
import { feetFromSide } from "./stance.ts";

const BENDS = 3;

export function hipHinge(seconds: number, length: number): Pose {
  const down = swell((seconds / length) * BENDS);
  const lean = mix(1, 72, down);
  // The hands glide along the thighs.
  const arm: Arm = { upper: mix(6, 62, down), elbow: 8 };
  return {
    view: "side",
    hips: [-62 * down, standingHips + 16 * down],
    lean,
    nod: -34 * down,
    arms: [arm, arm],
    legs: feetFromSide(),
  };
}
