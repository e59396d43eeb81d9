import { type Exercise, onFeet, onTheFloor } from "./exercise.ts";
import { both, HAND, highPlank, overhead, planted, side, squatting } from "./stances.ts";
import { backpack } from "./things.ts";

const standingTall = side({ arms: both(overhead) });

/** Exercises for the whole body, by their ID in the program. */
export const wholeBody: Record<string, Exercise> = {
  "squat-reach": onFeet({ pose: squatting }, { pose: standingTall }),
  "squat-press": onFeet(
    {
      pose: side({ hips: [-62, -126], lean: 36, nod: -20, arms: both({ hand: [60, -206] }) }),
      before: backpack(70, -216),
    },
    { pose: standingTall, before: backpack(12, -524) },
  ),
  "walk-out": onTheFloor(
    {
      pose: {
        ...highPlank,
        hips: [0, -196],
        lean: 118,
        nod: 10,
        arms: both({ hand: [100, HAND] }),
        legs: [planted(-24), planted(-14)],
      },
    },
    { pose: highPlank },
  ),
};
