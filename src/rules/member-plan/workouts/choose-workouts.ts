import { entriesById } from "../pool/entries-by-id.ts";
import type {
  DayTemplate,
  Effort,
  PoolExercise,
  WorkoutPart,
  WorkoutTemplate,
} from "../pool/exercise-pool.ts";
import { fitSets } from "./session-time.ts";

/** The facts that decide between exercises. */
export interface Training {
  level: 1 | 2 | 3;
  /** Demands and equipment that no exercise may have. */
  avoided: readonly string[];
  /** True if the parts that train balance are for the member. */
  hasBalance: boolean;
  /** The number of weeks in which some days are gentler than their parts. */
  gentlerWeeks: number;
  /** Areas that get an exercise more. */
  areas: readonly string[];
  /** Sets more, by kind of exercise. */
  moreSets: { kind: PoolExercise["kind"]; sets: number }[];
}

/**
 * Strength by level: trained members do more, and rest longer. ACSM, Med Sci Sports Exerc
 * 2009;41:687-708: 8 to 12 repetitions for beginners; 1 to 2 minutes of rest.
 */
const VOLUME = { 1: 1, 2: 1, 3: 1.25 } as const;
const REST = { 1: 1, 2: 1, 3: 1.25 } as const;
/** Areas that get an exercise more on one day. */
const MAX_AREAS_A_DAY = 2;
const SECONDS_STEP = 5;

/** An exercise that a member can do. */
interface Possible {
  id: string;
  exercise: PoolExercise;
}

/** An exercise of a day: what a member begins with, and what each week adds. */
interface Chosen {
  kind: WorkoutPart["kind"];
  first: Effort;
  growth: WorkoutPart["growth"];
}

/**
 * Chooses a member's exercises for each day, and how much of each in each week: `[week][day]`. The
 * exercises stay the same for all weeks, so that the growing volume can be felt.
 */
export function chooseWorkouts(
  exercises: Record<string, PoolExercise>,
  { days, weeks, "max-minutes": maxMinutes = Number.POSITIVE_INFINITY }: WorkoutTemplate,
  training: Training,
): Effort[][][] {
  const possible = byKind(exercises, training);
  const uses = new Map<string, number>();
  const choose = (parts: readonly WorkoutPart[]) => {
    const today: Chosen[] = [];
    for (const part of parts) {
      const found = pick(possible, part, { today, uses });
      if (!found) continue;
      const first = firstEffort(found, part, training);
      today.push({ kind: part.kind, first, growth: part.growth });
      uses.set(found.id, (uses.get(found.id) ?? 0) + 1);
    }
    // The last week is the fullest.
    const fullest = today.map((one) => computeEffort(weeks.length - 1, one));
    const sets = fitSets(fullest, maxMinutes);
    return today.map((one, at) => ({ ...one, first: { ...one.first, sets: sets[at] ?? 1 } }));
  };
  const areas = areasByDay(days, training);
  const chosen = days.map((day, index) => ({
    ...{ day, usual: choose(selectParts(day, areas[index] ?? [], training)) },
    gentler: choose(day.gentler?.parts ?? []),
  }));
  return weeks.map((_, week) =>
    chosen.map(({ day, usual, gentler }) =>
      isGentler(day, week, training)
        ? gentler.map((one) => computeEffort(week, one))
        : usual.map((one) => {
            const usualWeek = toUsualWeek(day, week, training);
            const fewerSets = weeks[usualWeek]?.["fewer-sets"] ?? 0;
            const effort = computeEffort(usualWeek, one);
            const isHard = one.kind === "strength" || one.kind === "cardio";
            return isHard ? { ...effort, sets: Math.max(effort.sets - fewerSets, 1) } : effort;
          }),
    ),
  );
}

/** True if a day of a week, counted from 0, is gentler than its parts. */
export const isGentler = (day: DayTemplate, week: number, { gentlerWeeks }: Training): boolean =>
  day.gentler !== undefined && week < gentlerWeeks;

/** The week in which a day's own parts are, counted from their first one. */
export const toUsualWeek = (day: DayTemplate, week: number, { gentlerWeeks }: Training): number =>
  day.gentler === undefined ? week : week - gentlerWeeks;

/** For each day, the areas that get an exercise more: those that had the fewest so far. */
export function areasByDay(days: readonly DayTemplate[], { areas }: Training): string[][] {
  const uses = new Map<string, number>();
  return days.map((day) => {
    if (!day.parts.some(({ kind }) => kind === "strength")) return [];
    const today = areas
      .filter((area) => day.areas.some((one) => one === area))
      .sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0))
      .slice(0, MAX_AREAS_A_DAY);
    for (const area of today) uses.set(area, (uses.get(area) ?? 0) + 1);
    return today;
  });
}

/** The day's parts that are for the member, and one more for each area to improve. */
function selectParts(day: DayTemplate, areas: string[], { hasBalance }: Training): WorkoutPart[] {
  const parts = day.parts.filter(({ kind }) => hasBalance || kind !== "balance");
  const strength = parts.filter(({ kind }) => kind === "strength").at(-1);
  if (!strength) return parts;
  const extra = areas.map((area) => ({ ...strength, pattern: undefined, muscles: [area] }));
  return [...parts, ...extra];
}

/** The exercise that was used least, at the member's level or the closest below it. */
function pick(
  possible: ReadonlyMap<PoolExercise["kind"], Possible[]>,
  { kind, pattern, muscles }: WorkoutPart,
  { today, uses }: { today: Chosen[]; uses: Map<string, number> },
): Possible | undefined {
  let best: { found: Possible; used: number } | undefined;
  // A loop that skips early: this runs a hundred times for a plan, on slow phones, too.
  possible.get(kind)?.forEach((found) => {
    const { id, exercise } = found;
    if (pattern && exercise.pattern !== pattern) return;
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
function byKind(exercises: Record<string, PoolExercise>, training: Training) {
  const possible = new Map<PoolExercise["kind"], Possible[]>();
  entriesById(exercises).forEach(({ id, entry: exercise }) => {
    if (exercise.level > training.level || !isSuitable(training, exercise)) return;
    const found = possible.get(exercise.kind) ?? [];
    possible.set(exercise.kind, found);
    found.push({ id, exercise });
  });
  return possible;
}

/** True if an exercise has nothing that the member avoids. */
export const isSuitable = (
  { avoided }: Pick<Training, "avoided">,
  { demands = [], equipment }: PoolExercise,
): boolean => ![...demands, ...equipment].some((one) => avoided.includes(one));

/** The effort of an exercise in a member's first week. */
function firstEffort({ id, exercise }: Possible, part: WorkoutPart, training: Training): Effort {
  const isStrength = part.kind === "strength";
  const volume = isStrength ? VOLUME[training.level] : 1;
  const rest = roundSeconds(part.rest * (isStrength ? REST[training.level] : 1));
  const sides = exercise.sides && { sides: exercise.sides };
  const more = training.moreSets.filter(({ kind }) => kind === part.kind);
  const sets = more.reduce((sum, one) => sum + one.sets, part.sets);
  if (exercise.measure === "repetitions" && isStrength) {
    const repetitions = Math.round(part.repetitions * volume);
    return { exercise: id, sets, repetitions, ...sides, rest };
  }
  return { exercise: id, sets, seconds: roundSeconds(part.seconds * volume), ...sides, rest };
}

const roundSeconds = (seconds: number): number => Math.round(seconds / SECONDS_STEP) * SECONDS_STEP;

/** The effort of a later week; the first one is week 0. */
function computeEffort(week: number, { first, growth }: Chosen): Effort {
  const { repetitions, seconds = 0 } = first;
  return repetitions === undefined
    ? { ...first, seconds: seconds + week * growth.seconds }
    : { ...first, repetitions: repetitions + week * growth.repetitions };
}
