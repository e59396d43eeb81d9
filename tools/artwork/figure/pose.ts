import type { Point } from "./geometry.ts";

/**
 * The angles of an arm in degrees: 0 hangs down, 90 points forward (seen from the side) or outward
 * (seen from the front). A hand that holds something has a fixed place, and so does the elbow of an
 * arm that points toward the viewer and looks shorter.
 */
export type Arm =
  | { upper: number; elbow: number }
  | { hand: Point }
  | { elbow: Point; hand: Point };

/** `pitch` lifts the heel, in degrees. */
export interface Foot {
  ankle: Point;
  pitch?: number;
}

/**
 * A planted foot has a fixed ankle; a free foot follows from thigh and knee. A leg that points
 * toward the viewer looks shorter and has a fixed knee, too.
 */
export type Leg =
  | Foot
  | { thigh: number; knee: number; pitch?: number }
  | { knee: Point; ankle: Point; pitch: number };

/**
 * A figure at one moment. The floor is y = 0, and up is negative. Pairs are [near, far] as seen
 * from the side, and [its left, its right] as seen from the front.
 */
export interface Pose {
  view: "side" | "front";
  hips: Point;
  /** Degrees of the trunk from upright: forward from the side, toward +x from the front. */
  lean: number;
  /** How much further the upper back bends than the lower, in degrees. */
  curl?: number;
  /** How far the head turns from the upper back, in degrees. */
  nod?: number;
  /** How far the shoulders are lifted, as seen from the front. */
  shrug?: number;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
}

/** Lengths in units of the stage. The figure is about 430 high. */
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

/** From the side, knees are slightly bent. From the front, that would look like bow legs. */
export const standingHipsFromFront = -(bones.ankle + bones.shin + bones.thigh) + 0.5;
export const standingHips = -(bones.ankle + bones.shin + bones.thigh) + 3;
