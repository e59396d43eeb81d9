import type { Exercise } from "./exercise.ts";
import { onFeet } from "./on-feet.ts";
import { onTheFloor } from "./on-the-floor.ts";

/** All drawn exercises. */
export const exercises: Record<string, Exercise> = { ...onFeet, ...onTheFloor };
