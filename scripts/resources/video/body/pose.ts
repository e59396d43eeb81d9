import type { Point } from "./geometry.ts";

/** Degrees of an arm: 0 hangs down, 90 points forward (seen from the side) or outward (seen from the front). */
export type Arm = { upper: number; elbow: number } | { hand: Point };

/** A planted foot is where its ankle is; a free one follows from thigh and knee. `pitch` lifts the heel, in degrees. */
export type Leg = { ankle: Point; pitch?: number } | { thigh: number; knee: number };

/** A figure at one moment. The floor is y = 0, up is negative; pairs are [near, far] from the side, [its left, its right] as seen from the front. */
export interface Pose {
  view: "side" | "front";
  hips: Point;
  /** Degrees of the trunk from upright: forward from the side, towards +x from the front. */
  lean: number;
  /** How much further the upper back goes than the lower, in degrees. */
  curl?: number;
  /** Degrees by which the head differs from the upper back. */
  nod?: number;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
}

/** Lengths in units of the stage; the figure is about 430 high. */
export const bones = {
  shin: 100,
  thigh: 102,
  ankle: 20,
  waist: 56,
  chest: 66,
  neck: 30,
  upperArm: 66,
  forearm: 60,
  hipHalf: 19,
  shoulderHalf: 42,
};

/** Seen from the side, knees are a little soft; seen from the front that would show as bow legs. */
export const standingHipsFromFront = -(bones.ankle + bones.shin + bones.thigh) + 0.5;
export const standingHips = -(bones.ankle + bones.shin + bones.thigh) + 3;
