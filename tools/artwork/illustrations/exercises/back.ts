import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  faceDown,
  front,
  HAND,
  handsWide,
  highPlank,
  kneeling,
  legBehind,
  onAllFours,
  planted,
  side,
  sitting,
} from "./stances.ts";
import { arrow, backpack, chairBelow, towel, wallAhead, wallBehind } from "./things.ts";

const rowing = { hips: [-50, -206], lean: 64, nod: -24 } as const;
const stretched = { upper: 174, elbow: 0 } as const;
const onHand = { hand: [125, HAND] } as const;
const lifted = { hips: [0, -31], lean: 84, curl: -12, nod: 2 } as const;

/** Exercises for the back, by their ID in the program. */
export const back: Record<string, Exercise> = {
  "towel-row": onFeet({
    pose: sitting({
      lean: -4,
      arms: both({ hand: [40, -196] }),
      legs: [{ thigh: 82, knee: 6, pitch: -66 }, planted(104)],
    }),
    behind: chairBelow(0),
    before: towel("M44-196L206-102Q222-94 216-82"),
  }),
  "backpack-row": onFeet(
    { pose: side({ ...rowing, arms: both({ hand: [60, -140] }) }), before: backpack(62, -140) },
    { pose: side({ ...rowing, arms: both({ hand: [26, -206] }) }), before: backpack(30, -206) },
  ),
  "towel-pull": onFeet(
    {
      pose: front({ arms: handsWide([64, -404], [88, -458]) }),
      before: towel("M-92-458H92"),
    },
    {
      pose: front({ arms: handsWide([76, -284], [100, -338]) }),
      before: towel("M-104-338H104"),
    },
  ),
  "supported-row": onFeet(
    {
      pose: side({ ...rowing, arms: [{ hand: [44, -140] }, { hand: [150, -262] }] }),
      behind: wallAhead(162),
      before: backpack(44, -140),
      middle: 30,
    },
    {
      pose: side({ ...rowing, arms: [{ hand: [6, -206] }, { hand: [150, -262] }] }),
      behind: wallAhead(162),
      before: backpack(6, -206),
      middle: 30,
    },
  ),
  "plank-row": onTheFloor({
    pose: {
      ...highPlank,
      arms: [{ elbow: [62, -172], hand: [54, -114] }, { hand: [122, HAND] }],
    },
    before: backpack(54, -114),
  }),
  "face-down-chest-lift": onTheFloor(
    { pose: { ...faceDown, arms: both({ hand: [82, HAND] }) } },
    {
      pose: {
        ...faceDown,
        hips: [0, -30],
        lean: 82,
        curl: -18,
        nod: 8,
        arms: both({ hand: [82, HAND] }),
      },
    },
  ),
  superman: onTheFloor(
    { pose: faceDown },
    {
      pose: {
        ...faceDown,
        ...lifted,
        arms: both({ upper: 178, elbow: 0 }),
        legs: both(legBehind(10)),
      },
    },
  ),
  swimmer: onTheFloor({
    pose: {
      ...faceDown,
      ...lifted,
      arms: [
        { upper: 192, elbow: 0 },
        { upper: 166, elbow: 0 },
      ],
      legs: [legBehind(3), legBehind(18)],
    },
    size: 0.88,
  }),
  "wall-angel": onFeet(
    { pose: front({ arms: both({ upper: 88, elbow: 88 }) }), behind: wallBehind },
    { pose: front({ arms: both({ upper: 152, elbow: 22 }) }), behind: wallBehind },
  ),
  "face-down-angel": onTheFloor(
    { pose: { ...faceDown, arms: both({ upper: -12, elbow: 4 }) } },
    {
      pose: { ...faceDown, arms: both({ upper: 188, elbow: 2 }) },
      before: arrow([10, -84], [96, -132], [178, -86]),
    },
  ),
  "bird-dog": onTheFloor(
    { pose: onAllFours },
    {
      pose: {
        ...onAllFours,
        arms: [stretched, onHand],
        legs: [kneeling, { thigh: -92, knee: 0 }],
      },
    },
  ),
  "bird-dog-tuck": onTheFloor(
    {
      pose: {
        ...onAllFours,
        arms: [stretched, onHand],
        legs: [kneeling, { thigh: -92, knee: 0 }],
      },
    },
    {
      pose: {
        ...onAllFours,
        lean: 70,
        curl: 26,
        nod: 16,
        arms: [{ elbow: [88, -78], hand: [128, -50] }, { hand: [120, HAND] }],
        legs: [kneeling, { thigh: 56, knee: 124 }],
      },
    },
  ),
  "plank-bird-dog": onTheFloor({
    pose: {
      ...highPlank,
      arms: [{ upper: 172, elbow: 0 }, { hand: [122, HAND] }],
      legs: [highPlank.legs[0], legBehind(-2)],
    },
    size: 0.88,
  }),
};
