// @module-tag long
import { describe, expect, test } from "vitest";
import type { Effort } from "#rules/member-plan/pool/exercise-pool.ts";
import { isSuitable, type Training } from "#rules/member-plan/workouts/choose-workouts.ts";
import { workoutWeeks } from "#rules/member-plan/workouts/workout-weeks.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { decide } from "./chosen-meals.fixtures.ts";
import { trainees } from "./members.fixtures.ts";

const source = realProgram();

describe("every member", () => {
  test("gets workouts that grow every week", () => {
    let count = 0;
    for (const answers of trainees()) {
      count++;
      const { training } = decide(answers, source);
      const weeks = workoutWeeks(source.exercises.exercises, source.workouts, training);
      expect(weeks).toHaveLength(4);
      for (const [day, { parts, areas, gentler }] of source.workouts.days.entries()) {
        const usual = weeks.slice(gentler ? training.gentlerWeeks : 0);
        const volumes = usual.map(({ days }) => sumVolume(days[day]?.exercises ?? []));
        const usualParts = parts.filter(({ kind }) => kind !== "balance" || training.hasBalance);
        const extra = weeks[0]?.days[day]?.areas ?? [];
        expect(areas).toEqual(expect.arrayContaining(extra));
        for (const { days } of usual)
          expect(days[day]?.exercises).toHaveLength(usualParts.length + extra.length);
        if (parts.every(({ growth }) => growth.repetitions + growth.seconds === 0)) continue;
        expect(volumes).toEqual([...new Set(volumes)].toSorted((a, b) => a - b));
      }
      const used = weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
      for (const { exercise } of used) {
        const about = source.exercises.exercises[exercise]!;
        expect(about.level).toBeLessThanOrEqual(training.level);
        expect(isSuitable(training, about)).toBe(true);
      }
      for (const { minutes = 0 } of weeks.flatMap(({ days }) => days))
        expect(minutes).toBeLessThanOrEqual(MAX_MINUTES);
      if (count % SAMPLE === 0) expectMoreSets(training);
      // None is left out while its reason says that there's more for it.
      const [week] = weeks;
      expect([...new Set(week?.days.flatMap((day) => day.areas))].toSorted()).toEqual(
        [...training.areas].toSorted(),
      );
    }
    process.stdout.write(`${count} members with their own workouts\n`);
  });
});

const MAX_MINUTES = 45;
/** A prime, so that every kind of member is met. */
const SAMPLE = 11;

/** Sets of each kind in the last week. */
function countSets(training: Training): Record<string, number> {
  const counts: Record<string, number> = {};
  const weeks = workoutWeeks(source.exercises.exercises, source.workouts, training);
  for (const { exercise, sets } of weeks.at(-1)?.days.flatMap((day) => day.exercises) ?? []) {
    const { kind } = source.exercises.exercises[exercise]!;
    counts[kind] = (counts[kind] ?? 0) + sets;
  }
  return counts;
}

/** The reason says that there are more, however long the days are already. */
function expectMoreSets(training: Training): void {
  const usual = countSets({ ...training, moreSets: [] });
  for (const { kind } of training.moreSets)
    expect(countSets(training)[kind]).toBeGreaterThan(usual[kind] ?? 0);
}

const sumVolume = (efforts: Effort[]): number =>
  efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = 0 }) => sum + sets * (repetitions + seconds),
    0,
  );
