import type { PoolExercise } from "#rules/member-plan/pool/exercise-pool.ts";
import type { Program } from "../../program/program.ts";
import { exercises } from "../../program/training.fixtures.ts";

const { plank, "chair-stand": chairStand } = exercises;

/** Of a level that no member of the stories has, so that it only comes up by exchange. */
const neighbor = (like: PoolExercise | undefined, other: Partial<PoolExercise>) => ({
  ...(like as PoolExercise),
  level: 3 as const,
  ...other,
});

/** The made-up exercises, with easier and harder ones. */
export const withNeighbors: Pick<Program, "exercises"> = {
  exercises: {
    exercises: {
      ...exercises,
      plank: { ...(plank as PoolExercise), easier: "knee-plank", harder: "side-plank" },
      "knee-plank": neighbor(plank, {
        name: "Plank on the knees",
        form: "A straight line from head to knee.",
        harder: "plank",
      }),
      "side-plank": neighbor(plank, {
        name: "Side plank",
        form: "On one forearm, hips up.",
        measure: "repetitions",
        easier: "plank",
      }),
      "chair-stand": { ...(chairStand as PoolExercise), harder: "jump-squat" },
      "jump-squat": neighbor(chairStand, {
        name: "Squat with a jump",
        form: "Land softly.",
        demands: ["jump"],
        easier: "chair-stand",
      }),
    },
  },
};
