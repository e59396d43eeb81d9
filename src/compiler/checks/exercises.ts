import { DEMANDS } from "#rules/member-plan/pool/exercise-kinds.ts";
import type { WorkoutPart } from "#rules/member-plan/pool/exercise-pool.ts";
import { isSuitable } from "#rules/member-plan/workouts/choose-workouts.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

/**
 * Exercises that the pool or the video names but the pool doesn't have, what rules avoid but no
 * exercise has, and parts of a workout without an exercise for beginners who avoid all of it.
 */
export function exerciseDiagnostics({ program }: Funnel): Diagnostic[] {
  if (!program) return [];
  const known = Object.keys(program.exercises.fields.exercises);
  const unknown = listUses(program).filter(({ exercise }) => !known.includes(exercise));
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
  return [...unknownAvoided(program), ...partsWithoutExercise(program)];
}

/** Demands and equipment in rules that no exercise has. */
function unknownAvoided({ exercises, rules }: Program): Diagnostic[] {
  const pool = Object.values(exercises.fields.exercises);
  const known = [...new Set([...DEMANDS, ...pool.flatMap(({ equipment }) => equipment)])];
  return (rules.fields.avoid ?? []).flatMap((rule, at) =>
    rule.with.flatMap((avoided, index) =>
      known.includes(avoided)
        ? []
        : rules.source.diagnosticAt(
            ["avoid", at, "with", index],
            programMessages.unknownAvoided({ avoided, meant: nearest(avoided, known) }),
          ),
    ),
  );
}

interface Use {
  exercise: string;
  source: Source;
  path: Path;
}

/** Where exercises and the video name an exercise. */
function listUses({ exercises, "warm-up-video": video }: Program): Use[] {
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

function partsWithoutExercise({ exercises, workouts, rules }: Program): Diagnostic[] {
  const avoided = (rules.fields.avoid ?? []).flatMap((rule) => rule.with);
  const gentle = Object.values(exercises.fields.exercises).filter(
    (exercise) => exercise.level === 1 && isSuitable({ avoided }, exercise),
  );
  const isTaken = ({ kind, pattern, muscles }: WorkoutPart) =>
    gentle.some(
      (exercise) =>
        exercise.kind === kind &&
        (!pattern || exercise.pattern === pattern) &&
        (!muscles || muscles.includes(exercise.muscles[0] ?? "")),
    );
  const missing = (parts: readonly WorkoutPart[], at: Path) =>
    parts.flatMap((part, index) =>
      isTaken(part)
        ? []
        : [
            workouts.source.diagnosticAt(
              [...at, "parts", index],
              programMessages.partWithoutExercise(part),
            ),
          ],
    );
  return workouts.fields.days.flatMap(({ parts, gentler }, day) => [
    ...missing(parts, ["days", day]),
    ...missing(gentler?.parts ?? [], ["days", day, "gentler"]),
  ]);
}
