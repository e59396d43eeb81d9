import { arms } from "./arms.ts";
import { back } from "./back.ts";
import { balance } from "./balance.ts";
import { belly } from "./belly.ts";
import { butt } from "./butt.ts";
import { cardio } from "./cardio.ts";
import { chest } from "./chest.ts";
import type { Exercise } from "./exercise.ts";
import { legs } from "./legs.ts";
import { stretches } from "./stretches.ts";
import { walks } from "./walks.ts";
import { warmUp } from "./warm-up.ts";
import { wholeBody } from "./whole-body.ts";

/** All drawn exercises. */
export const exercises: Record<string, Exercise> = {
  ...chest,
  ...arms,
  ...back,
  ...belly,
  ...butt,
  ...legs,
  ...wholeBody,
  ...cardio,
  ...balance,
  ...warmUp,
  ...stretches,
  ...walks,
};
