import { describe, expect, test } from "vitest";
import { parseOrNull, requireText } from "./require-fields.ts";

describe("parseOrNull", () => {
  test("returns what was parsed, and null if a required field isn't usable", () => {
    expect(parseOrNull(() => requireText("yes"))).toBe("yes");
    expect(parseOrNull(() => requireText(1))).toBeNull();
  });

  test("doesn't hide an error in the parser", () => {
    const parse = () => {
      throw new TypeError("row.at is not a function");
    };
    expect(() => parseOrNull(parse)).toThrow(TypeError);
  });
});
