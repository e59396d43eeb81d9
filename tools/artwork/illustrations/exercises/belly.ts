import type { Arm, Leg, Pose } from "../../figure/pose.ts";
import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  farHandOnWall,
  front,
  HAND,
  highPlank,
  onTheBack,
  planted,
  side,
  sitting,
  sittingKneeUp,
  straight,
  straightFromKnees,
  tiptoe,
} from "./stances.ts";
import { backpack, chairBelow, wallAhead, wallBehind } from "./things.ts";

const onForearm: Arm = { upper: 72, elbow: 88 };
const sidePlank: Pose = {
  view: "front",
  hips: [0, -80],
  lean: 72,
  arms: [onForearm, { upper: 108, elbow: 0 }],
  legs: [{ ankle: [-196, -20] }, { ankle: [-190, -34] }],
};
const kneeOverHip: Leg = { thigh: 180, knee: 90, pitch: -66 };
const straightUp: Leg = { thigh: 178, knee: 4, pitch: -150 };
const armUp: Arm = { upper: 90, elbow: 0 };
const armBack: Arm = { upper: 170, elbow: 0 };

/** Exercises for the belly, by their ID in the program. */
export const belly: Record<string, Exercise> = {
  "standing-knee-lift": onFeet({
    pose: side({ arms: farHandOnWall, legs: [{ thigh: 88, knee: 92 }, planted(0)] }),
    behind: wallBehind,
    middle: 0,
  }),
  "suitcase-hold": onFeet({
    pose: front({
      arms: [
        { upper: 6, elbow: 2 },
        { upper: 8, elbow: 6 },
      ],
    }),
    before: backpack(54, -220),
  }),
  "wall-plank": onFeet({
    pose: side({
      ...straight(planted(0), 16),
      arms: both({ elbow: [146, -292], hand: [149, -351] }),
    }),
    behind: wallAhead(161),
    middle: 78,
  }),
  "knee-plank": onTheFloor({
    pose: side({
      ...straightFromKnees(-100, 75),
      nod: -12,
      arms: both({ upper: 75, elbow: 90 }),
    }),
  }),
  plank: onTheFloor({
    pose: {
      ...highPlank,
      hips: [0, -64],
      lean: 84,
      arms: both({ upper: 84, elbow: 90 }),
      legs: both(tiptoe(-239, 80)),
    },
  }),
  "plank-shoulder-tap": onTheFloor({
    pose: {
      ...highPlank,
      arms: [{ elbow: [106, -80], hand: [148, -122] }, { hand: [122, HAND] }],
    },
  }),
  "knee-side-plank": onTheFloor({
    pose: {
      view: "front",
      hips: [0, -64],
      lean: 65,
      nod: -4,
      arms: [
        { upper: 65, elbow: 92 },
        { elbow: [44, -166], hand: [22, -108] },
      ],
      legs: [
        { knee: [-92, -18], ankle: [-160, -16], pitch: 150 },
        { knee: [-90, -32], ankle: [-158, -30], pitch: 150 },
      ],
    },
  }),
  "side-plank": onTheFloor({ pose: sidePlank }),
  "side-plank-leg-lift": onTheFloor({
    pose: {
      ...sidePlank,
      arms: [onForearm, { elbow: [50, -176], hand: [26, -118] }],
      legs: [{ ankle: [-196, -20] }, { ankle: [-210, -132] }],
    },
  }),
  "lying-toe-tap": onTheFloor(
    { pose: { ...onTheBack, legs: both(kneeOverHip) } },
    { pose: { ...onTheBack, legs: [{ ankle: [112, -40], pitch: 42 }, kneeOverHip] } },
  ),
  "dead-bug": onTheFloor(
    { pose: { ...onTheBack, arms: both(armUp), legs: both(kneeOverHip) } },
    {
      pose: {
        ...onTheBack,
        arms: [armBack, armUp],
        legs: [kneeOverHip, { thigh: 96, knee: 2, pitch: -50 }],
      },
    },
  ),
  "straight-leg-dead-bug": onTheFloor(
    { pose: { ...onTheBack, arms: both(armUp), legs: both(straightUp) }, size: 0.74 },
    {
      pose: {
        ...onTheBack,
        arms: [armBack, armUp],
        legs: [straightUp, { thigh: 100, knee: 2, pitch: -60 }],
      },
      size: 0.74,
    },
  ),
  "seated-knee-lift": onFeet({
    pose: sitting({ arms: both({ upper: -2, elbow: 2 }), legs: [sittingKneeUp, planted(112)] }),
    behind: chairBelow(0),
  }),
};
