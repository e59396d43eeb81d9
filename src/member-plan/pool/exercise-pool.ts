import type { Area } from "./areas.ts";
import type { ExerciseKind } from "./exercise-kinds.ts";

export interface PoolExercise {
  name: string;
  image?: { image: string; alt: string } | undefined;
  form: string;
  regression: string;
  /** What it trains, the main part first. */
  muscles: string[];
  level: 1 | 2 | 3;
  impact: "low" | "high";
  equipment: string[];
  kind: ExerciseKind;
  measure: "repetitions" | "seconds";
  easier?: string | undefined;
  harder?: string | undefined;
}

/** One line of a day: how many exercises of a kind, and how much of each. */
export interface WorkoutPart {
  kind: PoolExercise["kind"];
  muscles?: string[] | undefined;
  sets: number;
  repetitions: number;
  seconds: number;
  rest: number;
  /** How much is added each week. */
  growth: { repetitions: number; seconds: number };
}

/** A day of the week, before its exercises are chosen. */
export interface DayTemplate {
  name: string;
  /** A line below the name, for each week. */
  notes: string[];
  /** Areas that can get an exercise more on this day. */
  areas: Area[];
  parts: WorkoutPart[];
  /** Takes the place of the day for members who begin more gently. */
  gentler?: { note: string; parts: WorkoutPart[] } | undefined;
}

/** `program/workouts.yaml`: how a week of training is put together, and how it grows. */
export interface WorkoutTemplate {
  weeks: { title: string; intro: string }[];
  days: DayTemplate[];
}

/** An exercise of a day, and how much of it: repetitions or seconds. */
export interface Effort {
  exercise: string;
  sets: number;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  /** Seconds of rest after each set. */
  rest: number;
}
