export const EXERCISE_KINDS = ["warm-up", "strength", "cardio", "stretch", "walk"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
