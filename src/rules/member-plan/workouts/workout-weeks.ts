import type { Effort, PoolExercise, WorkoutTemplate } from "../pool/exercise-pool.ts";
import {
  areasByDay,
  chooseWorkouts,
  isGentler,
  type Training,
  toUsualWeek,
} from "./choose-workouts.ts";
import { countMinutes } from "./session-time.ts";

export interface WorkoutDay {
  name: string;
  /** The time that it takes, warm-up and rests included. Days of rest have none. */
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
          : notes[toUsualWeek(dayTemplate, week, training) % notes.length],
        minutes: isTraining ? countMinutes(efforts) : undefined,
        exercises: efforts,
        areas: areas[day] ?? [],
      };
    }),
  }));
}
