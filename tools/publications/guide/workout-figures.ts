import type { Effort, WorkoutPart } from "#rules/member-plan/pool/exercise-pool.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { workoutWeeks } from "#rules/member-plan/workouts/workout-weeks.ts";

const WORDS: Record<string, string> = {
  push: "push",
  press: "press overhead",
  pull: "pull",
  squat: "squat",
  hinge: "hinge",
  lunge: "lunge",
  calf: "calf raise",
  brace: "brace",
  walk: "easy walk",
  stretch: "stretch",
  cardio: "intervals",
};

/**
 * The figures in guides about the workouts, by the placeholder that they replace: Markdown tables,
 * and ranges over all levels of members who get nothing extra.
 */
export function workoutFigures({ exercises, workouts }: PlanSource): Record<string, string> {
  const members = ([1, 2, 3] as const).map((level) =>
    workoutWeeks(exercises.exercises, workouts, {
      ...{ level, avoided: [], hasBalance: false, gentlerWeeks: 0, areas: [], moreSets: [] },
    }),
  );
  const hasKind = (kind: string) => (effort: Effort) =>
    exercises.exercises[effort.exercise]?.kind === kind;
  const weeks = workouts.weeks.map((_, week) => {
    const days = members.flatMap((member) => member[week]?.days ?? []);
    const strength = days.flatMap((day) => day.exercises.filter(hasKind("strength")));
    const [cardio] = days.flatMap((day) => day.exercises.filter(hasKind("cardio")));
    const sets = range(strength.map((effort) => effort.sets));
    const repetitions = range(strength.flatMap((effort) => effort.repetitions ?? []));
    const holds = range(strength.flatMap((effort) => effort.seconds ?? []));
    return [
      `${week + 1}`,
      `${sets} sets of ${repetitions}`,
      `${holds} s`,
      cardio ? `${cardio.sets} × ${cardio.seconds} s on, ${cardio.rest} s off` : "",
    ];
  });
  const days = workouts.days.map(({ name, parts }, day) => [
    `${day + 1}`,
    name,
    describeParts(parts),
  ]);
  const minutes = members.flat().flatMap((week) => week.days.flatMap((day) => day.minutes ?? []));
  return {
    "{workout-minutes}": range(minutes),
    "{max-workout-minutes}": `${workouts["max-minutes"] ?? Math.max(...minutes)}`,
    "{workout-days}": table(["Day of the week", "Session", "What is in it"], days),
    "{workout-weeks}": table(["Week", "Strength", "Holds", "HIIT, each move"], weeks),
  };
}

/** The patterns and kinds of a day, in its order: `Squat, hinge, lunge, calf raise`. */
function describeParts(parts: readonly WorkoutPart[]): string {
  const words = parts.flatMap(({ kind, pattern }) => WORDS[pattern ?? kind] ?? []);
  const text = [...new Set(words)].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function range(numbers: readonly number[]): string {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return from === to ? `${from}` : `${from} to ${to}`;
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
