// @module-tag long
import { describe, expect, test } from "vitest";
import { AREAS } from "#member-plan/pool/areas.ts";
import type { Effort } from "#member-plan/pool/exercise-pool.ts";
import { workoutWeeks } from "#member-plan/workouts/workout-weeks.ts";
import { realProgram } from "../support/real-program.ts";
import { decisionsFor } from "./chosen-meals.fixtures.ts";
import { trainees } from "./members.fixtures.ts";

const source = realProgram();

describe("every member", () => {
  test("gets workouts that grow every week", () => {
    let count = 0;
    for (const answers of trainees()) {
      count++;
      const { training } = decisionsFor(answers, source);
      const weeks = workoutWeeks(source.exercises.exercises, source.workouts, training);
      expect(weeks).toHaveLength(4);
      for (const [day, { parts, areas, gentler }] of source.workouts.days.entries()) {
        const usual = weeks.slice(gentler ? training.gentlerWeeks : 0);
        const volumes = usual.map(({ days }) => volumeOf(days[day]?.exercises ?? []));
        const extra = AREAS.filter(
          (area) => areas.includes(area) && training.areas.includes(area),
        ).slice(0, 2);
        for (const { days } of usual)
          expect(days[day]?.exercises).toHaveLength(parts.length + extra.length);
        if (parts.every(({ growth }) => growth.repetitions + growth.seconds === 0)) continue;
        expect(volumes).toEqual([...new Set(volumes)].toSorted((a, b) => a - b));
      }
      const used = weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
      for (const { exercise } of used) {
        const { level, impact } = source.exercises.exercises[exercise]!;
        expect(level).toBeLessThanOrEqual(training.level);
        if (training.isLowImpact) expect(impact).toBe("low");
      }
    }
    process.stdout.write(`${count} members with their own workouts\n`);
  });
});

const volumeOf = (efforts: Effort[]): number =>
  efforts.reduce(
    (sum, { sets, repetitions = 0, seconds = 0 }) => sum + sets * (repetitions + seconds),
    0,
  );
