import { jumpingJack } from "../../figure/moves/jumping-jack.ts";
import { marchInPlace } from "../../figure/moves/march-in-place.ts";
import { feetFromFront } from "../../figure/moves/stance.ts";
import type { Arm, Leg, Pose } from "../../figure/pose.ts";
import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  front,
  guard,
  HAND,
  highPlank,
  overhead,
  planted,
  side,
  sitting,
  sittingKneeUp,
  squatting,
  straight,
  tiptoe,
} from "./stances.ts";
import { chairAhead, chairBelow, wallAhead } from "./things.ts";

const boxing = { hips: [0, -205], lean: 8, legs: [planted(-52), planted(50)] } as const;
const [toes] = highPlank.legs;
const climbing: Leg = { thigh: 76, knee: 140 };
const ahead: Arm = { upper: 46, elbow: 80 };
const behind: Arm = { upper: -44, elbow: 84 };
const halfSquat = { hips: [-46, -162], lean: 30, nod: -18 } as const;
const inTheAir = side({
  hips: [4, -270],
  lean: 2,
  arms: both(overhead),
  legs: [
    { ankle: [-10, -70], pitch: 46 },
    { ankle: [0, -70], pitch: 46 },
  ],
});
const leap = (to: 1 | -1): Pose => {
  const [standingLeg, freeLeg]: Leg[] = [planted(66 * to), { ankle: [-30 * to, -58] }];
  const [near, far]: Arm[] = [
    { upper: 24, elbow: 50 },
    { upper: 52, elbow: 30 },
  ];
  const pairs = {
    1: { legs: [standingLeg, freeLeg], arms: [near, far] },
    "-1": { legs: [freeLeg, standingLeg], arms: [far, near] },
  } as const;
  return front({
    hips: [34 * to, -198],
    lean: 16 * to,
    ...(pairs[to] as Pick<Pose, "legs" | "arms">),
  });
};

/** Cardio exercises, by their ID in the program. */
export const cardio: Record<string, Exercise> = {
  "seated-march": onFeet({
    pose: sitting({
      arms: [
        { upper: -36, elbow: 60 },
        { upper: 50, elbow: 70 },
      ],
      legs: [sittingKneeUp, planted(112)],
    }),
    behind: chairBelow(0),
  }),
  "march-in-place": onFeet({ pose: marchInPlace(0.45) }, { pose: marchInPlace(1.35) }),
  "jog-in-place": onFeet({
    pose: side({
      hips: [6, -214],
      lean: 7,
      arms: [ahead, behind],
      legs: [{ thigh: -6, knee: 62 }, tiptoe(-8, 24)],
    }),
  }),
  "high-knees": onFeet({
    pose: side({
      hips: [14, -240],
      lean: 4,
      arms: [behind, ahead],
      legs: [{ thigh: 92, knee: 98 }, tiptoe(-4, 46)],
    }),
  }),
  "step-jack": onFeet(
    { pose: front({ arms: both({ upper: 14, elbow: 6 }), legs: feetFromFront(24) }) },
    {
      pose: front({
        hips: [10, -219],
        arms: both({ upper: 164, elbow: 14 }),
        legs: [{ ankle: [104, -28] }, planted(-16)],
      }),
    },
  ),
  "jumping-jack": onFeet({ pose: jumpingJack(0, 8) }, { pose: jumpingJack(0.5, 8) }),
  "side-tap": onFeet(
    {
      pose: front({
        hips: [14, -206],
        lean: 3,
        arms: both({ upper: 38, elbow: 22 }),
        legs: [planted(84), planted(-64)],
      }),
    },
    {
      pose: front({
        hips: [14, -208],
        lean: 2,
        arms: [
          { elbow: [66, -274], hand: [20, -250] },
          { elbow: [-40, -274], hand: [0, -246] },
        ],
        legs: [planted(32), { ankle: [-4, -30] }],
      }),
    },
  ),
  "skater-step": onFeet({ pose: leap(-1) }, { pose: leap(1) }),
  "shadow-boxing": onFeet(
    { pose: side({ ...boxing, arms: both(guard) }) },
    { pose: side({ ...boxing, lean: 12, arms: [{ upper: 98, elbow: 2 }, guard] }) },
  ),
  "squat-punch": onFeet(
    { pose: side({ ...halfSquat, arms: both({ upper: 50, elbow: 124 }) }) },
    { pose: side({ lean: 4, arms: [{ upper: 94, elbow: 2 }, guard] }) },
  ),
  "chair-climber": onTheFloor({
    pose: side({
      ...straight(tiptoe(-316, 62), 56),
      nod: -8,
      arms: both({ hand: [-2, -107] }),
      legs: [tiptoe(-316, 62), { thigh: 66, knee: 116 }],
    }),
    behind: wallAhead(96) + chairAhead(38),
    middle: -102,
  }),
  "mountain-climber": onTheFloor(
    { pose: { ...highPlank, legs: [climbing, toes] } },
    { pose: { ...highPlank, legs: [toes, climbing] } },
  ),
  "cross-climber": onTheFloor({
    pose: { ...highPlank, legs: [toes, { knee: [94, -64], ankle: [12, -46], pitch: 62 }] },
  }),
  "step-back-burpee": onTheFloor(
    {
      pose: {
        ...highPlank,
        hips: [-40, -104],
        lean: 76,
        arms: both({ hand: [84, HAND] }),
        legs: [planted(-6), planted(4)],
      },
    },
    { pose: highPlank },
  ),
  burpee: onFeet(
    { pose: highPlank, middle: -76, shadow: 210 },
    { pose: inTheAir, middle: -64, shadow: 60 },
  ),
  "squat-rise": onFeet(
    { pose: { ...squatting, arms: both({ upper: -10, elbow: 8 }) } },
    {
      pose: side({ hips: [20, -243], arms: both(overhead), legs: [tiptoe(-2, 52), tiptoe(6, 52)] }),
    },
  ),
  "squat-jump": onFeet(
    { pose: side({ ...halfSquat, arms: both({ upper: -18, elbow: 8 }) }) },
    { pose: inTheAir, shadow: 70 },
  ),
};
