import type { Shape } from "../shape.ts";
import { bandAround, between, type Disc, type Point, reach } from "./geometry.ts";
import {
  type ArmPoints,
  bones,
  type LegPoints,
  type Pose,
  placeArm,
  placeLeg,
  placeSpine,
  type Spine,
} from "./skeleton.ts";

const colors = {
  skin: "#e5b492",
  skinShade: "#c98e68",
  shirt: "#c4552d",
  shirtShade: "#a4421f",
  tights: "#3b2c33",
  tightsShade: "#2a1f25",
  shoe: "#a3211f",
  shoeShade: "#7a1716",
  sole: "#fffaf2",
  hair: "#4a2f22",
  eye: "#231a15",
  mouth: "#a4553f",
};

/** Draws a pose from back to front. */
export function drawFigure(pose: Pose): Shape[] {
  const spine = placeSpine(pose);
  return pose.view === "side" ? drawFromSide(pose, spine) : drawFromFront(pose, spine);
}

function drawFromSide({ lean, arms, legs }: Pose, spine: Spine): Shape[] {
  const { hips, waist, chest, turn } = spine;
  const shoulder = reach(chest, 4, 180 - turn);
  return [
    ...drawArm(placeArm(shoulder, arms[1], turn, 1), colors.skinShade, colors.shirtShade),
    ...drawLeg(placeLeg(hips, legs[1], "ahead"), colors.tightsShade, colors.shoeShade),
    ...drawLeg(placeLeg(hips, legs[0], "ahead"), colors.tights, colors.shoe),
    area(colors.tights, disc(hips, 29), disc(reach(hips, 20, 180 - lean), 27)),
    drawNeck(spine),
    area(colors.shirt, disc(reach(hips, 24, 180 - lean), 28), disc(waist, 28)),
    area(
      colors.shirt,
      disc(waist, 28),
      disc(reach(chest, -8, 180 - turn), 31),
      disc(reach(chest, 6, 180 - turn), 21),
    ),
    ...drawHeadFromSide(spine),
    ...drawArm(placeArm(shoulder, arms[0], turn, 1), colors.skin, colors.shirt),
  ];
}

function drawFromFront({ lean, arms, legs }: Pose, spine: Spine): Shape[] {
  const { hips, waist, chest, turn } = spine;
  const across = (at: Point, far: number, degrees: number) => reach(at, far, 90 - degrees);
  const [leftHip, rightHip] = [
    across(hips, bones.hipHalf, lean * 0.3),
    across(hips, -bones.hipHalf, lean * 0.3),
  ];
  const [left, right] = [
    across(chest, bones.shoulderHalf, turn),
    across(chest, -bones.shoulderHalf, turn),
  ];
  const belly = reach(hips, 22, 180 - lean);
  const shoulders = [left, right].map((at) => disc(reach(at, 4, -turn), 19));
  return [
    ...drawLeg(placeLeg(leftHip, legs[0], "left"), colors.tights, colors.shoe),
    ...drawLeg(placeLeg(rightHip, legs[1], "right"), colors.tights, colors.shoe),
    area(
      colors.tights,
      disc(across(hips, 15, lean), 25),
      disc(across(hips, -15, lean), 25),
      disc(reach(hips, 24, 180 - lean), 28),
    ),
    drawNeck(spine),
    area(
      colors.shirt,
      disc(across(belly, 9, lean), 25),
      disc(across(belly, -9, lean), 25),
      disc(waist, 32),
    ),
    area(colors.shirt, disc(waist, 32), ...shoulders),
    ...drawHeadFromFront(spine),
    ...drawArm(placeArm(left, arms[0], turn, 1), colors.skin, colors.shirt),
    ...drawArm(placeArm(right, arms[1], -turn, -1), colors.skin, colors.shirt),
  ];
}

function drawArm({ shoulder, elbow, hand }: ArmPoints, skin: string, sleeve: string): Shape[] {
  return [
    area(skin, disc(elbow, 11), disc(hand, 8)),
    area(skin, disc(hand, 11)),
    area(skin, disc(shoulder, 14), disc(elbow, 11)),
    area(sleeve, disc(shoulder, 18), disc(between(shoulder, elbow, 0.36), 15.5)),
  ];
}

function drawLeg(
  { hip, knee, ankle, heel, toe }: LegPoints,
  tights: string,
  shoe: string,
): Shape[] {
  return [
    area(shoe, disc(heel, 10), disc(toe, 7), disc(ankle, 10)),
    area(colors.sole, disc([heel[0], heel[1] + 8], 2.5), disc([toe[0] + 2, toe[1] + 5], 2.5)),
    area(tights, disc(knee, 18), disc(ankle, 11)),
    area(tights, disc(hip, 27), disc(knee, 18)),
  ];
}

const drawNeck = ({ chest, head }: Spine): Shape =>
  area(colors.skinShade, disc(chest, 12), disc(head, 11));

function drawHeadFromSide({ head, headTurn }: Spine): Shape[] {
  const at = (forward: number, up: number): Point =>
    reach(reach(head, up, 180 - headTurn), forward, 90 - headTurn);
  return [
    area(colors.hair, disc(at(-33, 16), 14)),
    area(colors.hair, disc(at(-4, 4), 33)),
    area(colors.skin, disc(at(5, -3), 28), disc(at(12, -12), 19)),
    area(colors.skin, disc(at(33, -6), 5), disc(at(26, 0), 5)),
    area(colors.hair, disc(at(-8, 16), 22), disc(at(10, 24), 10)),
    area(colors.skinShade, disc(at(-6, -4), 6)),
    area(colors.eye, disc(at(20, 1), 2.8)),
  ];
}

function drawHeadFromFront({ head, headTurn }: Spine): Shape[] {
  const at = (aside: number, up: number): Point =>
    reach(reach(head, up, 180 - headTurn), aside, 90 - headTurn);
  return [
    area(colors.hair, disc(at(0, 36), 15)),
    area(colors.hair, disc(at(0, 5), 34)),
    area(colors.skin, disc(at(0, -3), 28), disc(at(0, -14), 20)),
    area(colors.skinShade, disc(at(-29, -4), 5)),
    area(colors.skinShade, disc(at(29, -4), 5)),
    area(colors.hair, disc(at(-14, 21), 13), disc(at(14, 21), 13)),
    area(colors.eye, disc(at(-10, -2), 2.8)),
    area(colors.eye, disc(at(10, -2), 2.8)),
    area(colors.mouth, disc(at(-6, -17), 1.6), disc(at(0, -19), 1.6)),
    area(colors.mouth, disc(at(0, -19), 1.6), disc(at(6, -17), 1.6)),
  ];
}

const disc = (at: Point, r: number): Disc => ({ at, r });
const area = (color: string, ...discs: Disc[]): Shape => ({
  kind: "area",
  color,
  points: bandAround(discs),
});
