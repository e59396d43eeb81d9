import { entriesById } from "../pool/entries-by-id.ts";
import type {
  DayTemplate,
  Effort,
  PoolExercise,
  WorkoutPart,
  WorkoutTemplate,
} from "../pool/exercise-pool.ts";

/** What decides between exercises. */
export interface Training {
  level: 1 | 2 | 3;
  isLowImpact: boolean;
  /** The number of weeks in which some days are gentler than their parts. */
  gentlerWeeks: number;
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

/** An exercise that a member can do. */
interface Possible {
  id: string;
  exercise: PoolExercise;
}

/** An exercise of a day: what a member begins with, and what each week adds. */
interface Chosen {
  first: Effort;
  growth: WorkoutPart["growth"];
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
  const choose = (parts: readonly WorkoutPart[]) => {
    const today: Chosen[] = [];
    for (const part of parts) {
      const found = pick(possible, part, { today, uses });
      if (!found) continue;
      today.push({ first: firstEffort(found, part, training), growth: part.growth });
      uses.set(found.id, (uses.get(found.id) ?? 0) + 1);
    }
    return today;
  };
  const chosen = days.map((day) => ({
    ...{ day, usual: choose(partsOf(day, training)) },
    gentler: choose(day.gentler?.parts ?? []),
  }));
  return weeks.map((_, week) =>
    chosen.map(({ day, usual, gentler }) =>
      isGentler(day, week, training)
        ? gentler.map((one) => effortIn(week, one))
        : usual.map((one) => effortIn(weekOfUsual(day, week, training), one)),
    ),
  );
}

/** True if a day of a week, counted from 0, is gentler than its parts. */
export const isGentler = (day: DayTemplate, week: number, { gentlerWeeks }: Training): boolean =>
  day.gentler !== undefined && week < gentlerWeeks;

/** The week in which a day's own parts are, counted from their first one. */
const weekOfUsual = (day: DayTemplate, week: number, { gentlerWeeks }: Training): number =>
  day.gentler === undefined ? week : week - gentlerWeeks;

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
  possible: ReadonlyMap<PoolExercise["kind"], Possible[]>,
  { kind, muscles }: WorkoutPart,
  { today, uses }: { today: Chosen[]; uses: Map<string, number> },
): Possible | undefined {
  let best: { found: Possible; used: number } | undefined;
  // A loop that skips early: this runs a hundred times for a plan, on slow phones, too.
  possible.get(kind)?.forEach((found) => {
    const { id, exercise } = found;
    if (muscles && !muscles.includes(exercise.muscles[0] ?? "")) return;
    const used = uses.get(id) ?? 0;
    if (best && (used > best.used || (used === best.used && !isHarder(found, best.found)))) return;
    if (!today.some(({ first }) => first.exercise === id)) best = { found, used };
  });
  return best?.found;
}

const isHarder = ({ exercise }: Possible, than: Possible): boolean =>
  exercise.level > than.exercise.level;

/** The exercises that a member can do. */
function byKind(exercises: Record<string, PoolExercise>, { level, isLowImpact }: Training) {
  const possible = new Map<PoolExercise["kind"], Possible[]>();
  entriesById(exercises).forEach(({ id, entry: exercise }) => {
    if (exercise.level > level || (isLowImpact && exercise.impact !== "low")) return;
    const found = possible.get(exercise.kind) ?? [];
    possible.set(exercise.kind, found);
    found.push({ id, exercise });
  });
  return possible;
}

/** How much of an exercise a member does in the first week. */
function firstEffort({ id, exercise }: Possible, part: WorkoutPart, training: Training): Effort {
  const volume = part.kind === "strength" ? VOLUME[training.level] : 1;
  const more = training.moreSets.filter(({ kind }) => kind === part.kind);
  const sets = more.reduce((sum, one) => sum + one.sets, part.sets);
  if (exercise.measure === "repetitions" && part.kind === "strength") {
    const repetitions = Math.round(part.repetitions * volume);
    return { exercise: id, sets, repetitions, rest: part.rest };
  }
  const seconds = Math.round((part.seconds * volume) / SECONDS_STEP) * SECONDS_STEP;
  return { exercise: id, sets, seconds, rest: part.rest };
}

/** The effort of a later week; the first one is week 0. */
function effortIn(week: number, { first, growth }: Chosen): Effort {
  const { exercise, sets, repetitions, seconds = 0, rest } = first;
  return repetitions === undefined
    ? { exercise, sets, seconds: seconds + week * growth.seconds, rest }
    : { exercise, sets, repetitions: repetitions + week * growth.repetitions, rest };
}
