import type { WorkoutDay } from "#rules/member-plan/workouts/workout-weeks.ts";
import { freeDaysText } from "../workouts/free-days.tsx";
import { countDone } from "../workouts/ticks.ts";
import { Stat, StatHint } from "./stat.tsx";
import { TabLink } from "./tab-link.tsx";

interface WorkoutStatProps {
  /** Undefined after the last one. */
  workout: WorkoutDay | undefined;
  ticked: number[];
  /** The week to open, unless it's the current day's. */
  week: number | undefined;
}

/** The day's workout. */
export function WorkoutStat({ workout, ticked, week }: WorkoutStatProps) {
  return (
    <Stat name={week === undefined ? "Today's workout" : "Workout"} icon="barbell" wide>
      <p>{workout ? workout.name : "Free day"}</p>
      {workout && workout.exercises.length > 0 && (
        <StatHint>
          {workout.minutes !== undefined && <span>{`${workout.minutes} min · `}</span>}
          <span>
            {`${countDone(ticked, workout.exercises)} of ${workout.exercises.length} exercises done`}
          </span>
        </StatHint>
      )}
      {!workout && <StatHint>{freeDaysText}</StatHint>}
      <TabLink tab="workouts" week={week}>
        {workout ? "Open the workout" : "Open the workouts"}
      </TabLink>
    </Stat>
  );
}
