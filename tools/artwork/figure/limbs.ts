import { between, jointOf, type Point, reach } from "./geometry.ts";
import { type Arm, bones, type Leg } from "./pose.ts";

export interface ArmPoints {
  shoulder: Point;
  elbow: Point;
  hand: Point;
}

export interface LegPoints {
  hip: Point;
  knee: Point;
  ankle: Point;
  heel: Point;
  toe: Point;
}

/**
 * `turn` is the rotation of the trunk, which carries the arms. `outward` is the side: +x (1) or -x
 * (-1).
 */
export function armPoints(shoulder: Point, arm: Arm, turn: number, outward: 1 | -1): ArmPoints {
  if ("elbow" in arm && "hand" in arm) return { shoulder, ...arm };
  if ("hand" in arm) {
    const { joint, end } = jointOf(shoulder, arm.hand, bones.upperArm, bones.forearm, outward);
    return { shoulder, elbow: joint, hand: end };
  }
  const upper = (arm.upper - turn) * outward;
  const elbow = reach(shoulder, bones.upperArm, upper);
  return { shoulder, elbow, hand: reach(elbow, bones.forearm, upper + arm.elbow * outward) };
}

type Facing = "ahead" | "left" | "right";

/** Knees bend forward as seen from the side, and outward as seen from the front. */
export function legPoints(hip: Point, leg: Leg, facing: Facing): LegPoints {
  if ("thigh" in leg) {
    const knee = reach(hip, bones.thigh, leg.thigh);
    const ankle = reach(knee, bones.shin, leg.thigh - leg.knee);
    const pitch = leg.pitch ?? Math.max(0, (leg.knee - leg.thigh) * 0.8);
    return { hip, knee, ankle, ...footAt(ankle, pitch) };
  }
  if ("knee" in leg) return { hip, ...leg, ...footAt(leg.ankle, leg.pitch) };
  const { joint, end } = jointOf(
    hip,
    leg.ankle,
    bones.thigh,
    bones.shin,
    facing === "right" ? 1 : -1,
  );
  if (facing === "ahead") return { hip, knee: joint, ankle: end, ...footAt(end, leg.pitch ?? 0) };
  // A knee that bends toward the viewer mostly shows as a shorter leg.
  return {
    hip,
    knee: between(between(hip, end, 0.5), joint, 0.35),
    ankle: end,
    ...footFromFront(end, facing),
  };
}

/** The heel and toe for an ankle. `pitch` points the toe down. */
function footAt(ankle: Point, pitch: number): { heel: Point; toe: Point } {
  return {
    heel: reach(reach(ankle, 9, -pitch), 5, -90 - pitch),
    toe: reach(reach(ankle, 12, -pitch), 32, 90 - pitch),
  };
}

function footFromFront([x, y]: Point, facing: "left" | "right"): { heel: Point; toe: Point } {
  const aside = facing === "left" ? 1 : -1;
  return { heel: [x, y + 9], toe: [x + 14 * aside, y + 11] };
}
