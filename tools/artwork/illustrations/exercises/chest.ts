import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  front,
  HAND,
  highPlank,
  onTheBack,
  planted,
  side,
  straight,
  straightFromKnees,
  tiptoe,
} from "./stances.ts";
import { arrow, backpack, chairAhead, stairsBehind, wallAhead } from "./things.ts";

const handsOnWall = both({ hand: [199, -312] } as const);
const pressing = onTheBack;

/** Exercises for the chest, by their ID in the program. */
export const chest: Record<string, Exercise> = {
  "wall-push-up": onFeet(
    {
      pose: side({ ...straight(planted(0), 14), arms: handsOnWall }),
      behind: wallAhead(211),
      middle: 104,
    },
    {
      pose: side({ ...straight(planted(0), 24), nod: -6, arms: handsOnWall }),
      behind: wallAhead(211),
      middle: 104,
    },
  ),
  "chair-push-up": onTheFloor({
    pose: side({ ...straight(tiptoe(-338, 62), 69), nod: -8, arms: both({ hand: [-2, -107] }) }),
    behind: wallAhead(96) + chairAhead(38),
    middle: -112,
  }),
  "knee-push-up": onTheFloor(
    {
      pose: side({ ...straightFromKnees(-100, 58), nod: -6, arms: both({ hand: [96, HAND] }) }),
    },
    {
      pose: side({ ...straightFromKnees(-100, 79), nod: -16, arms: both({ hand: [96, HAND] }) }),
    },
  ),
  "push-up": onTheFloor(
    { pose: highPlank },
    { pose: { ...highPlank, hips: [9, -56], lean: 87, nod: -18 } },
  ),
  "decline-push-up": onTheFloor({
    pose: side({
      ...straight(tiptoe(-231, 70, 40), 95),
      nod: -22,
      arms: both({ hand: [90, HAND] }),
    }),
    behind: stairsBehind(-176),
    middle: -22,
  }),
  "palm-press": onFeet({
    pose: front({
      arms: [
        { elbow: [70, -296], hand: [9, -312] },
        { elbow: [-70, -296], hand: [-9, -312] },
      ],
    }),
    before:
      arrow([140, -304], [120, -304], [108, -304]) +
      arrow([-140, -304], [-120, -304], [-108, -304]),
  }),
  "squeeze-press": onFeet(
    { pose: side({ arms: both({ hand: [58, -308] }) }), behind: backpack(60, -346) },
    { pose: side({ arms: both({ hand: [118, -322] }) }), behind: backpack(122, -360) },
  ),
  "backpack-floor-press": onTheFloor(
    {
      pose: { ...pressing, arms: both({ elbow: [-92, -18], hand: [-94, -78] }) },
      behind: backpack(-94, -142),
    },
    {
      pose: { ...pressing, arms: both({ hand: [-118, -157] }) },
      behind: backpack(-118, -220),
    },
  ),
  "slow-push-down": onTheFloor(
    { pose: highPlank },
    {
      pose: { ...highPlank, hips: [9, -40], lean: 92, nod: -26, arms: both({ hand: [82, HAND] }) },
      before: arrow([-40, -150], [-40, -120], [-40, -104]),
    },
  ),
  "staggered-push-up": onTheFloor({
    pose: {
      ...highPlank,
      hips: [4, -84],
      lean: 79,
      nod: -16,
      arms: [{ hand: [176, HAND] }, { hand: [82, HAND] }],
    },
  }),
};
