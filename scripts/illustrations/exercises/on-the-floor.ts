import { type Arm, bones, type Leg, type Pose } from "../../resources/video/body/pose.ts";
import { onToes } from "../../resources/video/moves/stance.ts";
import type { Exercise } from "./exercise.ts";
import { cushion } from "./things.ts";

const both = <T>(one: T): [T, T] => [one, one];
const HAND = -12;
const toes = onToes(-231, 80);
const kneeling: Leg = { thigh: 0, knee: 90 };

const highPlank: Pose = {
  view: "side",
  hips: [0, -101],
  lean: 73,
  nod: -14,
  arms: both({ hand: [122, HAND] }),
  legs: both(toes),
};
const onAllFours: Pose = {
  view: "side",
  hips: [0, -120],
  lean: 82,
  nod: -12,
  arms: both({ hand: [125, HAND] }),
  legs: both(kneeling),
};
const onTheBack: Pose = {
  view: "side",
  hips: [0, -32],
  lean: -90,
  arms: both({ upper: 4, elbow: 0 }),
  legs: [{ ankle: [82, -bones.ankle] }, { ankle: [92, -bones.ankle] }],
};
const onHips: Arm = { upper: -34, elbow: 92 };
const climbing: Leg = { thigh: 76, knee: 140 };

/** Exercises that are done on the floor, by their id in the program. */
export const onTheFloor: Record<string, Exercise> = {
  "walk-out": {
    on: "floor",
    moments: [
      {
        pose: {
          ...highPlank,
          hips: [0, -196],
          lean: 118,
          nod: 10,
          arms: both({ hand: [100, HAND] }),
          legs: [{ ankle: [-24, -bones.ankle] }, { ankle: [-14, -bones.ankle] }],
        },
      },
      { pose: highPlank },
    ],
  },
  "push-up": {
    on: "floor",
    moments: [{ pose: highPlank }, { pose: { ...highPlank, hips: [9, -56], lean: 87, nod: -18 } }],
  },
  "bird-dog": {
    on: "floor",
    moments: [
      { pose: onAllFours },
      {
        pose: {
          ...onAllFours,
          arms: [{ upper: 174, elbow: 0 }, { hand: [125, HAND] }],
          legs: [kneeling, { thigh: -92, knee: 0 }],
        },
      },
    ],
  },
  plank: {
    on: "floor",
    moments: [
      {
        pose: {
          ...highPlank,
          hips: [0, -64],
          lean: 84,
          arms: both({ upper: 84, elbow: 90 }),
          legs: both(onToes(-239, 80)),
        },
      },
    ],
  },
  "side-plank": {
    on: "floor",
    moments: [
      {
        pose: {
          view: "front",
          hips: [0, -80],
          lean: 72,
          arms: [
            { upper: 72, elbow: 88 },
            { upper: 108, elbow: 0 },
          ],
          legs: [{ ankle: [-196, -20] }, { ankle: [-190, -34] }],
        },
      },
    ],
  },
  "glute-bridge": {
    on: "floor",
    moments: [
      { pose: onTheBack },
      {
        pose: {
          ...onTheBack,
          hips: [-25, -110],
          lean: -127,
          nod: 37,
          arms: both({ upper: -37, elbow: 0 }),
        },
      },
    ],
  },
  "mountain-climber": {
    on: "floor",
    moments: [
      { pose: { ...highPlank, legs: [climbing, toes] } },
      { pose: { ...highPlank, legs: [toes, climbing] } },
    ],
  },
  "step-back-burpee": {
    on: "floor",
    moments: [
      {
        pose: {
          ...highPlank,
          hips: [-40, -104],
          lean: 76,
          arms: both({ hand: [84, HAND] }),
          legs: [{ ankle: [-6, -bones.ankle] }, { ankle: [4, -bones.ankle] }],
        },
      },
      { pose: highPlank },
    ],
  },
  "hip-flexor-stretch": {
    on: "feet",
    moments: [
      {
        pose: {
          view: "side",
          hips: [24, -114],
          lean: -2,
          arms: both(onHips),
          legs: [{ thigh: -24, knee: 64 }, { ankle: [124, -bones.ankle] }],
        },
        behind: cushion(-24),
      },
    ],
  },
  "cat-cow": {
    on: "floor",
    moments: [
      { pose: { ...onAllFours, lean: 60, curl: 48, nod: 34, arms: both({ hand: [114, HAND] }) } },
      {
        pose: { ...onAllFours, lean: 102, curl: -36, nod: -34, arms: both({ hand: [116, HAND] }) },
      },
    ],
  },
};
