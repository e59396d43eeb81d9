import { mix } from "../geometry.ts";
import { type Arm, type Pose, standingHips } from "../pose.ts";
import { swell } from "./rhythm.ts";
import { feetFromSide } from "./stance.ts";

const SQUATS = 4;

export function squat(seconds: number, length: number): Pose {
  const down = swell((seconds / length) * SQUATS);
  const lean = mix(1, 38, down);
  const arm: Arm = { upper: mix(4, 88 + 38, down), elbow: 4 };
  return {
    view: "side",
    hips: [-66 * down, standingHips + 92 * down],
    lean,
    nod: -24 * down,
    arms: [arm, arm],
    legs: feetFromSide(),
  };
}
