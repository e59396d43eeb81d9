import { type Exercise, onFeet } from "./exercise.ts";
import { planted, side, tiptoe } from "./stances.ts";

/** Walks, by their ID in the program. */
export const walks: Record<string, Exercise> = {
  "easy-walk": onFeet({
    pose: side({
      hips: [0, -214],
      lean: 3,
      arms: [
        { upper: -30, elbow: 14 },
        { upper: 32, elbow: 26 },
      ],
      legs: [planted(56), tiptoe(-104, 40)],
    }),
  }),
  "brisk-walk": onFeet({
    pose: side({
      hips: [0, -204],
      lean: 7,
      arms: [
        { upper: -42, elbow: 82 },
        { upper: 48, elbow: 84 },
      ],
      legs: [{ ankle: [92, -26], pitch: -22 }, tiptoe(-134, 48)],
    }),
  }),
};
