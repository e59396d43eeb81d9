import { type Exercise, onFeet } from "./exercise.ts";
import { farHandOnWall, front, handsWide, planted, side, tiptoe } from "./stances.ts";
import { arrow, wallBehind } from "./things.ts";

/** Balance exercises, by their ID in the program. */
export const balance: Record<string, Exercise> = {
  "tandem-stand": onFeet({
    pose: side({ arms: farHandOnWall, legs: [planted(27), planted(-27)] }),
    behind: wallBehind,
    middle: 0,
  }),
  "one-leg-stand": onFeet({
    pose: side({ arms: farHandOnWall, legs: [{ thigh: 22, knee: 58 }, planted(0)] }),
    behind: wallBehind,
    middle: 0,
  }),
  "tandem-walk": onFeet({
    pose: side({ lean: 3, arms: farHandOnWall, legs: [planted(40), tiptoe(-34, 34)] }),
    behind: wallBehind,
    before: arrow([96, -60], [120, -60], [146, -60]),
    middle: 0,
  }),
  "side-walk": onFeet({
    pose: front({
      hips: [14, -208],
      arms: handsWide([86, -286], [92, -342]),
      legs: [planted(84), planted(-50)],
    }),
    behind: wallBehind,
    before: arrow([118, -60], [140, -60], [166, -60]),
  }),
};
