import type { Effort, PoolExercise, WorkoutPart, WorkoutTemplate } from "./exercise-pool.ts";

/** What decides between exercises. */
export interface Training {
  level: 1 | 2 | 3;
  isLowImpact: boolean;
  /** Areas that get an exercise more. */
  areas: readonly string[];
  /** Sets more, by kind of exercise. */
  moreSets: { kind: PoolExercise["kind"]; sets: number }[];
}

/** Volume by level: beginners do fewer repetitions, trained members more. */
const VOLUME = { 1: 0.8, 2: 1, 3: 1.25 } as const;
/** Areas that get an exercise more on one day. */
const MOST_AREAS_A_DAY = 2;
const SECONDS_STEP = 5;

interface Chosen {
  id: string;
  exercise: PoolExercise;
  part: WorkoutPart;
}

/**
 * Chooses a member's exercises for each day, and how much of each in each week: `[week][day]`. The
 * exercises stay the same for all weeks, so that the growing volume can be felt.
 */
export function chooseWorkouts(
  exercises: Record<string, PoolExercise>,
  { days, weeks }: WorkoutTemplate,
  training: Training,
): Effort[][][] {
  const possible = byKind(exercises, training);
  const uses = new Map<string, number>();
  const chosen = days.map((day) => {
    const today: Chosen[] = [];
    for (const part of partsOf(day, training)) {
      const found = pick(possible, part, { today, uses });
      if (!found) continue;
      today.push({ ...found, part });
      uses.set(found.id, (uses.get(found.id) ?? 0) + 1);
    }
    return today;
  });
  return weeks.map((_, week) =>
    chosen.map((today) => today.map((one) => effortOf(one, week, training))),
  );
}

/** The areas that get an exercise more on a day. */
export const areasOfDay = (day: WorkoutTemplate["days"][number], training: Training): string[] =>
  day.parts.some(({ kind }) => kind === "strength")
    ? training.areas
        .filter((area) => day.areas.some((one) => one === area))
        .slice(0, MOST_AREAS_A_DAY)
    : [];

/** The day's parts, and one more for each area to improve. */
function partsOf(day: WorkoutTemplate["days"][number], training: Training): WorkoutPart[] {
  const strength = day.parts.findLast(({ kind }) => kind === "strength");
  if (!strength) return day.parts;
  const extra = areasOfDay(day, training).map((area) => ({ ...strength, muscles: [area] }));
  return [...day.parts, ...extra];
}

/** The exercise that was used least, at the member's level or the closest below it. */
function pick(
  possible: ReadonlyMap<PoolExercise["kind"], Omit<Chosen, "part">[]>,
  { kind, muscles }: WorkoutPart,
  { today, uses }: { today: Chosen[]; uses: Map<string, number> },
): Omit<Chosen, "part"> | undefined {
  let best: { found: Omit<Chosen, "part">; used: number } | undefined;
  // A loop that skips early: this runs a hundred times for a plan, on slow phones, too.
  for (const found of possible.get(kind) ?? []) {
    const { id, exercise } = found;
    if (muscles && !muscles.includes(exercise.muscles[0] ?? "")) continue;
    const used = uses.get(id) ?? 0;
    if (best && (used > best.used || (used === best.used && !isHarder(found, best.found))))
      continue;
    if (!today.some((one) => one.id === id)) best = { found, used };
  }
  return best?.found;
}

const isHarder = ({ exercise }: Omit<Chosen, "part">, than: Omit<Chosen, "part">): boolean =>
  exercise.level > than.exercise.level;

/** The exercises that a member can do. */
function byKind(exercises: Record<string, PoolExercise>, { level, isLowImpact }: Training) {
  const possible = new Map<PoolExercise["kind"], Omit<Chosen, "part">[]>();
  for (const [id, exercise] of Object.entries(exercises)) {
    if (exercise.level > level || (isLowImpact && exercise.impact !== "low")) continue;
    const found = possible.get(exercise.kind) ?? [];
    possible.set(exercise.kind, found);
    found.push({ id, exercise });
  }
  return possible;
}

function effortOf({ id, exercise, part }: Chosen, week: number, training: Training): Effort {
  const volume = part.kind === "strength" ? VOLUME[training.level] : 1;
  const more = training.moreSets.filter(({ kind }) => kind === part.kind);
  const sets = more.reduce((sum, one) => sum + one.sets, part.sets);
  if (exercise.measure === "repetitions" && part.kind === "strength") {
    const repetitions = Math.round(part.repetitions * volume) + week * part.growth.repetitions;
    return { exercise: id, sets, repetitions, rest: part.rest };
  }
  const first = Math.round((part.seconds * volume) / SECONDS_STEP) * SECONDS_STEP;
  return { exercise: id, sets, seconds: first + week * part.growth.seconds, rest: part.rest };
}
