import { reverseLunge } from "../../figure/moves/reverse-lunge.ts";
import { squat } from "../../figure/moves/squat.ts";
import type { Pose } from "../../figure/pose.ts";
import { type Exercise, onFeet } from "./exercise.ts";
import { both, farHandOnWall, front, planted, side, squatting, tiptoe } from "./stances.ts";
import { backpack, chairBelow, stairsAhead, wall, wallAhead, wallBehind } from "./things.ts";

const chairAtWall = wall(-144) + chairBelow(-84);
const aboveSeat = { hips: [-84, -130], lean: 42, nod: -22 } as const;
const armsAhead = both({ upper: 88 + aboveSeat.lean, elbow: 4 });
const lunging: Pose = side({
  hips: [-20, -142],
  lean: 3,
  legs: [tiptoe(-124, 62), planted(72)],
});
const hug = both({ hand: [52, -306] } as const);

/** Exercises for the legs, by their ID in the program. */
export const legs: Record<string, Exercise> = {
  "chair-squat": onFeet(
    { pose: side({}), behind: chairAtWall, middle: -8, size: 0.74 },
    { pose: side({ ...aboveSeat, arms: armsAhead }), behind: chairAtWall, middle: -8, size: 0.74 },
  ),
  squat: onFeet({ pose: squat(0, 4) }, { pose: squatting }),
  "backpack-squat": onFeet(
    { pose: side({ arms: hug }), behind: backpack(54, -350) },
    {
      pose: { ...squatting, arms: both({ hand: [44, -186] }) },
      behind: backpack(50, -226),
    },
  ),
  "one-leg-sit-down": onFeet(
    {
      pose: side({ legs: [{ thigh: 24, knee: 6, pitch: -6 }, planted(0)] }),
      behind: chairAtWall,
      middle: -8,
      size: 0.74,
    },
    {
      pose: side({
        ...aboveSeat,
        arms: armsAhead,
        legs: [{ thigh: 74, knee: 8, pitch: -40 }, planted(0)],
      }),
      behind: chairAtWall,
      middle: -8,
      size: 0.74,
    },
  ),
  "split-squat": onFeet(
    {
      pose: side({
        hips: [-6, -204],
        arms: farHandOnWall,
        legs: [tiptoe(-100, 40), planted(72)],
      }),
      behind: wallBehind,
      middle: 0,
    },
    { pose: { ...lunging, arms: farHandOnWall }, behind: wallBehind, middle: 0 },
  ),
  "reverse-lunge": onFeet({ pose: reverseLunge(0, 4) }, { pose: reverseLunge(0.5, 4) }),
  "backpack-lunge": onFeet(
    { pose: side({ arms: hug }), behind: backpack(54, -350) },
    {
      pose: { ...lunging, arms: both({ hand: [32, -228] }) },
      behind: backpack(34, -272),
    },
  ),
  "side-lunge": onFeet({
    pose: front({
      hips: [52, -150],
      lean: -6,
      arms: [
        { elbow: [92, -216], hand: [46, -246] },
        { elbow: [-22, -216], hand: [30, -246] },
      ],
      legs: [planted(84), planted(-118)],
    }),
  }),
  "calf-raise": onFeet(
    { pose: side({}) },
    { pose: side({ hips: [20, -243], legs: [tiptoe(-2, 52), tiptoe(6, 52)] }) },
  ),
  "stair-calf-raise": onFeet(
    {
      pose: side({
        hips: [2, -251],
        arms: farHandOnWall,
        legs: [tiptoe(-4, -14, 40), tiptoe(6, -14, 40)],
      }),
      behind: wallBehind,
      before: stairsAhead(10),
      middle: 0,
    },
    {
      pose: side({
        hips: [20, -282],
        arms: farHandOnWall,
        legs: [tiptoe(-4, 48, 40), tiptoe(6, 48, 40)],
      }),
      behind: wallBehind,
      before: stairsAhead(10),
      middle: 0,
    },
  ),
  "one-leg-calf-raise": onFeet({
    pose: side({
      hips: [22, -242],
      lean: 2,
      arms: [{ upper: 8, elbow: 10 }, { hand: [128, -340] }],
      legs: [tiptoe(0, 48), { thigh: 4, knee: 64 }],
    }),
    behind: wallAhead(140),
    middle: 40,
  }),
  "toe-raise": onFeet({
    pose: side({
      lean: -2,
      legs: [
        { ankle: [26, -20], pitch: -26 },
        { ankle: [36, -20], pitch: -26 },
      ],
    }),
    behind: wall(-32),
  }),
  "wall-sit": onFeet({
    pose: side({
      hips: [0, -122],
      lean: 0,
      arms: both({ upper: 22, elbow: 52 }),
      legs: [planted(98), planted(106)],
    }),
    behind: wall(-32),
  }),
  "stair-step-up": onFeet(
    {
      pose: side({
        hips: [24, -212],
        lean: 10,
        arms: [
          { upper: -14, elbow: 30 },
          { upper: 34, elbow: 40 },
        ],
        legs: [planted(66, 40), planted(-6)],
      }),
      before: stairsAhead(44),
      middle: 60,
    },
    {
      pose: side({
        hips: [70, -259],
        lean: 2,
        arms: [
          { upper: 4, elbow: 14 },
          { upper: 12, elbow: 14 },
        ],
        legs: [planted(66, 40), { ankle: [18, -70], pitch: 34 }],
      }),
      before: stairsAhead(44),
      middle: 60,
    },
  ),
};
