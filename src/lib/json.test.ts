import { expect, test } from "vitest";
import { isJsonObject, type Json, own, sameJson } from "./json.ts";

test("only what is an object, and no list, is one", () => {
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

test("what every object has by birth is nobody's own", () => {
  expect([own({ a: 1 }, "a"), own({ a: 1 }, "constructor"), own({ a: 1 }, "__proto__")]).toEqual([
    1,
    undefined,
    undefined,
  ]);
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
])("%j and %j say the same: %s", (one, other, same) => {
  expect(sameJson(one, other)).toBe(same);
});
