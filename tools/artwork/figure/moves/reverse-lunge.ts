import { mix } from "../geometry.ts";
import { type Arm, bones, type Leg, type Pose, standingHips } from "../pose.ts";
import { ease, swell } from "./rhythm.ts";
import { onToes } from "./stance.ts";

const LUNGES = 4;
const STRIDE = 150;

/** A step back, a dip, and back up; then with the other leg. */
export function reverseLunge(seconds: number, length: number): Pose {
  const turn = (seconds / length) * LUNGES;
  const part = turn % 1;
  const isNear = Math.floor(turn) % 2 === 0;
  const back = ease(part, 0.02, 0.36) - ease(part, 0.64, 0.98);
  const dip = ease(part, 0.24, 0.5) - ease(part, 0.5, 0.78);
  const lift = 16 * (swell(ease(part, 0.02, 0.36)) + swell(ease(part, 0.64, 0.98)));
  const front: Leg = { ankle: [0, -bones.ankle] };
  const stepping = onToes(-STRIDE * back, mix(0, 52, back));
  const behind: Leg =
    "ankle" in stepping
      ? { ...stepping, ankle: [stepping.ankle[0], stepping.ankle[1] - lift] }
      : stepping;
  // Hands on the hips.
  const arm: Arm = { upper: -34, elbow: 92 };
  return {
    view: "side",
    hips: [-STRIDE * 0.42 * back, standingHips + 16 * back + 44 * dip],
    lean: 2 + 5 * dip,
    arms: [arm, arm],
    legs: isNear ? [behind, front] : [front, behind],
  };
}
