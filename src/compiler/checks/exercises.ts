import type { WorkoutPart } from "#member-plan/pool/exercise-pool.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

/**
 * Exercises that the pool or the video names but the pool doesn't have, and parts of a workout that
 * have no exercise for beginners who can't jump.
 */
export function exerciseDiagnostics({ program }: Funnel): Diagnostic[] {
  if (!program) return [];
  const known = Object.keys(program.exercises.fields.exercises);
  const unknown = usesOf(program).filter(({ exercise }) => !known.includes(exercise));
  if (unknown.length > 0)
    return unknown.map((use) =>
      use.source.diagnosticAt(
        use.path,
        programMessages.unknownExercise({
          exercise: use.exercise,
          meant: nearest(use.exercise, known),
        }),
      ),
    );
  return partsWithoutExercise(program);
}

interface Use {
  exercise: string;
  source: Source;
  path: Path;
}

/** Where exercises and the video name an exercise. */
function usesOf({ exercises, "warm-up-video": video }: Program): Use[] {
  const links = Object.entries(exercises.fields.exercises).flatMap(([id, { easier, harder }]) =>
    Object.entries({ easier, harder }).flatMap(([field, exercise]) =>
      exercise === undefined
        ? []
        : [{ exercise, source: exercises.source, path: ["exercises", id, field] }],
    ),
  );
  const scenes = video.fields.scenes.map(({ exercise }, index) => ({
    exercise,
    source: video.source,
    path: ["scenes", index, "exercise"],
  }));
  return [...links, ...scenes];
}

function partsWithoutExercise({ exercises, workouts }: Program): Diagnostic[] {
  const gentle = Object.values(exercises.fields.exercises).filter(
    ({ level, impact }) => level === 1 && impact === "low",
  );
  const isTaken = ({ kind, muscles }: WorkoutPart) =>
    gentle.some(
      (exercise) =>
        exercise.kind === kind && (!muscles || muscles.includes(exercise.muscles[0] ?? "")),
    );
  const missing = (parts: readonly WorkoutPart[], at: Path) =>
    parts.flatMap((part, index) =>
      isTaken(part)
        ? []
        : [
            workouts.source.diagnosticAt(
              [...at, "parts", index],
              programMessages.partWithoutExercise({ kind: part.kind, muscles: part.muscles ?? [] }),
            ),
          ],
    );
  return workouts.fields.days.flatMap(({ parts, gentler }, day) => [
    ...missing(parts, ["days", day]),
    ...missing(gentler?.parts ?? [], ["days", day, "gentler"]),
  ]);
}
