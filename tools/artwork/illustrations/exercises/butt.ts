import { hipHinge } from "../../figure/moves/hip-hinge.ts";
import type { Arm, Leg, Pose } from "../../figure/pose.ts";
import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import { both, kneeling, onAllFours, onTheBack, onTheSide, planted, side } from "./stances.ts";
import { backpack, chairBelow, wall, wallAhead } from "./things.ts";

const bridge: Pose = {
  ...onTheBack,
  hips: [-25, -110],
  lean: -127,
  nod: 37,
  arms: both<Arm>({ upper: -37, elbow: 0 }),
};
const farFoot: Leg = onTheBack.legs[1];
const thrustFeet: [Leg, Leg] = [planted(210), planted(220)];
const chairAtWall = wall(-122) + chairBelow(-62);

/** Exercises for the butt, by their ID in the program. */
export const butt: Record<string, Exercise> = {
  "glute-bridge": onTheFloor({ pose: onTheBack }, { pose: bridge }),
  "marching-bridge": onTheFloor({
    pose: { ...bridge, legs: [{ thigh: 152, knee: 96, pitch: -40 }, farFoot] },
  }),
  "single-leg-bridge": onTheFloor(
    { pose: { ...onTheBack, legs: [{ thigh: 94, knee: 0, pitch: -76 }, farFoot] } },
    { pose: { ...bridge, legs: [{ thigh: 126, knee: 0, pitch: -108 }, farFoot] } },
  ),
  "hip-hinge": onFeet({ pose: hipHinge(0, 3) }, { pose: hipHinge(0.5, 3) }),
  "backpack-deadlift": onFeet(
    {
      pose: side({ hips: [-56, -203], lean: 66, nod: -28, arms: both({ hand: [48, -132] }) }),
      before: backpack(50, -132),
    },
    { pose: side({ arms: both({ hand: [24, -222] }) }), before: backpack(36, -222) },
  ),
  "single-leg-deadlift": onFeet(
    {
      pose: side({ legs: [{ ankle: [-34, -52], pitch: 44 }, planted(0)] }),
      middle: 68,
      shadow: 70,
    },
    {
      pose: side({
        hips: [-20, -214],
        lean: 78,
        nod: -14,
        arms: both({ upper: 80, elbow: 4 }),
        legs: [{ thigh: -86, knee: 2, pitch: 120 }, planted(0)],
      }),
      middle: 52,
    },
  ),
  clamshell: onTheFloor(
    { pose: onTheSide },
    {
      pose: {
        ...onTheSide,
        legs: [onTheSide.legs[0], { knee: [-56, -104], ankle: [-144, -46], pitch: 130 }],
      },
    },
  ),
  "side-leg-lift": onTheFloor(
    {
      pose: {
        ...onTheSide,
        legs: [onTheSide.legs[0], { knee: [-102, -52], ankle: [-200, -48], pitch: 140 }],
      },
    },
    {
      pose: {
        ...onTheSide,
        legs: [onTheSide.legs[0], { knee: [-92, -108], ankle: [-178, -158], pitch: 170 }],
      },
    },
  ),
  "standing-kickback": onFeet({
    pose: side({
      lean: 8,
      arms: both({ hand: [118, -310] }),
      legs: [{ thigh: -28, knee: 2, pitch: 20 }, planted(0)],
    }),
    behind: wallAhead(130),
    middle: 24,
  }),
  "kneeling-kickback": onTheFloor(
    { pose: onAllFours },
    { pose: { ...onAllFours, legs: [{ thigh: -88, knee: 90, pitch: 176 }, kneeling] } },
  ),
  "chair-hip-thrust": onTheFloor(
    {
      pose: side({
        hips: [98, -46],
        lean: -51,
        nod: 20,
        arms: both({ hand: [90, -92] }),
        legs: thrustFeet,
      }),
      behind: chairAtWall + backpack(114, -142),
      middle: 60,
    },
    {
      pose: side({
        hips: [132, -122],
        lean: -92,
        nod: 16,
        arms: both({ hand: [120, -160] }),
        legs: thrustFeet,
      }),
      behind: chairAtWall + backpack(136, -218),
      middle: 60,
    },
  ),
};
