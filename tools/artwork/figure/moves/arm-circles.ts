import { type Pose, standingHipsFromFront } from "../pose.ts";
import { ease } from "./rhythm.ts";
import { feetFromFront } from "./stance.ts";

const CIRCLES = 2;

/** Two circles one way, a short pause, two the other way. */
export function armCircles(seconds: number, length: number): Pose {
  const half = length / 2;
  const there = ease(seconds, 0.2, half - 0.3) - ease(seconds, half + 0.3, length - 0.2);
  const upper = 12 + there * CIRCLES * 360;
  return {
    view: "front",
    hips: [0, standingHipsFromFront],
    lean: 0,
    arms: [
      { upper, elbow: 6 },
      { upper, elbow: 6 },
    ],
    legs: feetFromFront(32),
  };
}
