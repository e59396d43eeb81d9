import { sideBend } from "../../figure/moves/side-bend.ts";
import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  front,
  HAND,
  handsOnHips,
  onAllFours,
  onTheBack,
  onTheSide,
  planted,
  side,
  sitting,
} from "./stances.ts";
import { arrow, chairBelow, cushion, wall, wallAhead } from "./things.ts";

/** Stretches, by their ID in the program. */
export const stretches: Record<string, Exercise> = {
  "side-bend": onFeet({ pose: sideBend(0.5, 4) }, { pose: sideBend(1.5, 4) }),
  "chest-stretch": onFeet({
    pose: front({
      hips: [10, front({}).hips[1]],
      lean: 7,
      nod: 6,
      arms: [
        { upper: 14, elbow: 10 },
        { upper: 92, elbow: 92 },
      ],
    }),
    behind: wall(-112),
  }),
  "hip-flexor-stretch": onFeet({
    pose: side({
      hips: [24, -114],
      lean: -2,
      arms: both(handsOnHips),
      legs: [{ thigh: -24, knee: 64 }, planted(124)],
    }),
    behind: cushion(-24),
  }),
  "cat-cow": onTheFloor(
    { pose: { ...onAllFours, lean: 60, curl: 48, nod: 34, arms: both({ hand: [114, HAND] }) } },
    { pose: { ...onAllFours, lean: 102, curl: -36, nod: -34, arms: both({ hand: [116, HAND] }) } },
  ),
  "hamstring-stretch": onFeet({
    pose: sitting({
      hips: [26, -122],
      lean: 42,
      nod: -12,
      arms: both({ hand: [100, -146] }),
      legs: [{ ankle: [202, -22], pitch: -58 }, planted(120)],
    }),
    behind: chairBelow(0),
  }),
  "calf-stretch": onFeet({
    pose: side({
      hips: [40, -195],
      lean: 24,
      nod: -10,
      arms: both({ hand: [196, -318] }),
      legs: [planted(-60), planted(92)],
    }),
    behind: wallAhead(208),
    middle: 70,
  }),
  "quad-stretch": onFeet({
    pose: side({
      lean: 2,
      arms: [{ hand: [-56, -230] }, { hand: [118, -336] }],
      legs: [{ thigh: -8, knee: 150, pitch: 196 }, planted(0)],
    }),
    behind: wallAhead(130),
    middle: 34,
  }),
  "childs-pose": onTheFloor({
    pose: side({
      hips: [-34, -52],
      lean: 84,
      curl: 8,
      nod: 18,
      arms: both({ hand: [208, HAND] }),
      legs: both({ knee: [62, -22], ankle: [-36, -16], pitch: 160 }),
    }),
    size: 1.08,
    shadow: 176,
  }),
  "figure-four-stretch": onTheFloor({
    pose: {
      ...onTheBack,
      lean: -86,
      nod: 8,
      arms: both({ hand: [-20, -80] }),
      legs: [
        { knee: [66, -78], ankle: [-12, -118], pitch: -146 },
        { thigh: 180, knee: 98, pitch: -50 },
      ],
    },
  }),
  "cross-body-stretch": onFeet({
    pose: front({
      arms: [
        { elbow: [-20, -322], hand: [-78, -312] },
        { elbow: [-60, -282], hand: [-16, -318] },
      ],
    }),
  }),
  "open-book": onTheFloor(
    {
      pose: {
        ...onTheSide,
        arms: [
          { elbow: [138, -12], hand: [160, 6] },
          { elbow: [118, -50], hand: [148, -4] },
        ],
      },
    },
    {
      pose: {
        ...onTheSide,
        nod: -6,
        arms: [
          { elbow: [138, -12], hand: [160, 6] },
          { elbow: [92, -160], hand: [80, -216] },
        ],
      },
      before: arrow([192, -114], [176, -190], [114, -212]),
    },
  ),
};
