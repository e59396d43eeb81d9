import { describe, expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { storyProgram } from "../program.fixtures.ts";
import { parseProgram, pickFromCycle } from "./program.ts";

const parts: Record<string, Json> = JSON.parse(JSON.stringify(storyProgram));

describe("parseProgram", () => {
  test("takes a program with all parts", () => {
    expect(parseProgram(parts)).toEqual(parts);
  });

  test.each(Object.keys(parts))("takes none without %s", (name) => {
    const { [name]: _, ...others } = parts;
    expect(parseProgram(others)).toBeUndefined();
    expect(parseProgram({ ...parts, [name]: [] })).toBeUndefined();
  });

  test("ignores programs in the format before the meal pool", () => {
    expect(parseProgram({ ...parts, meals: { days: [] } })).toBeUndefined();
  });
});

test("a cycle repeats after its last entry", () => {
  expect([1, 2, 3, 30].map((day) => pickFromCycle(["a", "b"], day))).toEqual(["a", "b", "a", "b"]);
  expect(pickFromCycle([], 1)).toBeUndefined();
});
