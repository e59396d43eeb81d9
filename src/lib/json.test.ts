import { describe, expect, test } from "vitest";
import { getOwn, isJsonObject, type Json, parseJson, sameJson } from "./json.ts";

describe("JSON values", () => {
  test("recognizes objects, but not arrays", () => {
    expect([{}, { a: 1 }, [], null, undefined, "a", 1].map(isJsonObject)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("parses stored text, and takes anything else for nothing", () => {
    expect(['{"a":1}', "", "{", null].map(parseJson)).toEqual([{ a: 1 }, null, null, null]);
  });

  test("ignores inherited properties", () => {
    expect([
      getOwn({ a: 1 }, "a"),
      getOwn({ a: 1 }, "constructor"),
      getOwn({ a: 1 }, "__proto__"),
    ]).toEqual([1, undefined, undefined]);
  });

  test.each<[Json, Json | undefined, boolean]>([
    [1, 1, true],
    [1, "1", false],
    [null, null, true],
    [null, undefined, false],
    [["a", "b"], ["a", "b"], true],
    [["a", "b"], ["b", "a"], false],
    [["a"], ["a", "b"], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{}, null, false],
  ])("compares %j and %j: %s", (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
  });
});
