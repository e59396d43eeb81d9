import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { storyProgram } from "../program.fixtures.ts";
import { ofCycle, programOf } from "./program.ts";

const parts: Record<string, Json> = JSON.parse(JSON.stringify(storyProgram));

describe("programOf", () => {
  test("takes a program with all parts", () => {
    expect(programOf(parts)).toEqual(parts);
  });

  test.each(Object.keys(parts))("takes none without %s", (name) => {
    const { [name]: _, ...others } = parts;
    expect(programOf(others)).toBeUndefined();
    expect(programOf({ ...parts, [name]: [] })).toBeUndefined();
  });

  test("ignores programs in the format before the meal pool", () => {
    expect(programOf({ ...parts, meals: { days: [] } })).toBeUndefined();
  });
});

test("a cycle repeats after its last entry", () => {
  expect([1, 2, 3, 30].map((day) => ofCycle(["a", "b"], day))).toEqual(["a", "b", "a", "b"]);
  expect(ofCycle([], 1)).toBeUndefined();
});
