import { feetFromFront } from "../../figure/moves/stance.ts";
import { type Exercise, onFeet } from "./exercise.ts";
import { both, farHandOnWall, front, planted, side } from "./stances.ts";
import { arrow, circles, wallAhead, wallBetween } from "./things.ts";

/** Warm-up exercises, by their ID in the program. */
export const warmUp: Record<string, Exercise> = {
  "arm-circles": onFeet({
    pose: front({ arms: both({ upper: 90, elbow: 4 }) }),
    before: circles,
  }),
  "shoulder-rolls": onFeet({
    pose: front({ shrug: 16, arms: both({ upper: 5, elbow: 4 }) }),
    before:
      arrow([102, -330], [112, -404], [66, -398]) + arrow([-102, -330], [-112, -404], [-66, -398]),
  }),
  "standing-turn": onFeet({
    pose: front({
      lean: 2,
      nod: 4,
      arms: [
        { elbow: [92, -296], hand: [126, -246] },
        { elbow: [2, -296], hand: [62, -262] },
      ],
      legs: [planted(34), { knee: [-16, -124], ankle: [-34, -42], pitch: 44 }],
    }),
    before: arrow([120, -204], [152, -212], [168, -244]),
  }),
  "hip-circles": onFeet({
    pose: front({
      hips: [30, -214],
      lean: -11,
      curl: -4,
      nod: 12,
      arms: [
        { elbow: [98, -276], hand: [56, -238] },
        { elbow: [-86, -268], hand: [-14, -232] },
      ],
      legs: feetFromFront(62),
    }),
    before: arrow([-58, -196], [0, -150], [92, -190]),
  }),
  "leg-swing": onFeet(
    {
      pose: side({ lean: -3, arms: farHandOnWall, legs: [{ thigh: 54, knee: 4 }, planted(0)] }),
      behind: wallBetween(-110, 480),
      middle: 40,
    },
    {
      pose: side({
        lean: 8,
        nod: -6,
        arms: [
          { upper: 8, elbow: 10 },
          { upper: 18, elbow: 56 },
        ],
        legs: [{ thigh: -36, knee: 6, pitch: 40 }, planted(0)],
      }),
      middle: -32,
    },
  ),
  "heel-curl": onFeet({
    pose: side({
      lean: 2,
      arms: [
        { upper: 40, elbow: 64 },
        { upper: -30, elbow: 50 },
      ],
      legs: [{ thigh: 2, knee: 128 }, planted(0)],
    }),
  }),
  "ankle-circles": onFeet({
    pose: side({
      lean: 0,
      arms: [{ upper: 8, elbow: 10 }, { hand: [118, -336] }],
      legs: [{ ankle: [50, -52], pitch: 34 }, planted(0)],
    }),
    behind: wallAhead(130),
    before: arrow([96, -58], [118, -22], [88, -8]),
    middle: 34,
  }),
  "reach-and-pull": onFeet(
    { pose: front({ arms: both({ upper: 172, elbow: 4 }) }) },
    {
      pose: front({
        arms: [
          { elbow: [64, -282], hand: [84, -340] },
          { elbow: [-64, -282], hand: [-84, -340] },
        ],
      }),
    },
  ),
};
