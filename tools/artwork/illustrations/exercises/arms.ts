import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import {
  both,
  front,
  HAND,
  handsWide,
  overhead,
  planted,
  side,
  sitting,
  straight,
  straightFromKnees,
  tiptoe,
} from "./stances.ts";
import { backpack, chairBelow, towel, wallAhead } from "./things.ts";

/** Exercises for the arms, by their ID in the program. */
export const arms: Record<string, Exercise> = {
  "seated-backpack-press": onFeet(
    {
      pose: sitting({ arms: both({ hand: [44, -221] }) }),
      behind: chairBelow(0),
      before: backpack(58, -240),
    },
    {
      pose: sitting({ arms: both(overhead) }),
      behind: chairBelow(0),
      before: backpack(12, -427),
    },
  ),
  "towel-press": onFeet(
    {
      pose: front({ arms: handsWide([74, -292], [92, -318]) }),
      before: towel("M-96-318H96"),
    },
    {
      pose: front({ arms: handsWide([64, -404], [88, -458]) }),
      before: towel("M-92-458H92"),
    },
  ),
  "backpack-press": onFeet(
    { pose: side({ arms: both({ hand: [44, -318] }) }), before: backpack(56, -330) },
    { pose: side({ arms: both(overhead) }), before: backpack(12, -524) },
  ),
  "one-arm-backpack-press": onFeet(
    {
      pose: front({
        arms: [
          { elbow: [78, -290], hand: [66, -346] },
          { upper: 8, elbow: 6 },
        ],
      }),
      behind: backpack(82, -352),
    },
    {
      pose: front({
        arms: [
          { upper: 172, elbow: 4 },
          { upper: 8, elbow: 6 },
        ],
      }),
      behind: backpack(66, -470),
    },
  ),
  "towel-curl": onFeet(
    {
      pose: sitting({ arms: both({ hand: [62, -158] }) }),
      behind: chairBelow(0),
      before: towel("M62-158L56-112Q62-92 74-112L66-158"),
    },
    {
      pose: sitting({
        arms: both({ hand: [72, -212] }),
        legs: [{ thigh: 101, knee: 98 }, planted(104)],
      }),
      behind: chairBelow(0),
      before: towel("M70-208L58-122Q64-102 78-122L74-208"),
    },
  ),
  "backpack-curl": onFeet(
    { pose: side({ arms: both({ hand: [28, -224] }) }), before: backpack(38, -222) },
    { pose: side({ arms: both({ hand: [60, -312] }) }), before: backpack(78, -312) },
  ),
  "close-wall-push-up": onFeet({
    pose: side({ ...straight(planted(0), 22), nod: -6, arms: both({ hand: [186, -272] }) }),
    behind: wallAhead(198),
    middle: 98,
  }),
  "close-knee-push-up": onTheFloor({
    pose: side({ ...straightFromKnees(-100, 76), nod: -16, arms: both({ hand: [92, HAND] }) }),
  }),
  "close-push-up": onTheFloor({
    pose: side({ ...straight(tiptoe(-231, 74), 84), nod: -16, arms: both({ hand: [70, HAND] }) }),
  }),
  "floor-dip": onTheFloor(
    {
      pose: side({
        hips: [0, -44],
        lean: -42,
        nod: 20,
        arms: both({ hand: [-88, HAND] }),
        legs: [planted(106), planted(116)],
      }),
    },
    {
      pose: side({
        hips: [-4, -34],
        lean: -50,
        nod: 24,
        arms: both({ hand: [-88, HAND] }),
        legs: [planted(106), planted(116)],
      }),
    },
  ),
  "arm-hold": onFeet({ pose: front({ arms: both({ upper: 90, elbow: 0 }) }) }),
};
