import { bendJoint, between, type Point, reach } from "./geometry.ts";

/**
 * The angles of an arm in degrees: 0 hangs down, 90 points forward (seen from the side) or outward
 * (seen from the front).
 */
export interface Arm {
  upper: number;
  elbow: number;
}

/** A planted foot has a fixed ankle; `pitch` lifts its heel, in degrees. */
export interface Foot {
  ankle: Point;
  pitch?: number;
}

/** A free foot follows from thigh and knee. */
export type Leg = Foot | { thigh: number; knee: number };

/**
 * A figure at one moment. The floor is y = 0, and up is negative. Pairs are [near, far] as seen
 * from the side, and [its left, its right] as seen from the front.
 */
export interface Pose {
  view: "side" | "front";
  hips: Point;
  /** Degrees of the trunk from upright: forward from the side, toward +x from the front. */
  lean: number;
  /** The bend of the upper back beyond the lower, in degrees. */
  curl?: number;
  /** The turn of the head from the upper back, in degrees. */
  nod?: number;
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

export interface Spine {
  hips: Point;
  waist: Point;
  chest: Point;
  head: Point;
  /** The angle of the upper back and of the head, in degrees from upright. */
  turn: number;
  headTurn: number;
}

export function placeSpine({ hips, lean, curl = 0, nod = 0 }: Pose): Spine {
  const turn = lean + curl;
  const waist = reach(hips, bones.waist, 180 - lean);
  const chest = reach(waist, bones.chest, 180 - turn);
  const headTurn = turn + nod;
  const head = reach(chest, bones.neck + 32, 180 - headTurn);
  return { hips, waist, chest, head, turn, headTurn };
}

export interface ArmPoints {
  shoulder: Point;
  elbow: Point;
  hand: Point;
}

/**
 * `turn` is the rotation of the trunk, which carries the arms. `outward` is the side: +x (1) or -x
 * (-1).
 */
export function placeArm(shoulder: Point, arm: Arm, turn: number, outward: 1 | -1): ArmPoints {
  const upper = (arm.upper - turn) * outward;
  const elbow = reach(shoulder, bones.upperArm, upper);
  return { shoulder, elbow, hand: reach(elbow, bones.forearm, upper + arm.elbow * outward) };
}

export interface LegPoints {
  hip: Point;
  knee: Point;
  ankle: Point;
  heel: Point;
  toe: Point;
}

type Facing = "ahead" | "left" | "right";

/** Knees bend forward as seen from the side, and outward as seen from the front. */
export function placeLeg(hip: Point, leg: Leg, facing: Facing): LegPoints {
  if ("thigh" in leg) {
    const knee = reach(hip, bones.thigh, leg.thigh);
    const ankle = reach(knee, bones.shin, leg.thigh - leg.knee);
    return {
      hip,
      knee,
      ankle,
      ...placeFootAhead(ankle, Math.max(0, (leg.knee - leg.thigh) * 0.8)),
    };
  }
  const side = facing === "right" ? 1 : -1;
  const { joint, end } = bendJoint(hip, leg.ankle, bones.thigh, bones.shin, side);
  if (facing === "ahead") {
    return { hip, knee: joint, ankle: end, ...placeFootAhead(end, leg.pitch ?? 0) };
  }
  // A knee that bends toward the viewer mostly shows as a shorter leg.
  const knee = between(between(hip, end, 0.5), joint, 0.35);
  return { hip, knee, ankle: end, ...placeFootFromFront(end, facing) };
}

/** The heel and toe for an ankle. `pitch` points the toe down. */
function placeFootAhead(ankle: Point, pitch: number): { heel: Point; toe: Point } {
  return {
    heel: reach(reach(ankle, 9, -pitch), 5, -90 - pitch),
    toe: reach(reach(ankle, 12, -pitch), 32, 90 - pitch),
  };
}

function placeFootFromFront([x, y]: Point, facing: "left" | "right"): { heel: Point; toe: Point } {
  const aside = facing === "left" ? 1 : -1;
  return { heel: [x, y + 9], toe: [x + 14 * aside, y + 11] };
}
