import type { Effort, PoolExercise, WorkoutTemplate } from "../pool/exercise-pool.ts";
import { areasByDay, chooseWorkouts, isGentler, type Training } from "./choose-workouts.ts";

export interface WorkoutDay {
  name: string;
  /** How long it takes, warm-up and rests included. Days of rest have none. */
  minutes?: number | undefined;
  note?: string | undefined;
  exercises: Effort[];
  /** The areas that get an exercise more. */
  areas: string[];
}

export interface WorkoutWeek {
  title: string;
  intro: string;
  days: WorkoutDay[];
}

export const SECONDS_PER_REPETITION = 4;
/** The warm-up video. */
const WARM_UP_SECONDS = 5 * 60;

/** A member's weeks of training. */
export function workoutWeeks(
  exercises: Record<string, PoolExercise>,
  template: WorkoutTemplate,
  training: Training,
): WorkoutWeek[] {
  const chosen = chooseWorkouts(exercises, template, training);
  const areas = areasByDay(template.days, training);
  return template.weeks.map(({ title, intro }, week) => ({
    title,
    intro,
    days: template.days.map((dayTemplate, day) => {
      const { name, notes, parts } = dayTemplate;
      const efforts = chosen[week]?.[day] ?? [];
      const isTraining = parts.some(({ kind }) => kind === "strength" || kind === "cardio");
      return {
        name,
        note: isGentler(dayTemplate, week, training)
          ? dayTemplate.gentler?.note
          : notes[week % notes.length],
        minutes: isTraining ? minutesOf(efforts) : undefined,
        exercises: efforts,
        areas: areas[day] ?? [],
      };
    }),
  }));
}

/** The warm-up, all sets, and the rests after them. */
export function minutesOf(efforts: Effort[]): number {
  const seconds = efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = repetitions * SECONDS_PER_REPETITION, sides, rest }) =>
      sum + sets * (seconds * (sides ?? 1) + rest),
    WARM_UP_SECONDS,
  );
  return Math.round(seconds / 60);
}
