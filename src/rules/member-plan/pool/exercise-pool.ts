import type { Area, Demand, ExerciseKind, Pattern } from "./exercise-kinds.ts";

export interface PoolExercise {
  name: string;
  image?: { image: string; alt: string } | undefined;
  form: string;
  regression: string;
  /** The muscles that it trains, the main part first. */
  muscles: string[];
  /** Of strength: how the body moves. Without one, it's only an extra for an area. */
  pattern?: Pattern | undefined;
  level: 1 | 2 | 3;
  demands?: Demand[] | undefined;
  equipment: string[];
  kind: ExerciseKind;
  measure: "repetitions" | "seconds";
  /** If it's done once for each side. */
  sides?: 2 | undefined;
  easier?: string | undefined;
  harder?: string | undefined;
}

/** One line of a day: how many exercises of a kind, and how much of each. */
export interface WorkoutPart {
  kind: PoolExercise["kind"];
  pattern?: Pattern | undefined;
  muscles?: string[] | undefined;
  sets: number;
  repetitions: number;
  seconds: number;
  rest: number;
  /** The increase each week. */
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
  /** The time that a day's exercises take at most. Those at the end have fewer sets then. */
  "max-minutes"?: number | undefined;
  weeks: {
    title: string;
    intro: string;
    /** Sets less of each strength and cardio exercise. */
    "fewer-sets"?: number | undefined;
  }[];
  days: DayTemplate[];
}

/** An exercise of a day, and how much of it: repetitions or seconds, for each side if it has two. */
export interface Effort {
  exercise: string;
  sets: number;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  sides?: 2 | undefined;
  /** Seconds of rest after each set. */
  rest: number;
}
