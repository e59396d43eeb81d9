import { bones, type Leg, type Pose, standingHips } from "../pose.ts";
import { swell } from "./rhythm.ts";

const STEP_SECONDS = 0.9;

export function marchInPlace(seconds: number): Pose {
  const step = Math.floor(seconds / STEP_SECONDS);
  const lift = swell(seconds / STEP_SECONDS);
  const isNear = step % 2 === 0;
  const standing = (x: number): Leg => ({ ankle: [x, -bones.ankle] });
  const lifted = (x: number): Leg =>
    lift < 0.02 ? standing(x) : { thigh: 84 * lift, knee: 96 * lift };
  // Each arm swings forward with the opposite leg.
  const arm = (ahead: boolean) => ({ upper: (ahead ? 42 : -34) * lift, elbow: 22 + 46 * lift });
  return {
    view: "side",
    hips: [0, standingHips - 3 * lift],
    lean: 2,
    arms: [arm(!isNear), arm(isNear)],
    legs: [isNear ? lifted(-2) : standing(-2), isNear ? standing(2) : lifted(2)],
  };
}
