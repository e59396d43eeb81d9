import type {
  DayTemplate,
  PoolExercise,
  WorkoutPart,
  WorkoutTemplate,
} from "#rules/member-plan/pool/exercise-pool.ts";

export const exercises: Record<string, PoolExercise> = {
  plank: {
    name: "Plank on the forearms",
    image: { image: "move-plank", alt: "" },
    form: "A straight line from head to heel.",
    regression: "Let the knees down.",
    level: 1,
    equipment: ["none"],
    kind: "strength",
    muscles: ["belly"],
    measure: "seconds",
  },
  "chair-stand": {
    name: "Standing up from a chair",
    form: "Feet below the knees, and no push with the hands.",
    regression: "Use a higher chair.",
    level: 1,
    equipment: ["chair"],
    kind: "strength",
    muscles: ["legs"],
    measure: "repetitions",
  },
  march: {
    name: "Marching in place",
    image: { image: "move-march-in-place", alt: "" },
    form: "Knees to the height of the hips.",
    regression: "March sitting.",
    level: 1,
    equipment: ["none"],
    kind: "cardio",
    muscles: ["legs"],
    measure: "seconds",
  },
};

const part: WorkoutPart = {
  kind: "strength",
  sets: 3,
  repetitions: 8,
  seconds: 20,
  rest: 60,
  growth: { repetitions: 1, seconds: 0 },
};
const planks: WorkoutPart = { ...part, muscles: ["belly"], sets: 2, rest: 40 };
const chairs: WorkoutPart = { ...part, muscles: ["legs"] };
const walk: WorkoutPart = { ...part, kind: "cardio", sets: 1, seconds: 120, rest: 0 };

const rest = {
  name: "Rest",
  notes: ["Nothing is asked of you today. A walk after dinner is welcome."],
  areas: [],
  parts: [],
};
const day = (name: string, parts: WorkoutPart[], ...notes: string[]): DayTemplate => ({
  name,
  notes,
  areas: ["legs"],
  parts,
});
const week = (title: string) => ({
  title,
  intro: "Three days of strength, one of breath, and three to come back from them.",
});

export const workouts: WorkoutTemplate = {
  weeks: [
    week("Beginning"),
    week("Finding a rhythm"),
    week("A little more"),
    week("As much as you like"),
  ],
  days: [
    day("Upper Body", [planks, chairs], "Hands below the shoulders, and no hurry."),
    rest,
    day("Lower Body", [chairs, walk]),
    rest,
    day("Full Body", [chairs, planks, walk]),
    day("HIIT", [walk]),
    rest,
  ],
};
