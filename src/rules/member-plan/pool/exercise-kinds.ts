export const EXERCISE_KINDS = [
  "warm-up",
  "balance",
  "strength",
  "cardio",
  "stretch",
  "walk",
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** The body's movement in a strength exercise. A week has all of them. */
export const PATTERNS = [
  "push",
  "press",
  "pull",
  "squat",
  "hinge",
  "lunge",
  "calf",
  "brace",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Demands on the body: a jump, getting down to the floor, or balancing on one leg. */
export const DEMANDS = ["jump", "floor", "one-leg"] as const;
export type Demand = (typeof DEMANDS)[number];

/** The areas of the body that the quiz asks about. */
export const AREAS = ["arms", "chest", "back", "belly", "butt", "legs"] as const;
export type Area = (typeof AREAS)[number];
