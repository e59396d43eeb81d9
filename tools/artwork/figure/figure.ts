import { type Point, reach } from "./geometry.ts";
import { frontHead, sideHead } from "./head.ts";
import { type ArmPoints, armPoints, type LegPoints, legPoints } from "./limbs.ts";
import { area, armShapes, colors, disc, legShapes, neck } from "./parts.ts";
import { bones, type Pose } from "./pose.ts";
import type { Shape } from "./shape.ts";
import { type Spine, spineOf } from "./spine.ts";

/** Draws a pose from back to front. */
export function figureShapes(pose: Pose): Shape[] {
  const spine = spineOf(pose);
  return pose.view === "side" ? sideShapes(pose, spine) : frontShapes(pose, spine);
}

function sideShapes(pose: Pose, spine: Spine): Shape[] {
  const { hips, waist, chest, turn } = spine;
  const shoulder = reach(chest, 4, 180 - turn);
  const [near, far] = pose.legs.map((leg) => legPoints(hips, leg, "ahead")) as [
    LegPoints,
    LegPoints,
  ];
  const [nearArm, farArm] = pose.arms.map((arm) => armPoints(shoulder, arm, turn, 1)) as [
    ArmPoints,
    ArmPoints,
  ];
  return [
    ...armShapes(farArm, colors.skinShade, colors.shirtShade),
    ...legShapes(far, colors.tightsShade, colors.shoeShade),
    ...legShapes(near, colors.tights, colors.shoe),
    area(colors.tights, disc(hips, 29), disc(reach(hips, 20, 180 - pose.lean), 27)),
    ...neck(spine),
    area(colors.shirt, disc(reach(hips, 24, 180 - pose.lean), 28), disc(waist, 28)),
    area(
      colors.shirt,
      disc(waist, 28),
      disc(reach(chest, -8, 180 - turn), 31),
      disc(reach(chest, 6, 180 - turn), 21),
    ),
    ...sideHead(spine),
    ...armShapes(nearArm, colors.skin, colors.shirt),
  ];
}

function frontShapes(pose: Pose, spine: Spine): Shape[] {
  const { hips, waist, chest, turn } = spine;
  const across = (at: Point, far: number, degrees: number): Point => reach(at, far, 90 - degrees);
  const legs = pose.legs.map((leg, at) =>
    legPoints(
      across(hips, at === 0 ? bones.hipHalf : -bones.hipHalf, pose.lean * 0.3),
      leg,
      at === 0 ? "left" : "right",
    ),
  );
  const top = reach(chest, pose.shrug ?? 0, 180 - turn);
  const shoulders: Point[] = [
    across(top, bones.shoulderHalf, turn),
    across(top, -bones.shoulderHalf, turn),
  ];
  const arms = pose.arms.map((arm, at) =>
    armPoints(shoulders[at]!, arm, at === 0 ? turn : -turn, at === 0 ? 1 : -1),
  );
  return [
    ...legs.flatMap((leg) => legShapes(leg, colors.tights, colors.shoe)),
    area(
      colors.tights,
      disc(across(hips, 15, pose.lean), 25),
      disc(across(hips, -15, pose.lean), 25),
      disc(reach(hips, 24, 180 - pose.lean), 28),
    ),
    ...neck(spine),
    area(
      colors.shirt,
      disc(across(reach(hips, 22, 180 - pose.lean), 9, pose.lean), 25),
      disc(across(reach(hips, 22, 180 - pose.lean), -9, pose.lean), 25),
      disc(waist, 32),
    ),
    area(colors.shirt, disc(waist, 32), ...shoulders.map((at) => disc(reach(at, 4, -turn), 19))),
    ...frontHead(spine),
    ...arms.flatMap((arm) => armShapes(arm, colors.skin, colors.shirt)),
  ];
}
