import { didYouMean } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Exercises that a workout or the video names and the library does not have, and those that nothing names. */
export function exerciseProblems({ program }: Funnel): Problem[] {
  if (!program) return [];
  const { workouts, "warm-up-video": video } = program;
  const known = Object.keys(workouts.fields.exercises);
  const named = [
    ...workouts.fields.weeks.flatMap(({ days }, week) =>
      days.flatMap(({ exercises }, day) =>
        exercises.map(({ exercise }, index) => ({
          exercise,
          source: workouts.source,
          path: ["weeks", week, "days", day, "exercises", index, "exercise"],
        })),
      ),
    ),
    ...video.fields.scenes.map(({ exercise }, index) => ({
      exercise,
      source: video.source,
      path: ["scenes", index, "exercise"],
    })),
  ];
  const unknown = named.filter(({ exercise }) => !known.includes(exercise));
  if (unknown.length > 0) {
    return unknown.map(({ exercise, source, path }) =>
      source.problem(
        path,
        `"${exercise}" is no exercise.${didYouMean(exercise, known) || " Write it under exercises: in funnel/program/workouts.yaml."}`,
      ),
    );
  }

  // only then: one that was mistyped is not also one that nothing names
  const used = new Set(named.map(({ exercise }) => exercise));
  return known
    .filter((id) => !used.has(id))
    .map((id) =>
      workouts.source.problem(
        ["exercises", id],
        `No workout has the exercise "${id}". Use it in one, or take it out.`,
        true,
      ),
    );
}
