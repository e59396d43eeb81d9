import {
  type Arm,
  bones,
  type Leg,
  type Pose,
  standingHips,
  standingHipsFromFront,
} from "../../resources/video/body/pose.ts";
import { hipHinge } from "../../resources/video/moves/hip-hinge.ts";
import { jumpingJack } from "../../resources/video/moves/jumping-jack.ts";
import { marchInPlace } from "../../resources/video/moves/march-in-place.ts";
import { reverseLunge } from "../../resources/video/moves/reverse-lunge.ts";
import { sideBend } from "../../resources/video/moves/side-bend.ts";
import { squat } from "../../resources/video/moves/squat.ts";
import { feetFromFront, feetFromSide, onToes } from "../../resources/video/moves/stance.ts";
import type { Exercise } from "./exercise.ts";
import { backpack, circles, wall, wallBehind } from "./things.ts";

const side = (pose: Pick<Pose, "hips" | "lean"> & Partial<Pose>): Pose => ({
  view: "side",
  arms: both({ upper: 8, elbow: 10 }),
  legs: feetFromSide(),
  ...pose,
});
const front = (pose: Partial<Pose>): Pose => ({
  ...side({ hips: [0, standingHipsFromFront], lean: 0, legs: feetFromFront(30) }),
  view: "front",
  ...pose,
});
const both = (arm: Arm): [Arm, Arm] => [arm, arm];
const planted = (x: number): Leg => ({ ankle: [x, -bones.ankle] });

const standing = { hips: [0, standingHips], lean: 1 } as const;
const overhead = side({ ...standing, arms: both({ upper: 176, elbow: 4 }) });
const guard: Arm = { upper: 34, elbow: 122 };
const boxing = { hips: [0, -205], lean: 8, legs: [planted(-52), planted(50)] } as const;
const leap = (to: 1 | -1): Pose => {
  const [standingLeg, freeLeg]: Leg[] = [
    { ankle: [66 * to, -bones.ankle] },
    { ankle: [-30 * to, -58] },
  ];
  const [ahead, behind]: Arm[] = [
    { upper: 24, elbow: 50 },
    { upper: 52, elbow: 30 },
  ];
  const pairs = {
    1: { legs: [standingLeg, freeLeg], arms: [ahead, behind] },
    "-1": { legs: [freeLeg, standingLeg], arms: [behind, ahead] },
  } as const;
  return front({
    hips: [34 * to, -198],
    lean: 16 * to,
    ...(pairs[to] as Pick<Pose, "legs" | "arms">),
  });
};

/** Exercises that are done on one's feet, by their id in the program. */
export const onFeet: Record<string, Exercise> = {
  "arm-circles": {
    on: "feet",
    moments: [{ pose: front({ arms: both({ upper: 90, elbow: 4 }) }), before: circles }],
  },
  "march-in-place": {
    on: "feet",
    moments: [{ pose: marchInPlace(0.45) }, { pose: marchInPlace(1.35) }],
  },
  "side-bend": { on: "feet", moments: [{ pose: sideBend(0.5, 4) }, { pose: sideBend(1.5, 4) }] },
  "hip-hinge": { on: "feet", moments: [{ pose: hipHinge(0, 3) }, { pose: hipHinge(0.5, 3) }] },
  squat: { on: "feet", moments: [{ pose: squat(0, 4) }, { pose: squat(0.5, 4) }] },
  "reverse-lunge": {
    on: "feet",
    moments: [{ pose: reverseLunge(0, 4) }, { pose: reverseLunge(0.5, 4) }],
  },
  "jumping-jack": {
    on: "feet",
    moments: [{ pose: jumpingJack(0, 8) }, { pose: jumpingJack(0.5, 8) }],
  },
  "backpack-row": {
    on: "feet",
    moments: [
      {
        pose: side({ hips: [-50, -206], lean: 64, nod: -24, arms: both({ hand: [60, -140] }) }),
        before: backpack(62, -140),
      },
      {
        pose: side({ hips: [-50, -206], lean: 64, nod: -24, arms: both({ hand: [26, -206] }) }),
        before: backpack(30, -206),
      },
    ],
  },
  "backpack-press": {
    on: "feet",
    moments: [
      { pose: side({ ...standing, arms: both({ hand: [44, -318] }) }), before: backpack(56, -330) },
      { pose: overhead, before: backpack(12, -524) },
    ],
  },
  "wall-angel": {
    on: "feet",
    moments: [
      { pose: front({ arms: both({ upper: 88, elbow: 88 }) }), behind: wallBehind },
      { pose: front({ arms: both({ upper: 152, elbow: 22 }) }), behind: wallBehind },
    ],
  },
  "calf-raise": {
    on: "feet",
    moments: [
      { pose: side(standing) },
      { pose: side({ hips: [20, -243], lean: 1, legs: [onToes(-2, 52), onToes(6, 52)] }) },
    ],
  },
  "wall-sit": {
    on: "feet",
    moments: [
      {
        pose: side({
          hips: [0, -122],
          lean: 0,
          arms: both({ upper: 22, elbow: 52 }),
          legs: [planted(98), planted(106)],
        }),
        behind: wall(-32),
      },
    ],
  },
  "backpack-deadlift": {
    on: "feet",
    moments: [
      {
        pose: side({ hips: [-56, -203], lean: 66, nod: -28, arms: both({ hand: [48, -132] }) }),
        before: backpack(50, -132),
      },
      { pose: side({ ...standing, arms: both({ hand: [24, -222] }) }), before: backpack(36, -222) },
    ],
  },
  "squat-press": {
    on: "feet",
    moments: [
      {
        pose: side({ hips: [-62, -126], lean: 36, nod: -20, arms: both({ hand: [60, -206] }) }),
        before: backpack(70, -216),
      },
      { pose: overhead, before: backpack(12, -524) },
    ],
  },
  "shadow-boxing": {
    on: "feet",
    moments: [
      { pose: side({ ...boxing, arms: both(guard) }) },
      { pose: side({ ...boxing, lean: 12, arms: [{ upper: 98, elbow: 2 }, guard] }) },
    ],
  },
  "skater-step": { on: "feet", moments: [{ pose: leap(-1) }, { pose: leap(1) }] },
  "easy-walk": {
    on: "feet",
    moments: [
      {
        pose: side({
          hips: [0, -214],
          lean: 3,
          arms: [
            { upper: -30, elbow: 14 },
            { upper: 32, elbow: 26 },
          ],
          legs: [planted(56), onToes(-104, 40)],
        }),
      },
    ],
  },
  "chest-stretch": {
    on: "feet",
    moments: [
      {
        pose: front({
          hips: [10, standingHipsFromFront],
          lean: 7,
          nod: 6,
          arms: [
            { upper: 14, elbow: 10 },
            { upper: 92, elbow: 92 },
          ],
        }),
        behind: wall(-112),
      },
    ],
  },
};
