import { describe, expect, test } from "vitest";
import { waterPercent } from "../tracker/notes.ts";
import { parseGlasses, waterHint, waterText } from "./water.ts";

describe("water", () => {
  test.each([
    ["3", 3],
    ["0", 0],
    ["20", 20],
    ["21", 20],
    ["999", 20],
    ["-4", 0],
    ["2.9", 2],
    ["", 0],
    ["many", 0],
  ])("reads %j as %d glasses", (text, glasses) => {
    expect(parseGlasses(text)).toBe(glasses);
  });

  test("fills the bar at eight glasses", () => {
    expect([0, 1, 3, 8, 9, 20].map(waterPercent)).toEqual([0, 12.5, 37.5, 100, 100, 100]);
  });

  test("describes the day's water", () => {
    expect([0, 7, 8, 9].map(waterText)).toEqual([
      "0 of 8 glasses",
      "7 of 8 glasses",
      "8 of 8 glasses, a full day",
      "9 glasses, more than a full day",
    ]);
  });

  test("explains the limit only if more was typed", () => {
    expect(waterHint("21")).toMatchInlineSnapshot(`"We count up to 20 glasses a day."`);
    expect(["20", "", undefined].map(waterHint)).toEqual([undefined, undefined, undefined]);
  });
});
