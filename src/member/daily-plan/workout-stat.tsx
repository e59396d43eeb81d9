import type { WorkoutDay } from "#funnel/program-schema.ts";
import { freeDaysText } from "../workouts/free-days.tsx";
import { countDone } from "../workouts/ticks.ts";
import { Stat, StatHint } from "./stat.tsx";
import { TabLink } from "./tab-link.tsx";

/** What there is to train today; undefined after the last workout. */
export function WorkoutStat({
  workout,
  ticked,
}: {
  workout: WorkoutDay | undefined;
  ticked: number[];
}) {
  return (
    <Stat name="Today's workout" icon="barbell" wide>
      {workout ? workout.name : "Free day"}
      {workout && workout.exercises.length > 0 && (
        <StatHint>
          {workout.minutes !== undefined && `${workout.minutes} min · `}
          {countDone(ticked, workout.exercises)} of {workout.exercises.length} exercises done
        </StatHint>
      )}
      {!workout && <StatHint>{freeDaysText}</StatHint>}
      <TabLink tab="workouts">{workout ? "Open the workout" : "Open the workouts"}</TabLink>
    </Stat>
  );
}
