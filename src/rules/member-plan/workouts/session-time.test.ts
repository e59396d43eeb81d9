import { describe, expect, test } from "vitest";
import type { Effort } from "../pool/exercise-pool.ts";
import { countMinutes, fitSets } from "./session-time.ts";

const effort = (sets: number, fields: Partial<Effort> = {}): Effort => ({
  ...{ exercise: "squat", sets, repetitions: 10, rest: 60 },
  ...fields,
});

describe("the time of a session", () => {
  test("has the warm-up, all sets of both sides, and the rests", () => {
    expect(countMinutes([])).toBe(5);
    expect(countMinutes([effort(3)])).toBe(10);
    expect(countMinutes([effort(3, { sides: 2 })])).toBe(12);
    expect(countMinutes([effort(2, { repetitions: undefined, seconds: 30 })])).toBe(8);
  });

  test.each([
    [[4, 3, 3], 30, [4, 3, 3]],
    [[4, 3, 3], 20, [4, 3, 2]],
    [[4, 4, 3], 18, [4, 2, 2]],
    [[3, 1, 3], 5, [2, 1, 2]],
  ])("with the sets %j in %d minutes leaves %j", (sets, minutes, left) => {
    expect(
      fitSets(
        sets.map((one) => effort(one)),
        minutes,
      ),
    ).toEqual(left);
  });
});
